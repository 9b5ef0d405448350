package envwatch.ui.console;

import static envwatch.ui.kit.Controls.named;
import static envwatch.words.Messages.text;

import envwatch.catalogue.CallDraft;
import envwatch.catalogue.Operation;
import java.util.Map;
import javafx.scene.control.Label;
import javafx.scene.control.ListView;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyCode;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;

/** Finds an operation by what is typed, and opens it. */
final class OperationList extends VBox {
  private final ConsoleModel model;
  private final Runnable goOn;
  private final TextField search = named(new TextField(), "console-search");
  private final ListView<Operation> list = named(new ListView<>(), "console-operations");

  /**
   * @param goOn brings the keyboard to the form of the operation that is open
   */
  public OperationList(ConsoleModel model, Runnable goOn) {
    this.model = model;
    this.goOn = goOn;
    getStyleClass().add("console-operations");
    search.setPromptText(text("console.search"));
    search.setAccessibleText(text("console.search"));
    model.searchProperty().bind(search.textProperty());
    list.setAccessibleText(text("console.operations"));
    list.setCellFactory(view -> new OperationCell(model));
    list.setPlaceholder(new Label(text("console.none-found")));
    VBox.setVgrow(list, Priority.ALWAYS);
    getChildren().setAll(search, list);
    model
        .operationsProperty()
        .subscribe(found -> {
          Operation before = list.getSelectionModel().getSelectedItem();
          list.getItems().setAll(found);
          if (before != null && found.contains(before)) {
            list.getSelectionModel().select(before);
          } else {
            list.getSelectionModel().clearSelection();
            list.scrollTo(0);
          }
        });
    list.getSelectionModel().selectedItemProperty().subscribe(this::open);
    model.openedProperty().subscribe(this::mark);
    search.setOnAction(event -> openFirst());
    search.setOnKeyPressed(event -> {
      if (event.getCode() == KeyCode.DOWN && !list.getItems().isEmpty()) {
        list.requestFocus();
        list.getSelectionModel().selectFirst();
        event.consume();
      }
    });
    list.setOnKeyPressed(event -> {
      if (event.getCode() == KeyCode.ENTER && !list.getItems().isEmpty()) {
        goOn.run();
        event.consume();
      }
    });
  }

  /** Enter takes the first that was found. */
  private void openFirst() {
    if (!list.getItems().isEmpty()) {
      list.getSelectionModel().selectFirst();
      goOn.run();
    }
  }

  private void open(@Nullable Operation chosen) {
    CallDraft shown = model.openedProperty().get();
    if (chosen != null && (shown == null || shown.operation() != chosen)) {
      model.openedProperty().set(new CallDraft(chosen, Map.of(), null));
    }
  }

  /** What was opened from elsewhere is marked here. */
  private void mark(@Nullable CallDraft opened) {
    if (opened != null
        && opened.operation() != list.getSelectionModel().getSelectedItem()
        && list.getItems().contains(opened.operation())) {
      list.getSelectionModel().select(opened.operation());
      list.scrollTo(opened.operation());
    }
  }

  public void focusSearch() {
    search.requestFocus();
    search.selectAll();
  }
}

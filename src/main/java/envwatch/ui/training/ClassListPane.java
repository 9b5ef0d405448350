package envwatch.ui.training;

import static envwatch.words.Messages.text;

import envwatch.model.training.ClassKey;
import envwatch.ui.kit.Controls;
import envwatch.ui.kit.Menus;
import envwatch.watch.ClassPhase;
import envwatch.watch.ClassView;
import java.util.List;
import java.util.Objects;
import javafx.scene.control.ContextMenu;
import javafx.scene.control.Label;
import javafx.scene.control.ListView;
import javafx.scene.control.MenuItem;
import javafx.scene.input.ContextMenuEvent;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;

/** The list of classes. Selecting one opens it; a heading folds and unfolds past classes. */
final class ClassListPane extends VBox {
  private final OpenClass model;
  private final List<ClassPart> parts;
  private final ListView<ClassEntry> list = new ListView<>();
  private final Label notes = Controls.wrapped("");
  private boolean showing;

  ClassListPane(OpenClass model, List<ClassPart> parts) {
    this.model = model;
    this.parts = parts;
    getStyleClass().add("class-list");
    setMinWidth(0);
    list.setId("classes");
    list.setAccessibleText(text("classes.name"));
    list.getStyleClass().add("classes");
    list.setCellFactory(view -> new ClassCell(this::toggle));
    VBox.setVgrow(list, Priority.ALWAYS);
    notes.setId("classes-notes");
    notes.getStyleClass().add("class-note");
    FlowPane buttons = new FlowPane();
    buttons.getStyleClass().add("class-buttons");
    parts.forEach(part -> buttons.getChildren().addAll(part.listButtons(model)));
    buttons.setManaged(!buttons.getChildren().isEmpty());
    getChildren().setAll(buttons, list, notes);
    list.getSelectionModel().selectedItemProperty().subscribe(this::chosen);
    list.addEventHandler(KeyEvent.KEY_PRESSED, this::pressed);
    list.addEventHandler(ContextMenuEvent.CONTEXT_MENU_REQUESTED, this::openMenu);
    model.entriesProperty().subscribe(this::show);
    model.classProperty().subscribe(this::select);
    model.viewProperty().subscribe(this::note);
    model.dashboard().nowProperty().subscribe(this::note);
  }

  private void show(List<ClassEntry> entries) {
    if (entries.equals(list.getItems())) {
      return;
    }
    showing = true;
    int before = list.getSelectionModel().getSelectedIndex();
    boolean onHeading = list.getSelectionModel().getSelectedItem() instanceof ClassEntry.Heading;
    list.getItems().setAll(entries);
    showing = false;
    if (onHeading && before < entries.size()) {
      list.getSelectionModel().select(before);
    } else {
      select(model.classProperty().get());
    }
  }

  /**
   * @param open null for none
   */
  private void select(@Nullable ClassView open) {
    ClassKey key = open == null ? null : open.key();
    ClassEntry selected = list.getSelectionModel().getSelectedItem();
    if (Objects.equals(key(selected), key) || selected instanceof ClassEntry.Heading) {
      return;
    }
    showing = true;
    list.getItems().stream()
        .filter(entry -> key != null && key.equals(key(entry)))
        .findFirst()
        .ifPresentOrElse(
            entry -> list.getSelectionModel().select(entry),
            () -> list.getSelectionModel().clearSelection());
    showing = false;
  }

  private static @Nullable ClassKey key(@Nullable ClassEntry entry) {
    return entry instanceof ClassEntry.OfClass one ? one.key() : null;
  }

  private void chosen(@Nullable ClassEntry entry) {
    ClassKey key = key(entry);
    if (!showing && key != null) {
      model.open(key);
    }
  }

  /** Folds and unfolds what is below a heading. */
  private void toggle(ClassEntry.Heading heading) {
    if (heading.phase() == ClassPhase.PAST) {
      model.pastShownProperty().set(heading.folded());
    }
  }

  private void pressed(KeyEvent event) {
    if (list.getSelectionModel().getSelectedItem() instanceof ClassEntry.Heading heading) {
      boolean fold = event.getCode() == KeyCode.LEFT && !heading.folded();
      boolean unfold = event.getCode() == KeyCode.RIGHT && heading.folded();
      if (fold || unfold || event.getCode() == KeyCode.ENTER || event.getCode() == KeyCode.SPACE) {
        event.consume();
        toggle(heading);
      }
    }
  }

  private void openMenu(ContextMenuEvent event) {
    ClassKey key = key(list.getSelectionModel().getSelectedItem());
    if (key == null) {
      return;
    }
    model
        .viewProperty()
        .get()
        .find(key)
        .ifPresent(seen -> {
          List<MenuItem> items =
              parts.stream().flatMap(part -> part.classItems(seen).stream()).toList();
          if (!items.isEmpty()) {
            ContextMenu menu = new ContextMenu();
            menu.getItems().setAll(Menus.arranged(items));
            menu.show(list, event.getScreenX(), event.getScreenY());
            event.consume();
          }
        });
  }

  private void note() {
    String words = String.join("\n", ClassTrouble.ofAccounts(model));
    notes.setText(words);
    Controls.show(notes, !words.isEmpty());
  }

  @Override
  public void requestFocus() {
    list.requestFocus();
    if (list.getSelectionModel().isEmpty() && !list.getItems().isEmpty()) {
      list.getSelectionModel().selectFirst();
    }
  }
}

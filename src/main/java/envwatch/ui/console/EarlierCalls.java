package envwatch.ui.console;

import static envwatch.words.Messages.text;

import envwatch.ui.kit.Controls;
import envwatch.ui.kit.Glyph;
import envwatch.ui.kit.Icon;
import envwatch.words.PlainText;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.util.stream.Collectors;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.control.ListView;
import javafx.scene.input.KeyCode;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;

/** The calls of this session: a click fills the form with one again. */
final class EarlierCalls extends ListView<CallHistory.Entry> {
  private static final DateTimeFormatter HOUR = DateTimeFormatter.ofPattern("HH:mm:ss");

  private final ConsoleModel model;

  public EarlierCalls(ConsoleModel model) {
    this.model = model;
    setId("console-earlier");
    setAccessibleText(text("console.earlier"));
    setPlaceholder(new Label(text("console.earlier.none")));
    setCellFactory(view -> new Cell());
    model.earlierProperty().subscribe(entries -> getItems().setAll(entries));
    setOnMouseClicked(event -> open());
    setOnKeyPressed(event -> {
      if (event.getCode() == KeyCode.ENTER) {
        open();
      }
    });
  }

  private void open() {
    CallHistory.Entry chosen = getSelectionModel().getSelectedItem();
    if (chosen != null) {
      model.openedProperty().set(chosen.draft());
    }
  }

  /** A call that was made. */
  private final class Cell extends ListCell<CallHistory.Entry> {
    private final Label address = Controls.tooltipWhenTruncated(new Label());
    private final Label values = Controls.tooltipWhenTruncated(new Label());
    private final Button pin =
        Controls.iconButton(Glyph.BOOKMARK_BORDER, text("console.pin"), this::pin);
    private final VBox lines = new VBox(address, values);
    private final HBox line = new HBox(lines, pin);

    Cell() {
      getStyleClass().add("operation-cell");
      address.getStyleClass().add("operation-address");
      values.getStyleClass().addAll("text-small", "operation-purpose");
      HBox.setHgrow(lines, Priority.ALWAYS);
      lines.setMinWidth(0);
      pin.setMinWidth(USE_PREF_SIZE);
      setPrefWidth(0);
    }

    private void pin() {
      if (getItem() != null) {
        model.pin(getItem());
      }
    }

    @Override
    protected void updateItem(CallHistory.@Nullable Entry entry, boolean empty) {
      super.updateItem(entry, empty);
      CallHistory.Entry shown = empty ? null : entry;
      if (shown == null) {
        setGraphic(null);
        setAccessibleText(null);
        return;
      }
      address.setText(shown.draft().operation().id());
      values.setText(
          text(
              "console.earlier.line",
              HOUR.format(shown.at().atZone(ZoneId.systemDefault())),
              shown.status() == null ? text("absent") : shown.status(),
              given(shown)));
      pin.setGraphic(new Icon(shown.pinned() ? Glyph.BOOKMARK : Glyph.BOOKMARK_BORDER));
      Controls.rename(pin, text(shown.pinned() ? "console.unpin" : "console.pin"));
      setGraphic(line);
      setAccessibleText(address.getText() + ", " + values.getText());
    }

    private static String given(CallHistory.Entry entry) {
      return entry.draft().values().values().stream()
          .map(PlainText::line)
          .collect(Collectors.joining(", "));
    }
  }
}

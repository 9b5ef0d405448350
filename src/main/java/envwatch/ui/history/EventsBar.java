package envwatch.ui.history;

import static envwatch.words.Messages.key;
import static envwatch.words.Messages.text;

import atlantafx.base.theme.Styles;
import envwatch.ui.history.EventsModel.Shown;
import envwatch.ui.kit.Controls;
import envwatch.ui.kit.Glyph;
import envwatch.ui.kit.Icon;
import envwatch.ui.kit.OneTabStop;
import java.time.Duration;
import java.time.ZoneId;
import java.util.List;
import javafx.scene.control.Button;
import javafx.scene.control.ComboBox;
import javafx.scene.control.ContentDisplay;
import javafx.scene.control.Label;
import javafx.scene.control.ToggleButton;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.util.StringConverter;

/** Chooses which events are shown, and takes them elsewhere. */
final class EventsBar extends HBox {
  /** Stands for the range that is yet to be typed. */
  private static final PastRange OWN = new PastRange.Last(Duration.ZERO, "events.range.own");

  /** From so many ems on, the buttons have words. */
  private static final double WORDED = 60;

  private final EventsModel events;
  private final Button copy;
  private final Button export;
  private final ComboBox<PastRange> ranges = new ComboBox<>();
  private final Label count = new Label();

  EventsBar(EventsModel events, Runnable copyAll, Runnable exportAll) {
    this.events = events;
    copy = button("events-copy-all", "events.copy.all", Glyph.CONTENT_COPY, copyAll);
    export = button("events-export", "events.export", Glyph.SAVE_ALT, exportAll);
    getStyleClass().add("events-bar");
    setMinHeight(USE_PREF_SIZE);
    Region between = new Region();
    setHgrow(between, Priority.ALWAYS);
    count.getStyleClass().add(Styles.TEXT_MUTED);
    count.setId("events-count");
    count.setMinWidth(USE_PREF_SIZE);
    getChildren().setAll(ranges(), kinds(), count, between, copy, export);
    // What is too wide with the words is not too wide for the window.
    setMinWidth(0);
    widthProperty().subscribe(this::fit);
    events.shownProperty().subscribe(this::count);
  }

  private void fit() {
    boolean worded = getWidth() >= WORDED * count.getFont().getSize();
    for (Button button : List.of(copy, export)) {
      button.setContentDisplay(worded ? ContentDisplay.LEFT : ContentDisplay.GRAPHIC_ONLY);
      Controls.tip(button, worded ? null : button.getText());
    }
  }

  private Region ranges() {
    ranges.setId("events-range");
    ranges.setVisibleRowCount(EventsModel.RANGES.size() + 2);
    ranges.setAccessibleText(text("events.range"));
    Controls.tip(ranges, text("events.range"));
    ranges.setConverter(
        new StringConverter<>() {
          @Override
          public String toString(PastRange range) {
            return range == null ? "" : range.words(events.text().now(), ZoneId.systemDefault());
          }

          @Override
          public PastRange fromString(String words) {
            throw new UnsupportedOperationException(words);
          }
        });
    events.rangeProperty().subscribe(this::choose);
    ranges
        .valueProperty()
        .addListener((property, before, chosen) -> {
          if (chosen == OWN) {
            ranges.hide();
            ranges.setValue(before);
            ask();
          } else if (chosen != null) {
            events.rangeProperty().set(chosen);
          }
        });
    return ranges;
  }

  private void ask() {
    new OwnRangeDialog(
            getScene().getWindow(),
            events.text().now(),
            range -> events.rangeProperty().set(new PastRange.Between(range)))
        .show();
  }

  /** A stretch of the past is offered while it is chosen. */
  private void choose(PastRange range) {
    ranges.getItems().setAll(EventsModel.RANGES);
    if (!ranges.getItems().contains(range)) {
      ranges.getItems().add(range);
    }
    ranges.getItems().add(OWN);
    ranges.setValue(range);
  }

  private Region kinds() {
    HBox kinds = new HBox();
    kinds.getStyleClass().add("event-kinds");
    OneTabStop.of(kinds);
    for (EventKind kind : EventKind.values()) {
      ToggleButton button = new ToggleButton(text("events.kind." + key(kind)));
      button.setId("events-" + key(kind));
      button.setMinWidth(USE_PREF_SIZE);
      button.setOnAction(event -> {
        events.kindProperty().set(kind);
        // The button that is pressed again stays pressed.
        button.setSelected(true);
      });
      events.kindProperty().subscribe(chosen -> button.setSelected(chosen == kind));
      kinds.getChildren().add(button);
    }
    return kinds;
  }

  private void count(Shown shown) {
    int size = shown.events().size();
    count.setText(size == 0 ? "" : text("events.count", size));
  }

  private static Button button(String id, String words, Glyph icon, Runnable action) {
    Button button = new Button(text(words), new Icon(icon));
    button.setId(id);
    button.setMinWidth(USE_PREF_SIZE);
    button.getStyleClass().addAll(Styles.FLAT, "compact");
    button.setOnAction(event -> action.run());
    return button;
  }
}

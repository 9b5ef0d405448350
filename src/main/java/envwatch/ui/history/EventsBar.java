package envwatch.ui.history;

import static envwatch.words.Messages.key;
import static envwatch.words.Messages.text;

import atlantafx.base.theme.Styles;
import envwatch.ui.history.EventsModel.Shown;
import envwatch.ui.kit.Controls;
import envwatch.ui.kit.Glyph;
import envwatch.ui.kit.Icon;
import envwatch.ui.kit.OneTabStop;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.List;
import javafx.scene.control.Button;
import javafx.scene.control.ContentDisplay;
import javafx.scene.control.Label;
import javafx.scene.control.MenuButton;
import javafx.scene.control.MenuItem;
import javafx.scene.control.RadioMenuItem;
import javafx.scene.control.ToggleButton;
import javafx.scene.control.ToggleGroup;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;

/** Chooses which events are shown, and takes them elsewhere. */
final class EventsBar extends HBox {
  /** From so many ems on, the buttons have words. */
  private static final double WORDED = 60;

  private final EventsModel events;
  private final Button copy;
  private final Button export;
  private final MenuButton ranges = new MenuButton();
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
    count.fontProperty().subscribe(this::fit);
    events.shownProperty().subscribe(this::count);
  }

  private void fit() {
    boolean worded = getWidth() >= WORDED * count.getFont().getSize();
    for (Button button : List.of(copy, export)) {
      button.setContentDisplay(worded ? ContentDisplay.LEFT : ContentDisplay.GRAPHIC_ONLY);
      Controls.tip(button, worded ? null : button.getText());
    }
  }

  /** A menu, since a choice box takes each entry that the arrow keys pass. */
  private Region ranges() {
    ranges.setId("events-range");
    ranges.getStyleClass().add("compact");
    Controls.tip(ranges, text("events.range"));
    ranges.setAccessibleHelp(text("events.range"));
    events.rangeProperty().subscribe(this::choose);
    events.nowProperty().subscribe(this::timePassed);
    return ranges;
  }

  /** The words of a stretch name its day from midnight on. */
  private void timePassed() {
    PastRange chosen = events.rangeProperty().get();
    if (!words(chosen).equals(ranges.getText())) {
      choose(chosen);
    }
  }

  private void ask() {
    new OwnRangeDialog(
            getScene().getWindow(),
            events.text().now(),
            range -> events.rangeProperty().set(new PastRange.Between(range)))
        .show();
  }

  /** A stretch of the past is offered while it is chosen. */
  private void choose(PastRange chosen) {
    ToggleGroup group = new ToggleGroup();
    List<PastRange> offered = new ArrayList<>(EventsModel.RANGES);
    if (!offered.contains(chosen)) {
      offered.add(chosen);
    }
    ranges.getItems().clear();
    for (PastRange range : offered) {
      RadioMenuItem item = new RadioMenuItem(words(range));
      item.setMnemonicParsing(false);
      item.setToggleGroup(group);
      item.setSelected(range.equals(chosen));
      item.setOnAction(event -> events.rangeProperty().set(range));
      ranges.getItems().add(item);
    }
    MenuItem own = new MenuItem(text("events.range.own"));
    own.setOnAction(event -> ask());
    ranges.getItems().add(own);
    ranges.setText(words(chosen));
  }

  private String words(PastRange range) {
    return range.words(events.text().now(), ZoneId.systemDefault());
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

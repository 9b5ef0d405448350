package envwatch.ui.history;

import static envwatch.words.Messages.text;

import envwatch.ui.history.EventsModel.Shown;
import envwatch.ui.kit.Glyph;
import envwatch.ui.kit.PlaceholderBox;
import envwatch.words.MistakeWords;
import envwatch.words.PlainText;
import javafx.scene.control.Button;
import javafx.scene.layout.StackPane;

/** Shown in place of events: says why there are none, and what to do. */
final class EventsPlaceholder extends StackPane {
  private final EventsModel events;

  EventsPlaceholder(EventsModel events) {
    this.events = events;
    events.shownProperty().subscribe(this::show);
  }

  private void show(Shown shown) {
    if (!shown.loaded()) {
      say(Glyph.HISTORY, text("events.loading"), "");
    } else if (!shown.filter().isEmpty()) {
      String typed = PlainText.line(events.filterTextProperty().get());
      say(
          Glyph.SEARCH_OFF,
          text("events.no-match", typed),
          MistakeWords.of(shown.filter()),
          button("environments.no-match.clear", () -> events.filterTextProperty().set("")));
    } else if (events.kindProperty().get() == EventKind.ACTIONS) {
      say(Glyph.HISTORY, text("events.no-actions"), "", everything());
    } else {
      say(Glyph.HISTORY, text("events.none"), text("events.none.hint"), everything());
    }
  }

  /** Nothing where the whole past is shown already. */
  private Button[] everything() {
    if (events.rangeProperty().get().equals(EventsModel.EVER)) {
      return new Button[0];
    }
    String words = EventsModel.EVER.words();
    Button all =
        button("events.range.show-ever", () -> events.rangeProperty().set(EventsModel.EVER));
    all.setAccessibleHelp(words);
    return new Button[] {all};
  }

  private static Button button(String key, Runnable action) {
    Button button = new Button(text(key));
    button.setId("events-placeholder-button");
    button.setOnAction(event -> action.run());
    return button;
  }

  private void say(Glyph icon, String what, String hint, Button... buttons) {
    getChildren().setAll(new PlaceholderBox(icon, buttons).say(what, hint));
  }
}

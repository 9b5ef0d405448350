package envwatch.ui.history;

import static envwatch.words.Messages.text;

import envwatch.history.Range;
import envwatch.ui.kit.DialogFrame;
import envwatch.ui.kit.FormRows;
import envwatch.ui.kit.Glyph;
import envwatch.words.MomentWords;
import java.time.Instant;
import java.time.ZoneId;
import java.util.Optional;
import java.util.function.Consumer;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.TextField;
import javafx.stage.Modality;
import javafx.stage.Window;
import org.jspecify.annotations.Nullable;

/** Asks from when to when something is shown. */
final class OwnRangeDialog {
  private static final double WIDTH = 32;
  private static final double HEIGHT = 18;

  private final Instant now;
  private final ZoneId zone = ZoneId.systemDefault();
  private final TextField from = new TextField();
  private final TextField until = new TextField();
  private final Label begins;
  private final Label ends;
  private final DialogFrame frame;
  private final Button show;

  /**
   * @param chosen is given the range once the person has agreed
   */
  OwnRangeDialog(@Nullable Window owner, Instant now, Consumer<Range> chosen) {
    this.now = now;
    FormRows form = new FormRows();
    frame =
        new DialogFrame(
            owner,
            Modality.WINDOW_MODAL,
            Glyph.HISTORY,
            text("own-range.title"),
            form,
            WIDTH,
            HEIGHT);
    from.setId("own-range-from");
    from.setPromptText(text("own-range.from.prompt"));
    until.setId("own-range-until");
    until.setPromptText(text("bar.now"));
    begins = form.add(text("events.column.from"), from, text("own-range.forms"));
    ends = form.add(text("events.column.to"), until, "");
    show = frame.buttons(text("away.show"), () -> range().ifPresent(chosen));
    show.setDefaultButton(true);
    from.textProperty().addListener(property -> understand());
    until.textProperty().addListener(property -> understand());
    understand();
  }

  void show() {
    frame.show(from);
  }

  private Optional<Instant> begin() {
    return PastMoment.parse(from.getText(), now, zone);
  }

  private Optional<Instant> end() {
    return until.getText().isBlank()
        ? Optional.of(now)
        : PastMoment.parseEnd(until.getText(), now, zone);
  }

  private Optional<Range> range() {
    return begin()
        .flatMap(first -> end().filter(first::isBefore).map(last -> new Range(first, last)));
  }

  private void understand() {
    show.setDisable(range().isEmpty());
    begins.setText(words(from, begin()));
    ends.setText(
        end().isPresent() && begin().isPresent() && range().isEmpty()
            ? text("own-range.reversed")
            : words(until, end()));
    frame.grow();
  }

  private String words(TextField typed, Optional<Instant> moment) {
    if (typed.getText().isBlank()) {
      return typed == from ? text("own-range.forms") : "";
    }
    return moment
        .map(at -> MomentWords.full(at, zone))
        .orElseGet(() -> text("own-range.not-understood"));
  }
}

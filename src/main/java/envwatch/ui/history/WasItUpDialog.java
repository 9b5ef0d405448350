package envwatch.ui.history;

import static envwatch.words.Messages.text;

import envwatch.history.History;
import envwatch.history.Timeline;
import envwatch.ui.kit.Controls;
import envwatch.ui.kit.DialogFrame;
import envwatch.ui.kit.Glyph;
import envwatch.ui.model.EnvironmentRow;
import envwatch.util.Defects;
import envwatch.util.Subscription;
import envwatch.words.PlainText;
import java.time.Instant;
import java.time.InstantSource;
import java.time.ZoneId;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.TextField;
import javafx.scene.layout.VBox;
import javafx.stage.Modality;
import javafx.stage.Window;
import org.jspecify.annotations.Nullable;

/** Asks for a moment, and says whether an environment was up then. */
final class WasItUpDialog {
  private static final double WIDTH = 38;
  private static final double HEIGHT = 18;

  private final EnvironmentRow row;
  private final History history;
  private final InstantSource time;
  private final Executor javaFxThread;
  private final DialogFrame frame;
  private final TextField typed = new TextField();
  private final Label answer = Controls.wrapped("");
  private final Button copy;
  private int newest;

  WasItUpDialog(
      @Nullable Window owner,
      EnvironmentRow row,
      History history,
      InstantSource time,
      Executor javaFxThread,
      Consumer<String> copied) {
    this.row = row;
    this.history = history;
    this.time = time;
    this.javaFxThread = javaFxThread;
    typed.setId("was-up-time");
    Label ask = Controls.wrapped(text("was-up.ask"));
    ask.setLabelFor(typed);
    typed.setPromptText("10:42");
    typed.textProperty().addListener(property -> look());
    answer.setId("was-up-answer");
    VBox body = new VBox(ask, typed, answer);
    body.getStyleClass().add("dialog-body");
    frame =
        new DialogFrame(
            owner,
            Modality.WINDOW_MODAL,
            Glyph.HISTORY,
            text("was-up.title", PlainText.quoted(row.name())),
            body,
            WIDTH,
            HEIGHT);
    copy =
        frame.actionButton(
            text("was-up.copy"), Glyph.CONTENT_COPY, () -> copied.accept(answer.getText()));
    copy.setDisable(true);
    frame.buttons(frame.cancelButton(text("was-up.close")), copy);
  }

  void show() {
    Subscription more =
        history.whenMoreIsKnown(() -> javaFxThread.execute(() -> ask(typed.getText())));
    frame.window().stage().setOnHidden(event -> more.close());
    frame.show(typed);
  }

  private void look() {
    copy.setDisable(true);
    String words = typed.getText();
    answer.setText("");
    if (!ask(words) && !words.isBlank()) {
      answer.setText(text("was-up.not-understood"));
    }
  }

  /** Returns whether the words name a moment. */
  private boolean ask(String words) {
    int own = ++newest;
    ZoneId zone = ZoneId.systemDefault();
    Optional<Instant> moment = PastMoment.parse(words, time.instant(), zone);
    moment.ifPresent(asked ->
        Defects.reportFrom(
            history
                .timelines(row.key(), WasItUp.around(asked, time.instant()))
                .thenAccept(found -> javaFxThread.execute(() -> say(found, asked, zone, own)))));
    return moment.isPresent();
  }

  private void say(List<Timeline> found, Instant asked, ZoneId zone, int own) {
    if (own == newest) {
      Timeline first = found.isEmpty() ? null : found.getFirst();
      answer.setText(WasItUp.answer(row.name(), first, asked, zone));
      copy.setDisable(false);
      frame.grow();
    }
  }
}

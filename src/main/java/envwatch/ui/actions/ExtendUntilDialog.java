package envwatch.ui.actions;

import static envwatch.words.Messages.text;

import envwatch.actions.EnvironmentTarget;
import envwatch.actions.ExtendUntil;
import envwatch.actions.Selection;
import envwatch.model.Environment;
import envwatch.ui.kit.Controls;
import envwatch.ui.kit.DialogFrame;
import envwatch.ui.kit.FormRows;
import envwatch.ui.kit.Glyph;
import envwatch.util.Time;
import envwatch.words.ActionWords;
import envwatch.words.ExpirationWords;
import envwatch.words.OutcomeWords;
import java.time.Instant;
import java.time.ZoneId;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.TextField;
import javafx.scene.layout.VBox;
import javafx.stage.Modality;
import javafx.stage.Window;
import org.jspecify.annotations.Nullable;

/** Asks until when environments shall last, and says afterwards which do not. */
final class ExtendUntilDialog {
  private static final double WIDTH = 38;
  private static final double HEIGHT = 20;

  private final Selection selection;
  private final Time time;
  private final TextField typed = new TextField();
  private final Label understood;
  private final Label lasting = FormRows.hint("");
  private final Function<EnvironmentTarget, @Nullable Environment> known;
  private final DialogFrame frame;
  private final Button extend;

  /**
   * @param known what is known of a target; null for nothing
   * @param chosen is given the moment once the person has agreed
   */
  ExtendUntilDialog(
      @Nullable Window owner,
      Selection selection,
      Function<EnvironmentTarget, @Nullable Environment> known,
      Time time,
      Consumer<Instant> chosen) {
    this.selection = selection;
    this.known = known;
    this.time = time;
    FormRows form = new FormRows();
    frame =
        new DialogFrame(
            owner, Modality.WINDOW_MODAL, Glyph.MORE_TIME, title(), form, WIDTH, HEIGHT);
    typed.setId("extend-until");
    typed.setPromptText(text("extend-until.prompt"));
    understood = form.add(text("extend-until.label"), typed, text("extend-until.forms"));
    understood.setId("extend-until-moment");
    form.getChildren().add(Controls.wrapped(text("extend-until.words", ExtendUntil.ROUNDS)));
    lasting.setId("extend-until-lasting");
    form.getChildren().add(lasting);
    if (selection.fitting().size() > 1) {
      form.getChildren().add(new TargetList(selection.fitting(), null));
    }
    if (!selection.leftOut().isEmpty()) {
      form.getChildren().add(FormRows.hint(ActionWords.skipped(selection.obstacles())));
    }
    extend = frame.buttons(text("extend-until.extend"), () -> moment().ifPresent(chosen));
    extend.setDefaultButton(true);
    typed.textProperty().subscribe(words -> understand(words));
  }

  private String title() {
    List<EnvironmentTarget> targets = selection.fitting();
    return targets.size() == 1
        ? text("extend-until.title.one", ActionWords.quoted(targets.getFirst()))
        : text("extend-until.title.many", targets.size());
  }

  private Optional<Instant> moment() {
    return FutureMoment.parse(typed.getText(), time.instant().atZone(ZoneId.systemDefault()));
  }

  private void understand(String words) {
    Optional<Instant> moment = moment();
    long enough = moment.map(this::lasting).orElse(0L);
    boolean all = enough == selection.fitting().size();
    extend.setDisable(moment.isEmpty() || all);
    lasting.setText(
        enough == 0 ? "" : text(all ? "extend-until.all-lasting" : "extend-until.lasting", enough));
    understood.setText(
        moment
            .map(until -> ExpirationWords.moment(until, time.instant(), ZoneId.systemDefault()))
            .orElseGet(() ->
                text(words.isBlank() ? "extend-until.forms" : "extend-until.not-understood")));
  }

  /** How many of the targets need no extension. */
  private long lasting(Instant until) {
    return selection.fitting().stream()
        .filter(target -> Boolean.TRUE.equals(ExtendUntil.lasts(known.apply(target), until)))
        .count();
  }

  void show() {
    frame.show(typed);
  }

  /**
   * Says which do not last until then, and why.
   *
   * @param host the service's host of a target, for failures that name it
   */
  static void tell(
      @Nullable Window owner,
      ExtendUntil.Result result,
      Instant now,
      Function<EnvironmentTarget, String> host) {
    ZoneId zone = ZoneId.systemDefault();
    List<EnvironmentTarget> targets = List.copyOf(result.tooShort().keySet());
    VBox body =
        new VBox(
            Controls.wrapped(text("extend-until.reached", result.reached().size())),
            Controls.wrapped(text("extend-until.too-short", targets.size())),
            new TargetList(
                targets,
                target ->
                    OutcomeWords.sentence(
                        Objects.requireNonNull(result.tooShort().get(target)),
                        host.apply(target),
                        zone)));
    body.getStyleClass().add("dialog-body");
    DialogFrame frame =
        new DialogFrame(
            owner,
            Modality.WINDOW_MODAL,
            Glyph.MORE_TIME,
            text("extend-until.result", ExpirationWords.moment(result.until(), now, zone)),
            body,
            WIDTH,
            HEIGHT);
    Button close = frame.cancelButton(text("form.close"));
    close.setDefaultButton(true);
    frame.buttons(close);
    frame.show(close);
  }
}

package envwatch.ui.actions;

import static envwatch.words.Messages.text;

import atlantafx.base.theme.Styles;
import envwatch.actions.Activity;
import envwatch.actions.BatchProgress;
import envwatch.actions.Outcome;
import envwatch.ui.kit.Controls;
import envwatch.ui.kit.FocusBefore;
import envwatch.ui.kit.Glyph;
import envwatch.ui.kit.Icon;
import envwatch.util.Time;
import envwatch.words.ActionWords;
import envwatch.words.OutcomeWords;
import envwatch.words.PlainText;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.SequencedMap;
import java.util.concurrent.Executor;
import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ProgressBar;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;

/** One batch: how far it has come, what came of it, and the way to stop it. */
final class BatchLine extends HBox {
  /** How many targets the line itself names of those that were sent or not; its tip names all. */
  private static final int NAMED = 4;

  private static final DateTimeFormatter HOUR =
      DateTimeFormatter.ofPattern("HH:mm:ss", Locale.ENGLISH);

  private final ProgressBar bar = new ProgressBar(0);
  private final Label words = new Label();
  private final Button others = new Button();
  private final Button stop = new Button(text("batch.stop"), new Icon(Glyph.STOP));
  private final Button dismiss;
  private final SelfDismissal leaving;
  private final FocusBefore focus = new FocusBefore(this);
  private String whole = "";

  BatchLine(
      Runnable stopBatch,
      Runnable showActivity,
      Runnable dismissLine,
      Time time,
      Executor javaFxThread) {
    getStyleClass().add("batch-line");
    setAlignment(Pos.CENTER_LEFT);
    words.setId("batch-words");
    HBox.setHgrow(words, Priority.ALWAYS);
    words.setMaxWidth(Double.MAX_VALUE);
    words.setMinWidth(0);
    words.textTruncatedProperty().subscribe(cut -> tellWhole());
    bar.setAccessibleText(text("batch.name"));
    bar.managedProperty().bind(bar.visibleProperty());
    stop.setId("batch-stop");
    Controls.tip(stop, text("batch.stop.tip"));
    stop.setOnAction(event -> stopBatch.run());
    stop.managedProperty().bind(stop.visibleProperty());
    others.setId("batch-others");
    others.getStyleClass().add(Styles.FLAT);
    others.setOnAction(event -> showActivity.run());
    showOthers(0);
    dismiss = Controls.iconButton(Glyph.CLOSE, text("batch.dismiss"), dismissLine);
    dismiss.setId("batch-dismiss");
    leaving = new SelfDismissal(this, time, javaFxThread, dismissLine);
    for (Button button : List.of(stop, others, dismiss)) {
      button.setMinWidth(Region.USE_PREF_SIZE);
    }
    getChildren().setAll(bar, words, stop, others, dismiss);
  }

  void show(BatchProgress batch) {
    bar.setProgress((double) batch.settledCount() / batch.steps().size());
    bar.setVisible(!batch.settled());
    boolean stoppable = batch.canBeStopped() && !batch.stopped();
    if (!stoppable && Controls.ownsFocus(stop)) {
      focus.giveBack();
    }
    stop.setVisible(stoppable);
    dismiss.setDisable(!batch.settled());
    String line = words(batch, NAMED);
    words.setText(PlainText.line(line));
    whole = PlainText.lines(whole(batch, line));
    tellWhole();
    if (batch.steps().stream().allMatch(step -> needsNoReader(step.outcome()))) {
      leaving.begin();
    } else {
      leaving.cancel();
    }
  }

  /** A tip that says no more than what is in sight would only be in the way. */
  private void tellWhole() {
    boolean inSight = !words.isTextTruncated() && whole.equals(words.getText());
    Controls.tip(words, inSight ? null : whole);
  }

  /** How many others there are; they are in the record. */
  void showOthers(int count) {
    if (count == 0 && Controls.ownsFocus(others)) {
      focus.giveBack();
    }
    others.setText(text("banner.more", count));
    Controls.show(others, count > 0);
  }

  /** All of the line, and below it the targets of each outcome where the outcomes differ. */
  private static String whole(BatchProgress batch, String line) {
    if (batch.stopped()) {
      return words(batch, Integer.MAX_VALUE);
    }
    List<String> lines = new ArrayList<>(List.of(line));
    var groups = byOutcome(batch.settled() ? batch.steps() : List.of());
    if (groups.size() > 1) {
      groups.forEach((outcome, steps) ->
          lines.add(text("batch.each", outcome, targets(steps, Integer.MAX_VALUE))));
    }
    return String.join("\n", lines);
  }

  /** The line is about to be taken away. */
  void leave() {
    focus.giveBack();
  }

  String said() {
    return words.getText();
  }

  void close() {
    leaving.cancel();
  }

  /** Whether all is as the person asked for it, and the service had nothing to say about it. */
  private static boolean needsNoReader(Outcome outcome) {
    return succeeded(outcome)
        && !(outcome instanceof Outcome.Accepted(var execution, String note)
            && note != null
            && !note.isBlank());
  }

  private static String words(BatchProgress batch, int named) {
    String name = ActionWords.name(batch.first());
    int total = batch.steps().size();
    if (batch.stopped()) {
      return text(
          "batch.stopped", name, targets(batch.sent(), named), targets(batch.unsent(), named));
    }
    if (batch.settled()) {
      return text("batch.done", name, outcomes(batch.steps()));
    }
    if (batch.waitsUntil() != null) {
      String hour = HOUR.format(batch.waitsUntil().atZone(ZoneId.systemDefault()));
      return text("batch.waiting", name, batch.sent().size(), total, hour);
    }
    if (batch.canBeStopped()) {
      return text("batch.progress", name, batch.sent().size(), total);
    }
    List<Activity> settled =
        batch.steps().stream().filter(step -> step.outcome().settled()).toList();
    return settled.isEmpty()
        ? text("batch.sent", name, total)
        : text(
            "batch.settled",
            name,
            settled.size(),
            total,
            OutcomeWords.counted(byOutcome(settled).entrySet().stream()));
  }

  private static String targets(List<Activity> steps, int named) {
    if (steps.isEmpty()) {
      return text("batch.none");
    }
    String names =
        ActionWords.targets(steps.stream().limit(named).map(Activity::requested).toList());
    return steps.size() <= named ? names : text("batch.more", names, steps.size() - named);
  }

  /** One outcome in a whole sentence, several counted: "3 of 5 unconfirmed, 2 done". */
  private static String outcomes(List<Activity> steps) {
    if (steps.size() == 1) {
      return text(
          "batch.one",
          ActionWords.target(steps.getFirst().requested()),
          OutcomeWords.sentence(steps.getFirst(), ZoneId.systemDefault()));
    }
    var groups = byOutcome(steps);
    var first = groups.firstEntry();
    String word = first.getKey().toLowerCase(Locale.ROOT);
    if (groups.size() == 1) {
      return text("batch.outcomes.all", steps.size(), word);
    }
    return text(
        "batch.outcomes.of",
        first.getValue().size(),
        steps.size(),
        word,
        OutcomeWords.counted(groups.entrySet().stream().skip(1)));
  }

  /** What may need attention first. */
  private static SequencedMap<String, List<Activity>> byOutcome(List<Activity> steps) {
    return OutcomeWords.grouped(
        steps.stream().sorted(Comparator.comparing(step -> succeeded(step.outcome()))).toList());
  }

  private static boolean succeeded(Outcome outcome) {
    return switch (outcome) {
      case Outcome.Seen seen -> true;
      case Outcome.Accepted accepted -> true;
      case Outcome.Reported(var all, var failed) -> failed.isEmpty();
      default -> false;
    };
  }
}

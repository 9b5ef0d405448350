package envwatch.ui.actions;

import static org.assertj.core.api.Assertions.assertThat;

import envwatch.actions.Activity;
import envwatch.actions.BatchProgress;
import envwatch.actions.EnvironmentTarget;
import envwatch.actions.FakeWorld;
import envwatch.actions.Outcome;
import envwatch.actions.Requested;
import envwatch.api.ApiException;
import envwatch.model.ActionKind;
import envwatch.model.training.Person;
import envwatch.ui.kit.Controls;
import envwatch.ui.kit.OnJavaFx;
import envwatch.watch.FakeTime;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDateTime;
import java.time.ZoneId;
import java.util.Arrays;
import java.util.List;
import javafx.scene.Scene;
import javafx.scene.control.Label;
import javafx.scene.control.ProgressBar;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

class BatchLineTest {
  private static final Outcome FOLLOWED = new Outcome.Following(Instant.EPOCH);
  private static final Outcome DONE = new Outcome.Seen(Duration.ofSeconds(4));
  private static final Outcome UNCONFIRMED = new Outcome.NotSeenYet(Instant.EPOCH);
  private static final Outcome REFUSED = new Outcome.Refused(new ApiException.Rejected("", "No"));

  private static BatchLine line(Outcome... outcomes) {
    return lineWaiting(null, outcomes);
  }

  private static BatchLine lineWaiting(@Nullable Instant until, Outcome... outcomes) {
    return lineOf(until, Arrays.stream(outcomes).map(BatchLineTest::step).toList());
  }

  private static BatchLine lineOf(@Nullable Instant until, List<Activity> steps) {
    return OnJavaFx.call(() -> {
      BatchLine line = new BatchLine(() -> {}, () -> {}, () -> {}, new FakeTime(), Runnable::run);
      line.show(new BatchProgress(1, steps, false, until));
      return line;
    });
  }

  private static Activity step(Outcome outcome) {
    return step(ActionKind.SUSPEND_ENVIRONMENT, outcome);
  }

  private static Activity step(ActionKind kind, Outcome outcome) {
    return new Activity(
        "1",
        Instant.EPOCH,
        "Support",
        "use.example.com",
        new Requested.OfEnvironment(kind, EnvironmentTarget.environment(FakeWorld.key("a"), "Lab")),
        null,
        outcome,
        null);
  }

  private static String words(BatchLine line) {
    return OnJavaFx.call(() ->
        line.getChildren().stream()
            .filter(Label.class::isInstance)
            .map(words -> ((Label) words).getText())
            .findFirst()
            .orElseThrow());
  }

  private static boolean showsProgress(BatchLine line) {
    return OnJavaFx.call(() ->
        line.getChildren().stream()
            .anyMatch(part -> part instanceof ProgressBar && part.isVisible()));
  }

  @Test
  void aRefusalOnTheWayIsNotCalledFinished() {
    assertThat(words(line(REFUSED, FOLLOWED, FOLLOWED)))
        .isEqualTo("Suspend: 1 of 3 finished: 1 refused");
  }

  @Test
  void howManyAreUnconfirmedIsSaidBeforeWhatIsDone() {
    assertThat(words(line(DONE, UNCONFIRMED, UNCONFIRMED, DONE, UNCONFIRMED)))
        .isEqualTo("Suspend: 3 of 5 unconfirmed, 2 done");
  }

  @Test
  void whereAllEndAlikeItSaysSo() {
    assertThat(words(line(DONE, DONE))).isEqualTo("Suspend: all 2 done");
  }

  @Test
  void machinesThatBeganToStartAreNotDone() {
    Activity begun = step(ActionKind.RESUME_ENVIRONMENT, DONE);
    Activity refused = step(ActionKind.RESUME_ENVIRONMENT, REFUSED);
    assertThat(words(lineOf(null, List.of(begun, begun, begun)))).isEqualTo("Resume: all 3 begun");
    assertThat(words(lineOf(null, List.of(begun, refused, begun))))
        .isEqualTo("Resume: 1 of 3 refused, 2 begun");
  }

  @Test
  void whereTheServiceReportsFailuresItIsNotCalledSuccess() {
    Person ann = new Person(null, null, "Ann", null);
    Outcome worked = new Outcome.Reported(List.of(ann), List.of());
    Outcome partly = new Outcome.Reported(List.of(ann), List.of(ann));

    assertThat(words(line(worked, partly))).isEqualTo("Suspend: 1 of 2 partly failed, 1 accepted");
  }

  @Test
  void beforeAnyOutcomeItSaysThatAllAreSent() {
    assertThat(words(line(FOLLOWED, FOLLOWED))).isEqualTo("Suspend: all 2 sent");
  }

  @Test
  void oneActionIsSentNotAllOfThem() {
    assertThat(words(line(FOLLOWED))).isEqualTo("Suspend: sent");
  }

  @Test
  void aPauseThatTheServiceAskedForIsToldWithItsEnd() {
    Instant until =
        LocalDateTime.of(2026, 1, 1, 12, 5, 9).atZone(ZoneId.systemDefault()).toInstant();

    assertThat(words(lineWaiting(until, FOLLOWED, new Outcome.Waiting())))
        .isEqualTo("Suspend: 1 of 2 sent. Rate limited; the next one is sent at" + " 12:05:09.");
  }

  @Test
  void whatIsCutIsToldWhole() {
    BatchLine line = line(REFUSED);
    Label words = OnJavaFx.call(() -> (Label) line.lookup("#batch-words"));
    OnJavaFx.run(() -> {
      new Scene(line).getRoot().applyCss();
      line.resize(160, 40);
      line.layout();
      words.layout();
    });
    assertThat(Controls.tipOf(words)).isEqualTo(words(line));

    OnJavaFx.run(() -> {
      line.resize(3000, 40);
      line.layout();
      words.layout();
    });
    assertThat(Controls.tipOf(words)).isNull();
  }

  @Test
  void whatIsSentOnceMoreLeavesOnlyAfterItsOwnEnd() {
    FakeTime time = new FakeTime();
    int[] dismissed = {0};
    OnJavaFx.run(() -> {
      BatchLine line = new BatchLine(() -> {}, () -> {}, () -> dismissed[0]++, time, Runnable::run);
      line.show(new BatchProgress(1, List.of(step(DONE)), false, null));
      line.show(new BatchProgress(1, List.of(step(FOLLOWED)), false, null));
      time.advance(SelfDismissal.LENGTH);
      assertThat(dismissed[0]).isZero();
      line.show(new BatchProgress(1, List.of(step(DONE)), false, null));
      time.advance(SelfDismissal.LENGTH);
    });

    assertThat(dismissed[0]).isEqualTo(1);
  }

  @Test
  void aFullBarDoesNotStandBesideARefusal() {
    assertThat(showsProgress(line(REFUSED, FOLLOWED))).isTrue();
    assertThat(showsProgress(line(REFUSED))).isFalse();
  }
}

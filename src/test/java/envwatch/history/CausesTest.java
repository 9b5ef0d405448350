package envwatch.history;

import static envwatch.history.Sights.DOWN;
import static envwatch.history.Sights.LOOK;
import static envwatch.history.Sights.STARTING;
import static envwatch.history.Sights.STOPPED;
import static envwatch.history.Sights.SUSPENDING;
import static envwatch.history.Sights.UP;
import static envwatch.history.Sights.at;
import static envwatch.history.Sights.environment;
import static envwatch.history.Sights.fault;
import static envwatch.history.Sights.machine;
import static envwatch.history.Sights.only;
import static org.assertj.core.api.Assertions.assertThat;

import envwatch.model.ActionKind;
import envwatch.model.Environment;
import envwatch.model.Expiration;
import envwatch.model.MachineId;
import envwatch.model.Phase;
import envwatch.model.Status;
import envwatch.watch.Samples;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** What explains a change. */
@Tag("fast")
class CausesTest {
  private final Scene scene = new Scene();

  private SentAction sent(ActionKind kind, @Nullable String machine, Instant moment) {
    SentAction action =
        new SentAction(
            "A" + scene.sent.size(),
            kind,
            Samples.key("E"),
            machine == null ? null : new MachineId(machine),
            moment);
    scene.sent.add(action);
    return action;
  }

  private static Cause.OwnAction by(SentAction action) {
    return new Cause.OwnAction(action.activity(), action.kind());
  }

  @Test
  void anOwnActionExplainsEveryStepUntilItsGoal() {
    scene.sees(environment(UP)).view();
    SentAction suspend = sent(ActionKind.SUSPEND_ENVIRONMENT, null, at(0).plusSeconds(5));
    assertThat(only(scene.next(environment(SUSPENDING))).cause()).isEqualTo(by(suspend));
    assertThat(only(scene.next(environment(DOWN))).cause()).isEqualTo(by(suspend));
  }

  @Test
  void anOwnActionDoesNotExplainWhatFollowsItsGoal() {
    scene.sees(environment(UP)).view();
    sent(ActionKind.SUSPEND_ENVIRONMENT, null, at(0).plusSeconds(5));
    scene.next(environment(DOWN));
    assertThat(only(scene.next(environment(STARTING))).cause()).isEqualTo(new Cause.Service());
  }

  @Test
  void anOwnActionDoesNotExplainAFailureOfWhatOthersStartedAgain() {
    scene.sees(environment(UP)).view();
    sent(ActionKind.SUSPEND_ENVIRONMENT, null, at(0).plusSeconds(5));
    scene.next(environment(DOWN));
    scene.next(environment(STARTING));
    assertThat(only(scene.next(environment(new Status(Phase.PROBLEM, "Error")))).cause())
        .isEqualTo(new Cause.Service());
  }

  @Test
  void anActionSentAfterTheChangeDoesNotExplainIt() {
    scene.sees(environment(UP)).view();
    sent(ActionKind.SUSPEND_ENVIRONMENT, null, at(1).plusSeconds(1));
    assertThat(only(scene.next(environment(DOWN))).cause()).isEqualTo(new Cause.Service());
  }

  @Test
  void anActionDoesNotExplainTheOppositeOfItsGoal() {
    scene.sees(environment(DOWN)).view();
    sent(ActionKind.SUSPEND_ENVIRONMENT, null, at(0));
    assertThat(only(scene.next(environment(UP))).cause()).isEqualTo(new Cause.Service());
  }

  @Test
  void anActionOfYesterdayExplainsNothing() {
    scene.sees(environment(UP)).view();
    sent(ActionKind.SUSPEND_ENVIRONMENT, null, at(0).minus(Duration.ofDays(1)));
    assertThat(only(scene.next(environment(DOWN))).cause()).isEqualTo(new Cause.Service());
  }

  @Test
  void anActionSentBeforeTheProgramEndedExplainsWhatTheNextStartFinds() {
    scene.sees(environment(UP)).view();
    SentAction suspend = sent(ActionKind.SUSPEND_ENVIRONMENT, null, at(0).plusSeconds(5));
    Scene next = new Scene(LastStates.carriedIn(scene.memory().lastSeen()));
    next.sent.add(suspend);
    next.later(Duration.ofHours(14)).sees(environment(DOWN)).view();
    assertThat(next.changes.getFirst().cause()).isEqualTo(by(suspend));
  }

  @Test
  void rebootingAMachineExplainsBothButNotItsNeighbour() {
    scene.sees(environment(UP, machine("M", UP), machine("N", UP))).view();
    SentAction reboot = sent(ActionKind.REBOOT_MACHINE, "M", at(0));
    List<Change> changes =
        scene.next(environment(UP, machine("M", STARTING), machine("N", STOPPED))).changes();
    assertThat(changes)
        .extracting(Change::cause)
        .containsExactly(by(reboot), by(reboot), new Cause.Service());
  }

  @Test
  void extendingExplainsTheNewExpiration() {
    Environment before = environment(UP).toBuilder().expiration(new Expiration.At(at(100))).build();
    Environment after =
        environment(UP).toBuilder().expiration(new Expiration.At(at(1_000))).build();
    scene.sees(before).view();
    SentAction extend = sent(ActionKind.EXTEND_ENVIRONMENT, null, at(0));
    Change change = only(scene.next(after));
    assertThat(change.cause()).isEqualTo(by(extend));
    assertThat(change.facts())
        .containsExactly(new Fact(Fact.Kind.EXPIRATION, at(100).toString(), at(1_000).toString()));
    assertThat(change.ofState()).isFalse();
  }

  @Test
  void whatChangedWhilePausedWasNotSeen() {
    scene.sees(environment(UP)).view();
    scene.paused(true).later(LOOK).view();
    assertThat(only(scene.paused(false).next(environment(DOWN))).cause())
        .isEqualTo(new Cause.NotSeen());
  }

  @Test
  void whatChangedWhileAsleepWasNotSeen() {
    scene.sees(environment(UP)).view();
    Change change = only(scene.later(Duration.ofHours(8)).sees(environment(DOWN)).view());
    assertThat(change.cause()).isEqualTo(new Cause.NotSeen());
    assertThat(change.lastSeenBefore()).isEqualTo(at(0));
  }

  @Test
  void whatChangedWhileLooksAtItFailedWasNotSeen() {
    scene.sees(environment(UP)).sees(Samples.running("O")).view();
    scene.later(LOOK).fails("E", fault()).view();
    Detected back = scene.next(environment(DOWN));
    assertThat(only(back).cause()).isEqualTo(new Cause.NotSeen());
    assertThat(back.absences())
        .containsExactly(new AbsenceInterval(Samples.key("E"), at(0), at(2)));
  }

  @Test
  void aBeginningThatWasNotSeenIsNotExact() {
    scene.sees(environment(UP)).view();
    scene.later(Duration.ofHours(8)).sees(environment(DOWN)).view();
    assertThat(scene.memory().lastSeen().getFirst().inState().exact()).isFalse();
  }

  @Test
  void aBeginningThatWasSeenIsExact() {
    scene.sees(environment(UP)).view();
    scene.next(environment(DOWN));
    assertThat(scene.memory().lastSeen().getFirst().inState().exact()).isTrue();
    assertThat(scene.memory().lastSeen().getFirst().since()).isEqualTo(at(1));
  }
}

package envwatch.training.check;

import static org.assertj.core.api.Assertions.assertThat;

import envwatch.history.Cause;
import envwatch.history.Change;
import envwatch.history.ChangeQuery;
import envwatch.history.FakeHistory;
import envwatch.history.Range;
import envwatch.history.State;
import envwatch.history.Subject;
import envwatch.model.AccountId;
import envwatch.model.ActionKind;
import envwatch.model.EnvironmentId;
import envwatch.model.EnvironmentKey;
import envwatch.model.MachineId;
import envwatch.model.Phase;
import envwatch.training.check.StaysAwake.Learned;
import envwatch.training.check.StaysAwake.Touch;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

@Tag("fast")
class StaysAwakeTest {
  private static final AccountId ACCOUNT = new AccountId("account");
  private static final EnvironmentKey ONE = key("EN1");
  private static final Instant MORNING = Instant.parse("2026-11-20T08:00:00Z");
  private static final Cause SERVICE = new Cause.Service();
  private static final Cause OWN = new Cause.OwnAction("activity", ActionKind.SUSPEND_ENVIRONMENT);

  private final List<Change> changes = new ArrayList<>();
  private final List<Touch> touches = new ArrayList<>();

  private static EnvironmentKey key(String id) {
    return new EnvironmentKey(ACCOUNT, new EnvironmentId(id));
  }

  private static Instant minute(int minutes) {
    return MORNING.plus(Duration.ofMinutes(minutes));
  }

  private StaysAwakeTest turns(Phase phase, String word, int minute) {
    return turns(ONE, phase, word, minute, Duration.ofSeconds(30), SERVICE);
  }

  private StaysAwakeTest turns(
      EnvironmentKey environment,
      Phase phase,
      String word,
      int minute,
      Duration between,
      Cause cause) {
    changes.add(
        change(Subject.of(environment), phase, word, minute(minute), between, cause, changes));
    return this;
  }

  private static Change change(
      Subject subject,
      Phase phase,
      String word,
      Instant at,
      Duration between,
      Cause cause,
      List<Change> before) {
    return new Change(
        subject,
        "Lab",
        subject.machine() == null ? null : "web",
        at.minus(between),
        at,
        before.isEmpty() ? new State(Phase.UNKNOWN, "") : before.getLast().to(),
        new State(phase, word),
        cause,
        List.of());
  }

  private StaysAwakeTest ready(int minute) {
    return turns(Phase.RUNNING, "Ready", minute);
  }

  private StaysAwakeTest suspended(int minute) {
    return turns(Phase.SUSPENDED, "Suspended", minute);
  }

  private @Nullable Learned learned() {
    return StaysAwake.learn(changes, touches, key -> "Training").of(ACCOUNT, "Training");
  }

  @Test
  void theMedianOfThreeIsLearned() {
    ready(0).suspended(60).ready(100).suspended(170).ready(200).suspended(400);

    assertThat(learned()).isEqualTo(new Learned(minutes(60), minutes(70), 3));
    assertThat(learned().enough()).isTrue();
  }

  private static Duration minutes(int minutes) {
    return Duration.ofMinutes(minutes);
  }

  @Test
  void twoSamplesAreNotEnough() {
    ready(0).suspended(60).ready(100).suspended(170);

    assertThat(learned().enough()).isFalse();
  }

  @Test
  void theOrderOfTheChangesDoesNotMatter() {
    ready(0).suspended(60);
    Collections.reverse(changes);

    assertThat(learned()).isEqualTo(new Learned(minutes(60), minutes(60), 1));
  }

  @Test
  void theBeginningOfTheSuspensionCounts() {
    ready(0).turns(Phase.CHANGING, "Stopping", 60).suspended(62);

    assertThat(learned()).isEqualTo(new Learned(minutes(60), minutes(60), 1));
  }

  @Test
  void aSuspensionFromHereIsNoSample() {
    ready(0).turns(ONE, Phase.SUSPENDED, "Suspended", 60, Duration.ofSeconds(30), OWN);

    assertThat(learned()).isNull();
  }

  @Test
  void anActionInBetweenMakesItNoSample() {
    ready(0).suspended(60);
    touches.add(new Touch(ONE, minute(30)));

    assertThat(learned()).isNull();
  }

  @Test
  void anActionBeforeItWasReadyDoesNot() {
    ready(10).suspended(60);
    touches.add(new Touch(ONE, minute(5)));

    assertThat(learned()).isNotNull();
  }

  @Test
  void anActionOnAMachineInBetweenMakesItNoSample() {
    ready(0);
    changes.add(
        change(
            new Subject(ONE, new MachineId("MC1")),
            Phase.CHANGING,
            "Rebooting",
            minute(30),
            Duration.ofSeconds(30),
            new Cause.OwnAction("activity", ActionKind.REBOOT_MACHINE),
            List.of()));
    suspended(60);

    assertThat(learned()).isNull();
  }

  @Test
  void anEndThatNobodySawIsNoSample() {
    ready(0).turns(ONE, Phase.SUSPENDED, "Suspended", 60, minutes(20), new Cause.NotSeen());

    assertThat(learned()).isNull();
  }

  @Test
  void aBeginningThatNobodySawIsNoSample() {
    turns(ONE, Phase.RUNNING, "Ready", 0, minutes(6), SERVICE).suspended(60);

    assertThat(learned()).isNull();
  }

  @Test
  void aFailureInBetweenDoesNotRestartTheTime() {
    ready(0).turns(Phase.PROBLEM, "1 of 4 down", 20).ready(30).suspended(60);

    assertThat(learned()).isEqualTo(new Learned(minutes(60), minutes(60), 1));
  }

  @Test
  void aRestartInBetweenDoes() {
    ready(0).turns(Phase.CHANGING, "Preparing", 20).ready(30).suspended(60);

    assertThat(learned()).isEqualTo(new Learned(minutes(30), minutes(30), 1));
  }

  @Test
  void eachPolicyHasItsOwnTime() {
    ready(0).suspended(60);
    turns(key("EN2"), Phase.RUNNING, "Ready", 100, minutes(1), SERVICE);
    turns(key("EN2"), Phase.SUSPENDED, "Suspended", 280, minutes(1), SERVICE);

    StaysAwake awake =
        StaysAwake.learn(changes, touches, key -> key.equals(ONE) ? "Short" : "Long");

    assertThat(awake.of(ACCOUNT, "Short").median()).isEqualTo(minutes(60));
    assertThat(awake.of(ACCOUNT, "Long").median()).isEqualTo(minutes(180));
    assertThat(awake.of(new AccountId("other"), "Long")).isNull();
    assertThat(awake.of(ACCOUNT, null)).isNull();
  }

  @Test
  void withoutAKnownPolicyNothingIsLearned() {
    ready(0).suspended(60);

    assertThat(StaysAwake.learn(changes, touches, key -> null)).isEqualTo(StaysAwake.NOTHING);
  }

  @Test
  void onlyTheNewestTwentyCount() {
    for (int day = 0; day < 30; day++) {
      int start = day * 1_440;
      ready(start).suspended(start + (day < 10 ? 60 : 120));
    }

    assertThat(learned()).isEqualTo(new Learned(minutes(120), minutes(120), 20));
  }

  @Test
  void itIsLearnedFromWhatTheHistoryAnswers() {
    ready(0).suspended(60).ready(100).suspended(170).ready(200).suspended(400);
    FakeHistory history = new FakeHistory().recorded(changes.toArray(Change[]::new));
    Range range = Range.last(Duration.ofDays(30), minute(500));

    StaysAwake awake =
        history
            .changes(ChangeQuery.all(range))
            .thenApply(found -> StaysAwake.learn(found, touches, key -> "Training"))
            .join();

    assertThat(awake.of(ACCOUNT, "Training").median()).isEqualTo(minutes(70));
  }
}

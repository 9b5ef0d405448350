package envwatch.history;

import static org.assertj.core.api.Assertions.assertThat;

import envwatch.history.Starts.Finished;
import envwatch.model.ActionKind;
import envwatch.model.Phase;
import envwatch.watch.Samples;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

@Tag("fast")
class StartsTest {
  private static final Duration LOOK = Duration.ofSeconds(30);
  private static final Instant START = Instant.parse("2026-11-21T09:00:00Z");
  private static final Subject SUBJECT = Subject.of(Samples.key("E"));
  private static final State SUSPENDED = new State(Phase.SUSPENDED, "Suspended");
  private static final State STARTING = new State(Phase.CHANGING, "Preparing");
  private static final State RUNNING = new State(Phase.RUNNING, "Running");
  private static final Cause SERVICE = new Cause.Service();

  private final Starts starts = new Starts();

  private static Instant at(int look) {
    return START.plus(LOOK.multipliedBy(look));
  }

  private Optional<Finished> take(@Nullable State from, State to, int look, Cause cause) {
    return take(from, to, look - 1, look, cause);
  }

  private Optional<Finished> take(
      @Nullable State from, State to, int before, int after, Cause cause) {
    Change change =
        new Change(
            SUBJECT,
            "Lab",
            null,
            from == null ? null : at(before),
            at(after),
            from,
            to,
            cause,
            List.of());
    return starts.take(change, LOOK);
  }

  @Test
  void fromSuspendedToRunningIsAResume() {
    take(SUSPENDED, STARTING, 1, SERVICE);
    assertThat(take(STARTING, RUNNING, 9, SERVICE))
        .contains(new Finished(ActionKind.RESUME_ENVIRONMENT, LOOK.multipliedBy(8)));
  }

  @Test
  void fromNothingToRunningIsAPreparation() {
    take(null, STARTING, 1, SERVICE);
    assertThat(take(STARTING, RUNNING, 9, SERVICE))
        .contains(new Finished(null, LOOK.multipliedBy(8)));
  }

  @Test
  void anOwnActionTellsTheKind() {
    take(RUNNING, STARTING, 1, new Cause.OwnAction("1", ActionKind.REVERT_ENVIRONMENT));
    assertThat(take(STARTING, RUNNING, 9, SERVICE))
        .map(Finished::kind)
        .contains(ActionKind.REVERT_ENVIRONMENT);
  }

  @Test
  void severalWordsOnTheWayAreOneStart() {
    take(SUSPENDED, STARTING, 1, SERVICE);
    take(STARTING, new State(Phase.CHANGING, "Starting"), 5, SERVICE);
    assertThat(take(STARTING, RUNNING, 9, SERVICE))
        .map(Finished::took)
        .contains(LOOK.multipliedBy(8));
  }

  @Test
  void aBeginningSeenAfterMoreThanTwoLooksIsNotLearned() {
    take(SUSPENDED, STARTING, 1, 4, SERVICE);
    assertThat(take(STARTING, RUNNING, 9, SERVICE)).isEmpty();
  }

  @Test
  void anEndSeenAfterMoreThanTwoLooksIsNotLearned() {
    take(SUSPENDED, STARTING, 1, SERVICE);
    assertThat(take(STARTING, RUNNING, 6, 9, SERVICE)).isEmpty();
  }

  @Test
  void whatHappenedUnseenIsNotLearned() {
    take(SUSPENDED, STARTING, 1, new Cause.NotSeen());
    assertThat(take(STARTING, RUNNING, 9, SERVICE)).isEmpty();
  }

  @Test
  void aStartThatFailsIsNotLearned() {
    take(SUSPENDED, STARTING, 1, SERVICE);
    take(STARTING, new State(Phase.PROBLEM, "Running"), 3, SERVICE);
    assertThat(take(new State(Phase.PROBLEM, "Running"), RUNNING, 9, SERVICE)).isEmpty();
  }

  @Test
  void whatChangesWithoutAKnownReasonIsNotLearned() {
    take(RUNNING, STARTING, 1, SERVICE);
    assertThat(take(STARTING, RUNNING, 9, SERVICE)).isEmpty();
  }

  @Test
  void whatIsBeingSuspendedIsNotOnItsWayToBeReady() {
    take(RUNNING, STARTING, 1, new Cause.OwnAction("1", ActionKind.SUSPEND_ENVIRONMENT));
    assertThat(starts.underWay(SUBJECT)).isNull();
  }

  // Waiting

  private static LastSeen changing(Instant moved) {
    return new LastSeen(
        SUBJECT,
        "Lab",
        Map.of(Fact.Kind.BLUEPRINT, "Web"),
        STARTING,
        at(1),
        true,
        null,
        moved,
        at(9));
  }

  private @Nullable Waiting waiting(LastSeen seen, int... minutes) {
    UsualTimes times = new UsualTimes();
    for (int took : minutes) {
      times.add(
          new Sample(
              SUBJECT.environment().account(),
              "Web",
              ActionKind.RESUME_ENVIRONMENT,
              null,
              Duration.ofMinutes(took),
              START));
    }
    return WaitEstimates.of(seen, starts.underWay(SUBJECT), "Web", times, LOOK);
  }

  private Waiting resuming(int... minutes) {
    take(SUSPENDED, STARTING, 1, SERVICE);
    Waiting waiting = waiting(changing(at(1)), minutes);
    assertThat(waiting).isNotNull();
    return waiting;
  }

  @Test
  void theUsualTimeIsThatOfItsKind() {
    assertThat(resuming(4, 4, 4).left(at(1).plusSeconds(60))).isEqualTo(Duration.ofMinutes(3));
  }

  @Test
  void itIsLateBeyondTheBound() {
    Waiting waiting = resuming(4, 4, 4);
    assertThat(waiting.late(at(1).plus(Duration.ofMinutes(6)))).isFalse();
    assertThat(waiting.late(at(1).plus(Duration.ofMinutes(7)))).isTrue();
  }

  @Test
  void patienceIsThreeLooksOrAQuarterOfTheUsualTime() {
    assertThat(resuming(4, 4, 4).patience()).isEqualTo(Duration.ofSeconds(90));
    assertThat(resuming(20, 20, 20).patience()).isEqualTo(Duration.ofMinutes(5));
  }

  @Test
  void whatIsLateButMovesIsNotStuck() {
    take(SUSPENDED, STARTING, 1, SERVICE);
    Instant now = at(1).plus(Duration.ofMinutes(9));
    Waiting moving = waiting(changing(now.minusSeconds(60)), 4, 4, 4);
    Waiting silent = waiting(changing(now.minusSeconds(100)), 4, 4, 4);
    assertThat(moving).matches(one -> one.late(now) && !one.stuck(now));
    assertThat(silent).matches(one -> one.late(now) && one.stuck(now));
  }

  @Test
  void withoutAnythingLearnedNothingIsLate() {
    Waiting waiting = resuming();
    assertThat(waiting.usual()).isNull();
    assertThat(waiting.late(at(1_000))).isFalse();
  }

  @Test
  void aStartBeforeTheProgramsOwnIsWaitedForAllTheSame() {
    Waiting waiting = waiting(changing(at(1)));
    assertThat(waiting).isNotNull();
    assertThat(waiting.began()).isEqualTo(at(1));
    assertThat(waiting.kind()).isNull();
  }

  @Test
  void whatRestsIsNotWaitedFor() {
    LastSeen running =
        new LastSeen(SUBJECT, "Lab", Map.of(), RUNNING, at(1), true, null, at(1), at(9));
    assertThat(waiting(running, 4)).isNull();
  }
}

package envwatch.training.check;

import static envwatch.training.check.CheckedClass.NOW;
import static envwatch.training.check.CheckedClass.PREPARING;
import static envwatch.training.check.CheckedClass.START;
import static envwatch.training.check.CheckedClass.SUSPENDED;
import static envwatch.training.check.CheckedClass.key;
import static org.assertj.core.api.Assertions.assertThat;

import envwatch.history.Subject;
import envwatch.history.Waiting;
import envwatch.model.ActionKind;
import envwatch.model.training.ClassTime;
import java.time.Duration;
import java.time.Instant;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

@Tag("fast")
class ReadyPlannerTest {
  private static final Duration BOUND = Duration.ofMinutes(6);

  private static CheckedClass sleeping(int students) {
    CheckedClass checked = CheckedClass.of(students);
    for (int i = 1; i <= students; i++) {
      checked.in(i, SUSPENDED);
    }
    return checked;
  }

  @Test
  void whereAllAreReadyThereIsNothingToDo() {
    ReadyPlan plan = ReadyPlanner.plan(CheckedClass.of(3).input());

    assertThat(plan.isEmpty()).isTrue();
    assertThat(plan.latest()).isNull();
    assertThat(plan.surely()).isEqualTo(NOW);
  }

  @Test
  void fourAreSentAtOnceAndTheNextWhenTheyAreAnswered() {
    ReadyPlan plan = ReadyPlanner.plan(sleeping(9).input());

    assertThat(plan.steps())
        .extracting(ReadyPlan.Step::send)
        .containsExactly(
            NOW,
            NOW,
            NOW,
            NOW,
            NOW.plus(ReadyPlanner.ANSWER),
            NOW.plus(ReadyPlanner.ANSWER),
            NOW.plus(ReadyPlanner.ANSWER),
            NOW.plus(ReadyPlanner.ANSWER),
            NOW.plus(ReadyPlanner.ANSWER.multipliedBy(2)));
    assertThat(plan.surely()).isEqualTo(NOW.plus(ReadyPlanner.ANSWER.multipliedBy(2)).plus(BOUND));
    assertThat(plan.assumed()).isFalse();
  }

  @Test
  void theLatestMomentLeavesTimeForAll() {
    ReadyPlan plan = ReadyPlanner.plan(sleeping(9).input());
    Instant latest = plan.latest();

    assertThat(latest).isEqualTo(START.minus(ReadyPlanner.ANSWER.multipliedBy(2)).minus(BOUND));
    assertThat(ReadyPlanner.plan(sleeping(9).input(), latest).surely()).isEqualTo(START);
  }

  @Test
  void thoseThatTakeLongestAreSentFirst() {
    CheckedClass checked =
        sleeping(3)
            .times(
                "Windows", Duration.ofMinutes(20), Duration.ofMinutes(20), Duration.ofMinutes(20))
            .environment(3, one -> one.status(SUSPENDED).blueprint("Windows"));

    ReadyPlan plan = ReadyPlanner.plan(checked.input());

    assertThat(plan.toResume())
        .extracting(Seat::name)
        .containsExactly("Student 3", "Student 1", "Student 2");
    assertThat(plan.surely()).isEqualTo(NOW.plus(Duration.ofMinutes(30)));
  }

  @Test
  void whereNothingWasLearnedATimeIsAssumedAndThePlanSaysSo() {
    ReadyPlan plan = ReadyPlanner.plan(sleeping(1).forgetTimes().input());

    assertThat(plan.assumed()).isTrue();
    assertThat(plan.surely()).isEqualTo(NOW.plus(ReadyPlanner.ASSUMED));
    assertThat(plan.steps().getFirst().assumed()).isEqualTo(ReadyPlanner.ASSUMED);
  }

  @Test
  void whatIsOnItsWayIsWaitedForAndNotSent() {
    CheckedClass checked = CheckedClass.of(2).in(1, PREPARING);
    Waiting waiting =
        new Waiting(
            Subject.of(key(1)),
            ActionKind.RESUME_ENVIRONMENT,
            NOW.minus(Duration.ofMinutes(1)),
            true,
            checked
                .input()
                .knowledge()
                .times()
                .of(CheckedClass.ACCOUNT, "Python", ActionKind.RESUME_ENVIRONMENT, null),
            NOW,
            Duration.ofMinutes(2));

    ReadyPlan plan = ReadyPlanner.plan(checked.waiting(waiting).input());

    assertThat(plan.toResume()).isEmpty();
    assertThat(plan.expected()).isEqualTo(NOW.plus(Duration.ofMinutes(3)));
    assertThat(plan.surely()).isEqualTo(NOW.plus(Duration.ofMinutes(5)));
    assertThat(plan.latest()).isNull();
  }

  @Test
  void withoutAKnownStartThereIsNoLatestMoment() {
    assertThat(ReadyPlanner.plan(sleeping(2).start(ClassTime.NONE).input()).latest()).isNull();
  }

  @Test
  void theLatestMomentMayHavePassed() {
    CheckedClass checked = sleeping(1).start(CheckedClass.time(NOW.plusSeconds(60)));

    assertThat(ReadyPlanner.plan(checked.input()).latest()).isBefore(NOW);
  }
}

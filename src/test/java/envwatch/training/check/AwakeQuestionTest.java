package envwatch.training.check;

import static envwatch.training.check.CheckFindings.LONG_AGO;
import static envwatch.training.check.CheckFindings.found;
import static envwatch.training.check.CheckFindings.level;
import static envwatch.training.check.CheckedClass.NOW;
import static envwatch.training.check.CheckedClass.START;
import static envwatch.training.check.Level.AMBER;
import static envwatch.training.check.Level.GREEN;
import static envwatch.training.check.Level.NOT_ASKED;
import static envwatch.training.check.Level.RED;
import static envwatch.training.check.Level.UNKNOWN;
import static org.assertj.core.api.Assertions.assertThat;

import envwatch.model.training.Attendance;
import java.time.Duration;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

@Tag("fast")
class AwakeQuestionTest {
  private final Duration hour = Duration.ofHours(1);

  @Test
  void whoWouldFallAsleepBeforeTheStartIsRed() {
    found(
        CheckedClass.of(2)
            .awake(hour, hour, 3)
            .since(1, NOW.minus(Duration.ofMinutes(30)))
            .since(2, NOW.plusSeconds(1)),
        Question.STAYS_AWAKE,
        RED,
        new CheckFact.FallsAsleep(NOW.plus(Duration.ofMinutes(30)), hour, 3, false),
        Remedy.POSTPONE);
  }

  @Test
  void whoWouldDoSoOnlyByTheShortestTimeIsAmber() {
    CheckedClass checked =
        CheckedClass.of(1)
            .awake(hour, hour.multipliedBy(3), 4)
            .since(1, NOW.minus(Duration.ofMinutes(30)));

    found(
        checked,
        Question.STAYS_AWAKE,
        AMBER,
        new CheckFact.FallsAsleep(NOW.plus(Duration.ofMinutes(30)), hour, 4, true),
        Remedy.POSTPONE);
  }

  @Test
  void whatWasJustDoneKeepsItAwake() {
    CheckedClass checked =
        CheckedClass.of(1)
            .awake(hour.plusMinutes(5), hour.plusMinutes(5), 3)
            .since(1, NOW.minus(Duration.ofMinutes(30)))
            .touched(1, NOW);

    assertThat(level(checked, Question.STAYS_AWAKE)).isEqualTo(GREEN);
  }

  @Test
  void whoIsInClassKeepsItAwake() {
    CheckedClass checked =
        CheckedClass.of(1)
            .awake(hour, hour, 3)
            .since(1, LONG_AGO)
            .listed(1, one -> CheckedClass.with(one, one.email(), Attendance.IN_CLASS));

    assertThat(level(checked, Question.STAYS_AWAKE)).isEqualTo(GREEN);
  }

  @Test
  void twoSamplesAreNotEnough() {
    found(
        CheckedClass.of(1).awake(hour, hour, 2),
        Question.STAYS_AWAKE,
        UNKNOWN,
        new CheckFact.AwakeNotLearned("Training", 2),
        Remedy.NONE);
  }

  @Test
  void withoutABeginningItIsUnknown() {
    found(
        CheckedClass.of(1).forgetSince(),
        Question.STAYS_AWAKE,
        UNKNOWN,
        new CheckFact.NotSeen(),
        Remedy.NONE);
  }

  @Test
  void whatWasFoundRunningIsUnknown() {
    found(
        CheckedClass.of(1)
            .awake(hour.multipliedBy(2), hour.multipliedBy(2), 3)
            .sinceAtLeast(1, NOW.minus(Duration.ofMinutes(10))),
        Question.STAYS_AWAKE,
        UNKNOWN,
        new CheckFact.RunsSinceUnknown(),
        Remedy.NONE);
  }

  @Test
  void onceTheClassHasBegunItIsNotAsked() {
    assertThat(level(CheckedClass.of(1).at(START), Question.STAYS_AWAKE)).isEqualTo(NOT_ASKED);
  }
}

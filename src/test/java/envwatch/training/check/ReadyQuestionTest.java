package envwatch.training.check;

import static envwatch.training.check.CheckFindings.found;
import static envwatch.training.check.CheckFindings.level;
import static envwatch.training.check.CheckedClass.END;
import static envwatch.training.check.CheckedClass.NOW;
import static envwatch.training.check.CheckedClass.SUSPENDED;
import static envwatch.training.check.CheckedClass.environmentOf;
import static envwatch.training.check.Level.AMBER;
import static envwatch.training.check.Level.GREEN;
import static envwatch.training.check.Level.NOT_ASKED;
import static envwatch.training.check.Level.RED;
import static envwatch.training.check.Level.UNKNOWN;
import static org.assertj.core.api.Assertions.assertThat;

import envwatch.model.training.ClassTime;
import envwatch.model.training.Student;
import java.time.Duration;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

@Tag("fast")
class ReadyQuestionTest {
  private CheckedClass sleeping(Duration untilStart) {
    return CheckedClass.of(2).in(1, SUSPENDED).start(CheckedClass.time(NOW.plus(untilStart)));
  }

  @Test
  void whatIsReadyLongBeforeTheStartIsGreen() {
    assertThat(level(sleeping(Duration.ofMinutes(30)), Question.READY_IN_TIME)).isEqualTo(GREEN);
  }

  @Test
  void whatIsUsuallyReadyTooLateIsRed() {
    found(
        sleeping(Duration.ofMinutes(3)),
        Question.READY_IN_TIME,
        RED,
        new CheckFact.TooLate(
            NOW.plus(Duration.ofMinutes(4)),
            NOW.plus(Duration.ofMinutes(6)),
            NOW.plus(Duration.ofMinutes(3))),
        Remedy.RESUME);
  }

  @Test
  void eachEnvironmentOfAStudentWithSeveralIsJudged() {
    Student second = CheckedClass.student(1, environmentOf(2), SUSPENDED);
    CheckedClass checked =
        sleeping(Duration.ofMinutes(3)).in(2, SUSPENDED).listed(2, one -> second);
    assertThat(checked.check().answer(Question.READY_IN_TIME).findings())
        .extracting(Finding::environment)
        .containsExactly(environmentOf(1), environmentOf(2));
  }

  @Test
  void whatIsLateOnlyWhenItTakesLongIsAmber() {
    assertThat(level(sleeping(Duration.ofMinutes(5)), Question.READY_IN_TIME)).isEqualTo(AMBER);
  }

  @Test
  void whereNoTimeWasLearnedItIsUnknownAndSaysWhatWasAssumed() {
    found(
        sleeping(Duration.ofMinutes(30)).forgetTimes(),
        Question.READY_IN_TIME,
        UNKNOWN,
        new CheckFact.TimeNotLearned(ReadyPlanner.ASSUMED, true),
        Remedy.RESUME);
  }

  @Test
  void aStartThatIsNotUnderstoodIsUnknown() {
    found(
        CheckedClass.of(2).start(new ClassTime("tomorrow", null, null)),
        Question.READY_IN_TIME,
        UNKNOWN,
        new CheckFact.TimeUnknown("tomorrow"),
        Remedy.NONE);
  }

  @Test
  void afterTheClassItIsNotAsked() {
    assertThat(level(CheckedClass.of(2).at(END), Question.READY_IN_TIME)).isEqualTo(NOT_ASKED);
  }
}

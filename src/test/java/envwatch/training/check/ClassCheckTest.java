package envwatch.training.check;

import static envwatch.training.check.CheckFindings.level;
import static envwatch.training.check.Level.GREEN;
import static envwatch.training.check.Level.NOT_ASKED;
import static envwatch.training.check.Level.UNKNOWN;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

@Tag("fast")
class ClassCheckTest {
  @ParameterizedTest
  @EnumSource(value = Question.class, mode = EnumSource.Mode.EXCLUDE, names = "FROM_HERE")
  void whereAllIsWellEveryAnswerIsGreen(Question question) {
    assertThat(level(CheckedClass.of(4), question)).isEqualTo(GREEN);
  }

  @ParameterizedTest
  @EnumSource(
      value = Question.class,
      mode = EnumSource.Mode.EXCLUDE,
      names = {"INSTRUCTOR", "FROM_HERE", "COMPUTER"})
  void asLongAsTheStudentsWereNeverSeenNothingIsGreen(Question question) {
    assertThat(level(CheckedClass.of(4).studentsNeverSeen(), question)).isEqualTo(UNKNOWN);
  }

  @Test
  void everyAnswerStandsAtItsQuestion() {
    assertThat(CheckedClass.of(1).check().answers())
        .extracting(Answer::question)
        .containsExactly(Question.values());
  }

  @Test
  void aClassWithoutStudentsHasNothingGreenAboutThem() {
    CheckResult result = CheckedClass.of(0).check();

    assertThat(result.answer(Question.STATE).level()).isEqualTo(NOT_ASKED);
    assertThat(result.answer(Question.ENVIRONMENT).level()).isEqualTo(NOT_ASKED);
    assertThat(result.answer(Question.ROSTER).findings())
        .extracting(Finding::fact)
        .containsExactly(new CheckFact.NoStudents());
    assertThat(result.plan().isEmpty()).isTrue();
  }
}

package envwatch.words;

import static envwatch.training.check.CheckedClass.NOW;
import static envwatch.training.check.CheckedClass.START;
import static envwatch.training.check.CheckedClass.SUSPENDED;
import static envwatch.training.check.CheckedClass.environmentOf;
import static org.assertj.core.api.Assertions.assertThat;

import envwatch.api.ApiException;
import envwatch.model.Phase;
import envwatch.model.Status;
import envwatch.training.check.CheckComparison;
import envwatch.training.check.CheckResult;
import envwatch.training.check.CheckedClass;
import envwatch.training.check.Finding;
import envwatch.training.check.Level;
import envwatch.training.check.Question;
import envwatch.watch.Link;
import java.time.Duration;
import java.time.ZoneId;
import java.time.ZoneOffset;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

@Tag("fast")
class CheckWordsTest {
  private static final ZoneId ZONE = ZoneOffset.UTC;

  private static String verdict(CheckedClass checked) {
    return CheckWords.verdict(checked.check(), ZONE);
  }

  private static CheckedClass twoAsleepOneFailed() {
    return CheckedClass.of(32)
        .in(1, SUSPENDED)
        .in(2, SUSPENDED)
        .in(3, new Status(Phase.PROBLEM, "Creation Failed"));
  }

  @Test
  void theVerdictCountsWhoIsNotReadyAndWhy() {
    assertThat(verdict(twoAsleepOneFailed())).isEqualTo("3 of 32 not ready: 1 failed, 2 suspended");
  }

  @Test
  void theVerdictOfAClassThatIsReadyIsShort() {
    assertThat(verdict(CheckedClass.of(32))).isEqualTo("All 32 ready");
    assertThat(verdict(CheckedClass.of(1))).isEqualTo("1 of 1 ready");
  }

  @Test
  void whatWasNotSeenIsNeverCalledReady() {
    assertThat(verdict(CheckedClass.of(3).without(environmentOf(1))))
        .isEqualTo("2 of 3 ready, 1 not known yet");
    assertThat(verdict(CheckedClass.of(3).studentsNeverSeen()))
        .isEqualTo("Not known yet: the students were not seen");
  }

  @Test
  void aClassWithoutStudentsSaysSo() {
    assertThat(verdict(CheckedClass.of(0))).isEqualTo("No students");
  }

  @Test
  void whatConcernsTheWholeClassIsAdded() {
    Link lost = new Link.Lost(new ApiException.RateLimited(null), NOW, null);

    assertThat(verdict(CheckedClass.of(2).link(lost)))
        .isEqualTo("All 2 ready; the service asks for fewer requests since 08:00");
  }

  @Test
  void aFindingNamesWhomItConcerns() {
    Finding first = twoAsleepOneFailed().check().findings(Level.RED).getFirst();

    assertThat(CheckWords.line(first, NOW, ZONE)).isEqualTo("Student 1: suspended");
    assertThat(CheckWords.remedy(first.remedy())).isEqualTo("Resume");
  }

  @Test
  void thePlanSaysWhenToBeginAndWhenAllAreReady() {
    CheckResult result = twoAsleepOneFailed().check();

    assertThat(CheckWords.plan(result.plan(), NOW, ZONE))
        .isEqualTo("Resumed at 08:00, both are ready by 08:06. Begin by 08:54.");
  }

  @Test
  void aClassThatHasBegunIsNotToldAboutItsStart() {
    CheckResult result = twoAsleepOneFailed().at(START.plus(Duration.ofMinutes(5))).check();

    assertThat(CheckWords.plan(result.plan(), result.at(), ZONE))
        .isEqualTo("Resumed at 09:05, both are ready by 09:11.");
    assertThat(result.answer(Question.READY_IN_TIME).findings())
        .extracting(finding -> CheckWords.reason(finding, result.at(), ZONE))
        .containsExactly("ready at about 09:09", "ready at about 09:09");
  }

  @Test
  void aTimeThatWasAssumedIsToldAsSuch() {
    CheckResult result = twoAsleepOneFailed().forgetTimes().check();

    assertThat(CheckWords.plan(result.plan(), NOW, ZONE))
        .endsWith("Where no start-up time is known yet, 15 min is assumed.");
  }

  @Test
  void twoChecksAreComparedInOneLine() {
    CheckResult later =
        CheckedClass.of(32).in(3, SUSPENDED).at(NOW.plus(Duration.ofMinutes(40))).check();

    assertThat(CheckWords.comparison(CheckComparison.of(twoAsleepOneFailed().check(), later)))
        .isEqualTo("Compared with 40 min ago: 1 new problem, 3 fixed");
    assertThat(CheckWords.comparison(CheckComparison.of(later, later)))
        .isEqualTo("Compared with 0 s ago: no change");
  }

  @Test
  void lightsLeftOnAreCounted() {
    assertThat(CheckWords.lightsLeftOn(Duration.ofMinutes(20), 7))
        .isEqualTo("class ended 20 min ago, 7 environments are still running");
  }
}

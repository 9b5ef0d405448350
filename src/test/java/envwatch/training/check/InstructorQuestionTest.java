package envwatch.training.check;

import static envwatch.training.check.CheckFindings.FAILED;
import static envwatch.training.check.CheckFindings.found;
import static envwatch.training.check.CheckFindings.level;
import static envwatch.training.check.CheckFindings.only;
import static envwatch.training.check.CheckedClass.PREPARING;
import static envwatch.training.check.CheckedClass.SUSPENDED;
import static envwatch.training.check.CheckedClass.running;
import static envwatch.training.check.Level.AMBER;
import static envwatch.training.check.Level.RED;
import static envwatch.training.check.Level.UNKNOWN;
import static org.assertj.core.api.Assertions.assertThat;

import envwatch.model.EnvironmentId;
import envwatch.model.Status;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

@Tag("fast")
class InstructorQuestionTest {
  private final EnvironmentId own = new EnvironmentId("EN-teacher");

  private CheckedClass in(Status status) {
    return CheckedClass.of(1)
        .environment(running("EN-teacher").owner("Teacher@Example.com").status(status).build());
  }

  @Test
  void whoseEnvironmentSleepsIsRed() {
    Finding finding =
        found(
            in(SUSPENDED),
            Question.INSTRUCTOR,
            RED,
            new CheckFact.InstructorAsleep(CheckedClass.TEACHER),
            Remedy.RESUME);
    assertThat(finding.environment()).isEqualTo(own);
  }

  @Test
  void whoseEnvironmentFailedIsRed() {
    assertThat(level(in(FAILED), Question.INSTRUCTOR)).isEqualTo(RED);
  }

  @Test
  void whoseEnvironmentIsOnItsWayIsAmber() {
    assertThat(level(in(PREPARING), Question.INSTRUCTOR)).isEqualTo(AMBER);
  }

  @Test
  void withoutAnEnvironmentIsAmber() {
    found(
        CheckedClass.of(1).without(own),
        Question.INSTRUCTOR,
        AMBER,
        new CheckFact.InstructorWithoutEnvironment(CheckedClass.TEACHER),
        Remedy.NONE);
  }

  @Test
  void whoseEnvironmentMayNotBeSeenIsUnknown() {
    found(
        CheckedClass.of(1).without(own).notWatched(),
        Question.INSTRUCTOR,
        UNKNOWN,
        new CheckFact.NotSeen(),
        Remedy.NONE);
  }

  @Test
  void whoIsNotNamedIsUnknown() {
    found(
        CheckedClass.of(1).instructor(null),
        Question.INSTRUCTOR,
        UNKNOWN,
        new CheckFact.InstructorNotNamed(),
        Remedy.NONE);
  }

  @Test
  void isFoundInTheListOfTheClass() {
    CheckedClass checked =
        CheckedClass.of(1)
            .listing(running("EN8").owner(CheckedClass.TEACHER).status(SUSPENDED).build())
            .without(own)
            .notWatched();

    assertThat(only(checked, Question.INSTRUCTOR).environment())
        .isEqualTo(new EnvironmentId("EN8"));
  }
}

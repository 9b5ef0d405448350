package envwatch.training.check;

import static envwatch.training.check.CheckFindings.DELETED;
import static envwatch.training.check.CheckFindings.found;
import static envwatch.training.check.CheckFindings.level;
import static envwatch.training.check.CheckedClass.START;
import static envwatch.training.check.CheckedClass.environmentOf;
import static envwatch.training.check.CheckedClass.running;
import static envwatch.training.check.CheckedClass.student;
import static envwatch.training.check.Level.AMBER;
import static envwatch.training.check.Level.GREEN;
import static envwatch.training.check.Level.RED;
import static org.assertj.core.api.Assertions.assertThat;

import envwatch.model.EnvironmentId;
import envwatch.model.Status;
import envwatch.model.training.EarlyAccess;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

@Tag("fast")
class EnvironmentQuestionTest {
  @Test
  void aStudentWithoutOneIsRed() {
    found(
        CheckedClass.of(2).listed(1, one -> student(1, null, Status.UNTOLD)),
        Question.ENVIRONMENT,
        RED,
        new CheckFact.NoEnvironment(false, false),
        Remedy.PERSONAL_LINK);
  }

  @Test
  void aDeletedOneIsNone() {
    found(
        CheckedClass.of(2).in(1, DELETED),
        Question.ENVIRONMENT,
        RED,
        new CheckFact.NoEnvironment(true, false),
        Remedy.PERSONAL_LINK);
    assertThat(CheckedClass.of(2).in(1, DELETED).check().answer(Question.STATE).fine()).hasSize(1);
  }

  @Test
  void whereNobodyMayComeEarlyAMissingOneIsAmber() {
    found(
        CheckedClass.of(2)
            .earlyAccess(EarlyAccess.NOBODY)
            .listed(1, one -> student(1, null, Status.UNTOLD)),
        Question.ENVIRONMENT,
        AMBER,
        new CheckFact.NoEnvironment(false, true),
        Remedy.NONE);
  }

  @Test
  void onceTheClassHasBegunAMissingOneIsRedWhoeverMayComeEarly() {
    CheckedClass checked =
        CheckedClass.of(2)
            .earlyAccess(EarlyAccess.NOBODY)
            .listed(1, one -> student(1, null, Status.UNTOLD))
            .at(START);

    assertThat(level(checked, Question.ENVIRONMENT)).isEqualTo(RED);
  }

  @Test
  void twoEntriesOfOnePersonAreTwoEnvironments() {
    CheckedClass checked =
        CheckedClass.of(2)
            .listed(2, one -> CheckedClass.with(one, "STUDENT1@example.com", one.attendance()));

    assertThat(checked.check().answer(Question.ENVIRONMENT).findings())
        .hasSize(2)
        .allSatisfy(finding -> {
          assertThat(finding.level()).isEqualTo(AMBER);
          assertThat(finding.fact())
              .isEqualTo(
                  new CheckFact.SeveralEnvironments(List.of(environmentOf(1), environmentOf(2))));
        });
  }

  @Test
  void aSecondEnvironmentOfAStudentInTheListOfTheClassIsTold() {
    found(
        CheckedClass.of(2).listing(running("EN9").owner("Student1@Example.com").build()),
        Question.ENVIRONMENT,
        AMBER,
        new CheckFact.SeveralEnvironments(List.of(environmentOf(1), new EnvironmentId("EN9"))),
        Remedy.OPEN_WEB);
  }

  @Test
  void oneThatBelongsToNobodyIsAmber() {
    Finding finding =
        found(
            CheckedClass.of(2).listing(running("EN9").owner("else@example.com").build()),
            Question.ENVIRONMENT,
            AMBER,
            new CheckFact.NoStudent("Lab EN9", "else@example.com"),
            Remedy.OPEN_WEB);
    assertThat(finding.environment()).isEqualTo(environmentOf(9));
  }

  @Test
  void theInstructorsOwnBelongsToSomebody() {
    assertThat(level(CheckedClass.of(2).listing(), Question.ENVIRONMENT)).isEqualTo(GREEN);
  }
}

package envwatch.ui.training.check;

import static envwatch.training.check.CheckedClass.SUSPENDED;
import static envwatch.training.check.CheckedClass.environmentOf;
import static org.assertj.core.api.Assertions.assertThat;

import envwatch.model.Action;
import envwatch.model.Phase;
import envwatch.model.Secret;
import envwatch.model.Status;
import envwatch.model.training.StudentId;
import envwatch.model.training.TrainingAction;
import envwatch.training.check.CheckedClass;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** One button for each problem, which does what is done about it everywhere else. */
class MendingTest {
  @TempDir private Path folder;
  private CheckWindow window;

  private CheckWindow check(CheckedClass checked) {
    window = new CheckWindow(folder, checked);
    window.page().press("check-button");
    return window;
  }

  @AfterEach
  void close() {
    window.close();
  }

  @Test
  void aSleepingEnvironmentIsResumed() {
    check(CheckedClass.of(4).in(2, SUSPENDED)).fix("Student 2");
    assertThat(window.world.service.performed)
        .containsExactly(new Action.ResumeEnvironment(environmentOf(2)));
  }

  @Test
  void aStudentWithSeveralFindingsIsCountedOnce() {
    check(
        CheckedClass.of(4)
            .in(2, SUSPENDED)
            .start(CheckedClass.time(CheckedClass.NOW.plusSeconds(180))));
    assertThat(window.problems()).anyMatch(line -> line.contains("suspended; ready at about"));
    assertThat(window.fixOf("Student 2").getText()).isEqualTo("Resume");
  }

  @Test
  void oneThatTheAccountDoesNotWatchIsResumedThroughTheClass() {
    CheckedClass checked = CheckedClass.of(4).in(2, SUSPENDED).without(environmentOf(2));
    check(checked).fix("Student 2");
    assertThat(window.world.service.performed).isEmpty();
    assertThat(window.world.service.training.performed)
        .containsExactly(
            new TrainingAction.ResumeForStudents(
                CheckedClass.CLASS.id(), List.of(new StudentId("SD2"))));
  }

  @Test
  void whatFailedIsOpenedInTheWebApplication() {
    check(CheckedClass.of(4).in(2, new Status(Phase.PROBLEM, "Creation Failed"))).fix("Student 2");
    assertThat(window.world.looks).contains("web EN2");
  }

  @Test
  void thePlanResumesEverythingThatSleeps() {
    check(CheckedClass.of(4).in(2, SUSPENDED).in(3, SUSPENDED));
    assertThat(window.lines().getFirst()).contains("both are ready by");
    assertThat(window.button("Resumed at").label()).isEqualTo("Resume these first");
    window.mend("Resumed at");
    assertThat(window.world.service.performed).isEmpty();
    window.press("dialog-act");
    assertThat(window.world.service.performed)
        .containsExactlyInAnyOrder(
            new Action.ResumeEnvironment(environmentOf(2)),
            new Action.ResumeEnvironment(environmentOf(3)));
  }

  @Test
  void whatFallsAsleepIsPostponedAfterOneQuestion() {
    CheckedClass checked = CheckedClass.of(4);
    for (int i = 1; i <= 3; i++) {
      checked.since(i, CheckedClass.NOW.minusSeconds(150 * 60));
    }
    check(checked);
    assertThat(window.button("3 of 4 would be suspended before").label())
        .isEqualTo("Delay auto-suspend");
    window.mend("3 of 4 would be suspended before");
    window.press("dialog-act");
    assertThat(window.world.service.performed)
        .containsExactlyInAnyOrder(
            new Action.PostponeInactivity(environmentOf(1)),
            new Action.PostponeInactivity(environmentOf(2)),
            new Action.PostponeInactivity(environmentOf(3)));
  }

  @Test
  void whereNoPersonalLinkIsMadeItSaysSo() {
    check(
        CheckedClass.of(4)
            .listed(2, one -> CheckedClass.student(2, null, CheckedClass.READY))
            .without(environmentOf(2)));
    window.world.service.training.answer(
        new TrainingAction.Answer(null, Secret.of(""), List.of(), List.of(), false));
    window.fix("Student 2");
    assertThat(window.said("message")).startsWith("There is no personal link for Student 2");
    assertThat(window.copied.content()).isEmpty();
  }

  @Test
  void inReadOnlyModeEveryButtonSaysWhy() {
    check(CheckedClass.of(4).in(2, SUSPENDED));
    window.readOnly = true;
    window.passes(Duration.ofSeconds(1));
    assertThat(window.fixOf("Student 2").getAccessibleHelp()).contains("ead-only");
  }

  @Test
  void whatNobodyCanMendHasNoButton() {
    check(CheckedClass.of(4).in(2, CheckedClass.PREPARING));
    assertThat(window.fixOf("Student 2")).isNull();
  }
}

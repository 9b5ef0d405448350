package envwatch.ui.training.check;

import static envwatch.training.check.CheckedClass.PREPARING;
import static envwatch.training.check.CheckedClass.SUSPENDED;
import static org.assertj.core.api.Assertions.assertThat;

import envwatch.model.Phase;
import envwatch.model.Status;
import envwatch.model.training.ClassId;
import envwatch.model.training.ClassKey;
import envwatch.settings.AppearanceSettings;
import envwatch.settings.AppearanceSettings.Theme;
import envwatch.training.check.CheckedClass;
import envwatch.ui.kit.OnJavaFx;
import envwatch.watch.ClassView;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import javafx.scene.control.Button;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** From the page to the verdict, and from the verdict to the students. */
class CheckViewTest {
  private static final Status FAILED = new Status(Phase.PROBLEM, "Creation Failed");
  private static final ClassKey OTHER = new ClassKey(CheckedClass.ACCOUNT, new ClassId("CO2"));

  @TempDir private Path folder;
  private CheckWindow window;

  private CheckWindow open(CheckedClass checked) {
    window = new CheckWindow(folder, checked);
    return window.page();
  }

  private static CheckedClass threeReds() {
    return CheckedClass.of(12).in(3, SUSPENDED).in(5, SUSPENDED).in(7, FAILED);
  }

  @AfterEach
  void close() {
    window.close();
  }

  @Test
  void oneButtonLeadsToTheVerdict() {
    open(threeReds()).press("check-button");
    assertThat(window.said("check-verdict")).isEqualTo("3 of 12 not ready: 1 failed, 2 suspended");
    assertThat(window.said("check-when")).startsWith("Checked just now");
  }

  @Test
  void theKeyDoesTheSame() {
    open(threeReds()).pressF8();
    assertThat(window.said("check-verdict")).startsWith("3 of 12 not ready");
  }

  @Test
  void theButtonOfAStudentIsWholeInTheWindowAsItOpens() {
    open(threeReds()).press("check-button");
    window.passes(Duration.ofMinutes(4));
    Button fix = window.fixOf("Student 7");
    assertThat(OnJavaFx.call(fix::isTextTruncated)).as(fix.getText()).isFalse();
  }

  @Test
  void theStepsOfACheckLeaveTheRowsAndTheirPlacesAlone() {
    open(threeReds()).press("check-button");
    window.passes(Duration.ofMinutes(4));
    assertThat(window.said("check-progress")).isNull();
    Button fix = window.fixOf("Student 5");
    double top = window.top("students");
    List<String> changes = new ArrayList<>();
    OnJavaFx.run(() -> fix.onActionProperty().subscribe((before, now) -> changes.add("fix")));
    window.press("check-button");
    assertThat(window.said("check-progress")).isEqualTo("Checking the students");
    assertThat(changes).isEmpty();
    assertThat(window.top("students")).isEqualTo(top);
  }

  @Test
  void whatIsOfferedFollowsTheSettingsAlsoDuringACheck() {
    open(threeReds()).press("check-button");
    window.passes(Duration.ofMinutes(4));
    window.press("check-button");
    assertThat(window.said("check-progress")).isEqualTo("Checking the students");
    assertThat(window.fixOf("Student 5").isDisabled()).isFalse();
    window.turnsReadOnly();
    assertThat(window.fixOf("Student 5").isDisabled()).isTrue();
  }

  @Test
  void theCheckOfAnotherClassLeavesTheButtonsAlone() {
    open(threeReds()).classesAre(threeReds().view(), other(CheckedClass.of(4)));
    window.press("check-button");
    Button fix = window.fixOf("Student 5");
    List<String> changes = new ArrayList<>();
    OnJavaFx.run(() -> fix.onActionProperty().subscribe((before, now) -> changes.add("fix")));
    window.passes(Duration.ofSeconds(1));
    assertThat(changes).isEmpty();
    window.show(OTHER);
    assertThat(window.said("check-progress")).as("checked by itself").isNotNull();
  }

  @ParameterizedTest
  @ValueSource(ints = {1180, 1000})
  void aLookMovesNothingAndItsProgressNeitherTheLinkBesideIt(int width) {
    CheckedClass checked = threeReds();
    window = new CheckWindow(folder, checked, new AppearanceSettings(Theme.LIGHT, 21), width, 760);
    window.page().press("check-button");
    window.passes(Duration.ofMinutes(40));
    window.becomes(CheckedClass.of(12).in(7, FAILED).at(window.time.instant()));
    window.press("check-button");
    window.passes(Duration.ofMinutes(4));
    assertThat(window.said("check-when")).contains("Compared with");
    double top = window.top("students");
    double left = window.left("check-greens");
    window.press("check-button");
    assertThat(window.said("check-progress")).isEqualTo("Checking the students");
    assertThat(window.top("students")).isEqualTo(top);
    assertThat(window.left("check-greens")).isEqualTo(left);
  }

  @Test
  void whatACheckFoundIsReadAloudWithItsLevelOnce() {
    open(threeReds()).press("check-button");
    window.select("Student 5");
    window.settle();
    assertThat(window.readAloud("Student 5")).containsOnlyOnce("Problem").containsOnlyOnce("susp");
  }

  @Test
  void nothingIsShownBeforeAnythingWasChecked() {
    open(CheckedClass.of(3).start(CheckedClass.time(CheckedClass.NOW.plus(Duration.ofHours(3)))));
    window.passes(Duration.ofSeconds(1));
    assertThat(window.said("check-verdict")).isNull();
  }

  @Test
  void aClassThatStartsWithinTheHourIsCheckedByItself() {
    open(threeReds());
    window.passes(Duration.ofSeconds(1));
    assertThat(window.said("check-verdict")).startsWith("3 of 12 not ready");
  }

  @Test
  void whereTheCheckWasMadeBeforeThePageWasSeenItsStudentsAreListed() {
    CheckedClass unwatched = CheckedClass.of(2).in(1, SUSPENDED).in(2, SUSPENDED);
    unwatched.without(CheckedClass.environmentOf(1)).without(CheckedClass.environmentOf(2));
    window = new CheckWindow(folder, unwatched);
    window.passes(Duration.ofSeconds(1));
    window.page();
    assertThat(window.said("check-verdict")).startsWith("2 of 2 not ready");
    assertThat(window.listed()).containsExactly("Student 1", "Student 2");
  }

  @Test
  void anotherClassThanTheOneThatWasCheckedListsItsStudents() {
    open(threeReds()).classesAre(threeReds().view(), other(CheckedClass.of(4)));
    window.press("check-button");
    window.show(OTHER);
    assertThat(window.said("check-verdict")).isNull();
    assertThat(window.listed()).hasSize(4);
    window.show(CheckedClass.CLASS);
    assertThat(window.listed()).containsExactly("Student 7", "Student 3", "Student 5");
  }

  private static ClassView other(CheckedClass checked) {
    ClassView seen = checked.view();
    return new ClassView(
        OTHER,
        seen.trainingClass(),
        seen.details(),
        null,
        seen.students(),
        seen.interval(),
        null,
        false);
  }

  @Test
  void everyProblemStandsInTheRowOfItsStudentWithOneButton() {
    open(threeReds()).press("check-button");
    assertThat(window.problems())
        .containsExactly(
            "Student 7: failed: Creation Failed", "Student 3: suspended", "Student 5: suspended");
    assertThat(window.lines()).noneMatch(line -> line.startsWith("Student"));
    assertThat(window.fixOf("Student 5").getText()).isEqualTo("Resume");
  }

  @Test
  void whoIsReadyIsFoldedAfterACheckAndCountedOnce() {
    open(threeReds());
    assertThat(window.listed()).hasSize(12);
    window.press("check-button");
    assertThat(window.listed()).containsExactly("Student 7", "Student 3", "Student 5");
    assertThat(window.said("students-ready")).isEqualTo("Show 9 ready");
    assertThat(window.said("class-counts")).startsWith("12 students").doesNotContain("ready");
    window.press("students-ready");
    assertThat(window.listed()).hasSize(12);
    assertThat(window.said("students-ready")).isEqualTo("Hide 9 ready");
  }

  @Test
  void whereAllAreReadyNobodyIsFolded() {
    open(CheckedClass.of(12)).press("check-button");
    assertThat(window.listed()).hasSize(12);
    assertThat(window.said("students-ready")).isNull();
  }

  @Test
  void aFilterFindsThoseThatAreReadyToo() {
    open(threeReds()).press("check-button");
    window.filter("Student 12");
    assertThat(window.listed()).containsExactly("Student 12");
  }

  @Test
  void whatIsWellIsFoldedBelowTheVerdict() {
    open(threeReds()).press("check-button");
    assertThat(window.said("check-greens")).endsWith("passed");
    assertThat(window.lines()).doesNotContain("This computer");
    window.press("check-greens");
    assertThat(window.lines()).contains("This computer");
    assertThat(window.said("check-greens")).startsWith("Hide");
  }

  @Test
  void studentsStayInSightBetweenVerdictAndDetails() {
    open(threeReds()).press("check-button");
    window.select("Student 5");
    window.settle();
    assertThat(window.studentsHeight()).isGreaterThanOrEqualTo(4);
  }

  @Test
  void tenStudentsAreInSightAlsoBesideTheDetailsOfOneAndAfterACheck() {
    CheckedClass checked = CheckedClass.of(24);
    for (int student = 2; student <= 24; student += 2) {
      checked = checked.in(student, SUSPENDED);
      checked = checked.since(student - 1, CheckedClass.NOW.minus(Duration.ofMinutes(150)));
    }
    open(checked).select("Student 5");
    window.settle();
    assertThat(window.studentsInSight()).isGreaterThanOrEqualTo(10);
    window.press("check-button");
    window.select("Student 4");
    window.settle();
    double top = window.top("students");
    assertThat(window.studentsInSight()).isGreaterThanOrEqualTo(10);
    assertThat(window.bottom("students")).isLessThanOrEqualTo(window.top("details"));
    window.unselect();
    window.settle();
    assertThat(window.top("students")).isEqualTo(top);
  }

  @ParameterizedTest
  @CsvSource({"14, 1000, 650", "21, 1000, 650", "14, 1180, 760"})
  void inALowWindowNothingIsCutOrLiesOverSomethingElse(int font, int width, int height) {
    window =
        new CheckWindow(
            folder, threeReds(), new AppearanceSettings(Theme.LIGHT, font), width, height);
    window.page().press("check-button");
    window.select("Student 5");
    window.settle();
    assertThat(window.linesShown() % 1).isLessThan(0.1);
    assertThat(window.bottom("check-list")).isLessThanOrEqualTo(window.top("class-counts"));
    assertThat(window.studentsHeight()).isGreaterThanOrEqualTo(4);
    assertThat(window.bottom("students")).isLessThanOrEqualTo(window.top("details"));
  }

  @Test
  void aVerdictOfSeveralLinesDoesNotPushTheNameOfTheClassOutOfSight() {
    CheckedClass checked = threeReds().in(9, PREPARING).in(11, PREPARING);
    for (int student : List.of(2, 4, 6, 8)) {
      checked.since(student, CheckedClass.NOW.minus(Duration.ofMinutes(150)));
    }
    window = new CheckWindow(folder, checked, new AppearanceSettings(Theme.LIGHT, 14), 1000, 650);
    window.page().press("check-button");
    window.settle();
    assertThat(window.top("class-name")).isGreaterThan(window.top("class-pane") + 5);
  }

  @Test
  void theVerdictFollowsWhatIsWatched() {
    open(threeReds()).press("check-button");
    window.becomes(CheckedClass.of(12).in(3, PREPARING).in(7, FAILED));
    window.passes(Duration.ofSeconds(3));
    assertThat(window.said("check-verdict")).isEqualTo("2 of 12 not ready: 1 failed, 1 preparing");
  }

  @Test
  void aLaterCheckIsComparedWithAnEarlierOne() {
    open(threeReds()).press("check-button");
    window.passes(Duration.ofMinutes(40));
    window.becomes(CheckedClass.of(12).in(7, FAILED).at(window.time.instant()));
    window.press("check-button");
    assertThat(window.said("check-when")).contains("Compared with 40 min ago");
    assertThat(window.lines()).contains("Fixed: Student 3: suspended");
  }

  @Test
  void theResultIsCopiedAsMarkdown() {
    open(threeReds()).press("check-button");
    window.choose("check-copy");
    assertThat(window.copied.content())
        .startsWith("## Kubernetes day 2\n\n**3 of 12 not ready: 1 failed, 2 suspended**")
        .contains("- Student 3: suspended");
    assertThat(window.message()).isEqualTo("Copied the check of Kubernetes day 2");
  }

  @Test
  void theResultIsSavedAsCsv() throws IOException {
    open(threeReds()).press("check-button");
    window.choose("check-save");
    assertThat(Files.readString(folder.resolve("class-check Kubernetes day 2 2026-11-23.csv")))
        .contains(
            "Kubernetes day 2,2026-11-23 08:00:00,Problem,State,Student 3,student3@example.com,EN3,,"
                + "suspended");
  }

  @Test
  void whatIsWellIsSaidInOneLine() {
    open(CheckedClass.of(12)).press("check-button");
    assertThat(window.said("check-verdict")).isEqualTo("All 12 ready");
  }

  @Test
  void theLookTellsHowFarItIs() {
    open(CheckedClass.of(12));
    window.passes(Duration.ofMinutes(6));
    window.press("check-button");
    assertThat(window.said("check-progress")).isEqualTo("Checking the students");
  }
}

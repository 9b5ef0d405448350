package envwatch.ui.training;

import static org.assertj.core.api.Assertions.assertThat;

import envwatch.api.ApiException;
import envwatch.model.Environment;
import envwatch.model.EnvironmentId;
import envwatch.model.Phase;
import envwatch.model.Status;
import envwatch.model.training.Attendance;
import envwatch.model.training.Student;
import envwatch.settings.AppearanceSettings.Theme;
import envwatch.ui.kit.Controls;
import envwatch.ui.kit.Keys;
import envwatch.ui.kit.OnJavaFx;
import envwatch.ui.model.SampleWorld;
import envwatch.watch.AccountClasses;
import envwatch.watch.ClassView;
import envwatch.watch.SampleClasses;
import envwatch.watch.WatchedEnvironment.Trouble;
import java.util.ArrayList;
import java.util.List;
import javafx.event.Event;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.text.Font;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The students of the class that is open. */
class StudentTableTest {
  private static final Status READY = new Status(Phase.RUNNING, "Ready");
  private ClassesWindow window;

  @AfterEach
  void close() {
    window.close();
  }

  private void open(ClassView seen, Environment... watched) {
    window = new ClassesWindow(SampleClasses.view(null, List.of(seen)));
    window.open(watched);
  }

  private static Environment environment(String id, Status status) {
    return SampleWorld.environment(
        id,
        "K8s day 2 - " + id,
        status,
        SampleWorld.running("m1" + id, "control"),
        SampleWorld.machine("m2" + id, "worker", status.phase(), status.word(), -1));
  }

  @Test
  void whoIsNotReadyComesFirst() {
    open(SampleClasses.soon());
    assertThat(window.rows(StudentRow::name))
        .startsWith("Hiro Tanaka", "Elif Yildiz", "Jonas Weber", "Ada Lindqvist")
        .hasSize(12);
    assertThat(window.rows(row -> row.status().words()))
        .startsWith("Creation Failed", "Suspended", "Suspended", "Ready");
  }

  @Test
  void theExpiryHasItsWholeWidth() {
    window = new ClassesWindow(SampleClasses.view(null, List.of(SampleClasses.soon())));
    window
        .sized(1000, 650)
        .open(environment("EN100", new Status(Phase.PROBLEM, "Creation failed")));
    OnJavaFx.run(() ->
        assertThat(width("expires")).isGreaterThan(Controls.widthOf("2 days 23 h", Font.font(13))));
  }

  private double width(String column) {
    return window.students().getColumns().stream()
        .filter(each -> column.equals(each.getId()))
        .findFirst()
        .orElseThrow()
        .getWidth();
  }

  @Test
  void whatIsWatchedIsToldAsTheListOfEnvironmentsTellsIt() {
    open(SampleClasses.soon(), environment("EN100", READY));
    StudentRow ada = window.row("Ada Lindqvist");
    assertThat(ada.watched()).isTrue();
    assertThat(ada.machines()).isEqualTo("2/2");
    assertThat(ada.expires()).isEqualTo("3 days");
    assertThat(window.row("Bruno Keller").watched()).isFalse();
  }

  @Test
  void theWatchKnowsBetterThanTheListOfStudents() {
    open(SampleClasses.soon(), environment("EN100", new Status(Phase.PROBLEM, "Creation failed")));
    assertThat(window.rows(StudentRow::name).subList(0, 2))
        .containsExactly("Ada Lindqvist", "Hiro Tanaka");
    assertThat(window.said("class-counts")).isEqualTo("8 of 12 ready now · 0 in class");
    assertThat(window.row("Ada Lindqvist").trouble()).contains("Creation failed");
  }

  @Test
  void theEnvironmentOfTheSelectedStudentIsShownAsOnTheFirstPage() {
    open(SampleClasses.soon(), environment("EN100", READY));
    window.select("Ada Lindqvist");
    assertThat(window.said("detail-name")).isEqualTo("K8s day 2 - EN100");
    assertThat(window.visible("tab-machines")).isTrue();
    assertThat(window.visible("student-unwatched")).isFalse();
  }

  @Test
  void theDetailsAreOnThePageThatIsShown() {
    open(SampleClasses.soon(), environment("EN100", READY));
    window.select("Ada Lindqvist");
    OnJavaFx.run(() -> {
      window.pages().show("page-environments");
      window.settle();
    });
    assertThat(window.said("detail-name")).isEqualTo("K8s day 2 - EN100");
    OnJavaFx.run(() -> {
      window.pages().show(ClassesFeature.PAGE);
      window.settle();
    });
    assertThat(window.said("detail-name")).isEqualTo("K8s day 2 - EN100");
  }

  @Test
  void anEnvironmentThatIsNotWatchedIsSaidNotToBe() {
    open(SampleClasses.soon(), environment("EN100", READY));
    window.select("Bruno Keller");
    assertThat(window.visible("detail-name")).isFalse();
    assertThat(window.said("student-unwatched"))
        .isEqualTo(
            "Environment EN101 of Bruno Keller is not watched by this account, so its machines"
                + " are not known.");
  }

  @Test
  void aStudentWithoutEnvironmentIsSaidToHaveNone() {
    Student without =
        SampleClasses.student("SD9", "Zoe", "Zimmer", Attendance.INVITED, null, Status.UNTOLD);
    open(SampleClasses.withStudents(SampleClasses.soon(), List.of(without)));
    assertThat(window.row("Zoe Zimmer").status().words()).isEqualTo("No environment");
    window.select("Zoe Zimmer");
    assertThat(window.said("student-unwatched")).startsWith("Zoe Zimmer has no environment yet.");
  }

  @Test
  void aStudentWithTwoEnvironmentsHasTwoRows() {
    Student first =
        SampleClasses.student("SD9", "Zoe", "Zimmer", Attendance.IN_CLASS, "EN1", READY);
    Student second =
        SampleClasses.student("SD9", "Zoe", "Zimmer", Attendance.IN_CLASS, "EN2", READY);
    open(
        SampleClasses.withStudents(SampleClasses.soon(), List.of(first, second)),
        environment("EN1", READY),
        environment("EN2", READY));
    OnJavaFx.run(() -> window.students().getSelectionModel().clearAndSelect(1));
    assertThat(window.said("detail-name")).isEqualTo("K8s day 2 - EN2");
  }

  @Test
  void wordsThatNobodyKnowsAreShownAsServed() {
    Student odd =
        new Student(
            new envwatch.model.training.StudentId("SD9"),
            null,
            null,
            null,
            Attendance.UNKNOWN,
            "17",
            new EnvironmentId("EN7"),
            new Status(Phase.UNKNOWN, "42"),
            java.util.Set.of("Levitate"),
            List.of());
    open(SampleClasses.withStudents(SampleClasses.soon(), List.of(odd)));
    assertThat(window.row("SD9").attendance()).isEqualTo("17");
    assertThat(window.row("SD9").status().words()).isEqualTo("42");
  }

  @Test
  void aClassWithoutStudentsSaysSo() {
    open(SampleClasses.withStudents(SampleClasses.soon(), List.of()));
    assertThat(window.said("students-none")).isEqualTo("No students");
  }

  @Test
  void studentsThatAreNotKnownYetAreSaidToBeLoading() {
    open(SampleClasses.tomorrow());
    assertThat(window.said("students-none")).isEqualTo("Loading students");
  }

  @Test
  void studentsThatCannotBeReadAreNotSaidToBeLoading() {
    ApiException.ServerFault fault = new ApiException.ServerFault(503, null);
    open(SampleClasses.failing(SampleClasses.tomorrow(), fault));
    assertThat(window.said("students-none")).isEqualTo("Students not known");
    assertThat(window.said("students-none-hint")).contains("503");
  }

  @Test
  void whileTheAccountCannotBeReadNeitherAreItsStudents() {
    window =
        new ClassesWindow(
            SampleClasses.of(
                new AccountClasses.Known(
                    SampleClasses.ACCOUNT,
                    "Training",
                    List.of(SampleClasses.tomorrow()),
                    0,
                    SampleClasses.NOW,
                    new Trouble(new ApiException.ServerFault(503, null), SampleClasses.NOW))));
    window.open();
    assertThat(window.said("students-none")).isEqualTo("Students not known");
    assertThat(window.said("students-none-hint")).contains("503");
    assertThat(window.said("class-counts")).isEmpty();
  }

  @Test
  void theHeadTellsWhoMayComeAndWhen() {
    open(SampleClasses.soon());
    assertThat(window.said("class-what"))
        .endsWith(" \u00b7 At most 32 students \u00b7 Early access");
  }

  @Test
  void aClassThatMayNotBeSeenSaysSo() {
    open(SampleClasses.failing(SampleClasses.tomorrow(), new ApiException.Forbidden("no")));
    assertThat(window.said("class-trouble"))
        .isEqualTo("This account may not see the students of this class.");
  }

  @Test
  void aLookThatFailedKeepsWhatWasSeenAndSaysWhy() {
    open(SampleClasses.failing(SampleClasses.soon(), new ApiException.ServerFault(503, null)));
    assertThat(window.rows(StudentRow::name)).hasSize(12);
    assertThat(window.said("class-trouble")).startsWith("Students cannot be checked: ");
    assertThat(window.said("class-counts")).contains(" in class · checked ");
  }

  @ParameterizedTest
  @CsvSource({
    "name:hiro, Hiro Tanaka",
    "status:failed, Hiro Tanaka",
    "attendance:attended, Chiara Rossi",
    "machine:control, Ada Lindqvist",
    "greta@example.com, Greta Johansson"
  })
  void theFilterSpeaksTheLanguageOfTheList(String typed, String found) {
    List<Student> students = new ArrayList<>(SampleClasses.soon().students().list());
    students.set(
        2, SampleClasses.student("SD102", "Chiara", "Rossi", Attendance.TOOK_PART, "EN102", READY));
    open(SampleClasses.withStudents(SampleClasses.soon(), students), environment("EN100", READY));
    window.filter(typed);
    assertThat(window.rows(StudentRow::name)).containsExactly(found);
    assertThat(window.said("class-counts")).startsWith("1 of 12 students");
  }

  @Test
  void anUnknownFieldIsNamed() {
    open(SampleClasses.soon());
    window.filter("attendence:in");
    assertThat(window.said("students-none-hint"))
        .isEqualTo("There is no field “attendence”. Did you mean attendance:?");
    window.press("students-clear");
    assertThat(window.rows(StudentRow::name)).hasSize(12);
  }

  @Test
  void selectionAndPlaceOutliveALook() {
    open(SampleClasses.soon());
    window.select("Ada Lindqvist", "Bruno Keller");
    List<Student> students = new ArrayList<>(SampleClasses.soon().students().list());
    students.set(
        0,
        SampleClasses.student(
            "SD100",
            "Ada",
            "Lindqvist",
            Attendance.IN_CLASS,
            "EN100",
            new Status(Phase.PROBLEM, "Creation Failed")));
    window.publish(
        SampleClasses.view(
            SampleClasses.SOON,
            List.of(SampleClasses.withStudents(SampleClasses.soon(), students))));
    assertThat(
            OnJavaFx.call(() ->
                window.students().getSelectionModel().getSelectedItems().stream()
                    .map(StudentRow::name)
                    .toList()))
        .containsExactlyInAnyOrder("Ada Lindqvist", "Bruno Keller");
    assertThat(window.row("Ada Lindqvist").attendance()).isEqualTo("In class");
  }

  @Test
  void whoIsSelectedMeanwhileIsNotJoinedByThoseWhoWereAwaited() {
    ClassView late = SampleClasses.soon();
    List<Student> all = late.students().list();
    window =
        new ClassesWindow(
            SampleClasses.view(null, List.of(SampleClasses.withStudents(late, all.subList(0, 3)))));
    window.start(Theme.LIGHT, 14);
    OnJavaFx.run(() ->
        window
            .feature()
            .open()
            .choose(
                new OpenClass.Chosen(SampleClasses.SOON, "", List.of(all.getLast().id()), false)));
    OnJavaFx.run(() -> {
      window.pages().show(ClassesFeature.PAGE);
      window.settle();
    });
    window.select("Ada Lindqvist");
    window.publish(SampleClasses.view(SampleClasses.SOON, List.of(late)));
    assertThat(window.rows(StudentRow::name)).hasSize(12);
    assertThat(OnJavaFx.call(() -> window.feature().open().chosen().students()))
        .containsExactly(all.getFirst().id());
  }

  @Test
  void whoIsAwaitedInOneClassIsNotSelectedInAnother() {
    Student same = SampleClasses.soon().students().list().getLast();
    window =
        new ClassesWindow(
            SampleClasses.view(
                null,
                List.of(
                    SampleClasses.tomorrow(),
                    SampleClasses.withStudents(SampleClasses.running(), List.of(same)))));
    window.start(Theme.LIGHT, 14);
    OpenClass open = window.feature().open();
    OnJavaFx.run(() ->
        open.choose(new OpenClass.Chosen(SampleClasses.TOMORROW, "", List.of(same.id()), false)));
    OnJavaFx.run(() -> {
      window.pages().show(ClassesFeature.PAGE);
      window.settle();
    });
    OnJavaFx.run(() -> open.open(SampleClasses.RUNNING));
    assertThat(window.rows(StudentRow::name)).containsExactly("Liam O'Connor");
    assertThat(OnJavaFx.call(() -> open.selectedProperty().get())).isEmpty();
  }

  private void fail(int... indices) {
    List<Student> students = new ArrayList<>(SampleClasses.soon().students().list());
    for (int index : indices) {
      Student student = students.get(index);
      students.set(
          index,
          SampleClasses.student(
              student.id().value(),
              student.firstName(),
              student.lastName(),
              student.attendance(),
              student.environment().value(),
              new Status(Phase.PROBLEM, "Creation Failed")));
    }
    window.publish(
        SampleClasses.view(
            SampleClasses.SOON,
            List.of(SampleClasses.withStudents(SampleClasses.soon(), students))));
  }

  @Test
  void rowsKeepTheirPlacesAfterAKeyAndWhatIsNewOnTopIsCounted() {
    open(SampleClasses.soon());
    List<String> before = window.rows(StudentRow::name);
    window.key(window.students(), KeyCode.DOWN);
    fail(0, 1);
    assertThat(window.rows(StudentRow::name)).isEqualTo(before);
    assertThat(window.row("Ada Lindqvist").status().words()).isEqualTo("Creation Failed");
    assertThat(window.visible("students-new-on-top")).isTrue();
    window.key(window.students(), KeyCode.HOME);
    assertThat(window.rows(StudentRow::name))
        .startsWith("Ada Lindqvist", "Bruno Keller", "Hiro Tanaka");
    assertThat(window.visible("students-new-on-top")).isFalse();
  }

  @Test
  void whoSelectsToTheBeginningSelectsWhatIsThere() {
    open(SampleClasses.soon());
    List<String> before = window.rows(StudentRow::name);
    window.select(before.get(1));
    window.key(window.students(), KeyCode.DOWN);
    fail(0);
    OnJavaFx.run(() ->
        Event.fireEvent(
            window.students(),
            new KeyEvent(KeyEvent.KEY_PRESSED, "", "", KeyCode.HOME, true, false, false, false)));
    assertThat(window.rows(StudentRow::name)).isEqualTo(before);
  }

  @Test
  void refreshPutsWhatIsNewOnTopWhereverTheKeyboardIs() {
    open(SampleClasses.soon());
    window.key(window.students(), KeyCode.DOWN);
    fail(0);
    assertThat(window.rows(StudentRow::name)).startsWith("Hiro Tanaka");
    OnJavaFx.run(
        () -> window.scene().getAccelerators().get(Keys.REFRESH.combinations().getFirst()).run());
    assertThat(window.rows(StudentRow::name)).startsWith("Ada Lindqvist", "Hiro Tanaka");
    assertThat(window.visible("students-new-on-top")).isFalse();
  }

  @Test
  void whoDoesNotPassTheFilterAnyMoreButKeepsThePlaceIsShownAsNewlySeen() {
    open(SampleClasses.soon());
    window.filter("status:ready");
    window.key(window.students(), KeyCode.DOWN);
    List<String> before = window.rows(StudentRow::name);
    fail(0);
    assertThat(window.rows(StudentRow::name)).isEqualTo(before);
    assertThat(window.row("Ada Lindqvist").status().words()).isEqualTo("Creation Failed");
  }

  @Test
  void aWhileAfterTheKeyRowsGoToTheirPlaces() {
    open(SampleClasses.soon());
    window.key(window.students(), KeyCode.DOWN);
    fail(0);
    assertThat(window.rows(StudentRow::name)).startsWith("Hiro Tanaka");
    OnJavaFx.run(() -> window.model().tick(SampleWorld.NOW.plusSeconds(6)));
    assertThat(window.rows(StudentRow::name)).startsWith("Ada Lindqvist", "Hiro Tanaka");
  }

  @Test
  void aFilterIsAppliedAtOnceAlsoWhileRowsKeepTheirPlaces() {
    open(SampleClasses.soon());
    window.key(window.students(), KeyCode.DOWN);
    window.filter("hiro");
    assertThat(window.rows(StudentRow::name)).containsExactly("Hiro Tanaka");
  }

  @Test
  void sixtySeatsAreListed() {
    List<Student> sixty = new ArrayList<>();
    for (int i = 0; i < 60; i++) {
      sixty.add(
          SampleClasses.student(
              "SD" + i, "Student", String.valueOf(i), Attendance.INVITED, "EN" + i, READY));
    }
    open(SampleClasses.withStudents(SampleClasses.soon(), sixty));
    assertThat(window.rows(StudentRow::name)).hasSize(60).startsWith("Student 0", "Student 1");
  }
}

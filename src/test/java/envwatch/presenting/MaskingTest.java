package envwatch.presenting;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import envwatch.api.ApiException;
import envwatch.api.connect.StepResult;
import envwatch.history.HistoryView;
import envwatch.history.Note;
import envwatch.history.Since;
import envwatch.history.State;
import envwatch.history.Subject;
import envwatch.model.AccountId;
import envwatch.model.Environment;
import envwatch.model.EnvironmentId;
import envwatch.model.EnvironmentKey;
import envwatch.model.Machine;
import envwatch.model.MachineId;
import envwatch.model.Phase;
import envwatch.model.Secret;
import envwatch.model.Status;
import envwatch.model.training.Attendance;
import envwatch.model.training.ClassDetails;
import envwatch.model.training.ClassField;
import envwatch.model.training.ClassValues;
import envwatch.model.training.Student;
import envwatch.model.training.StudentDraft;
import envwatch.model.training.StudentId;
import envwatch.notices.Mute;
import envwatch.notices.MuteScope;
import envwatch.notices.NoticeEvent;
import envwatch.notices.NoticeKey;
import envwatch.notices.NoticeLogEntry;
import envwatch.notices.NoticesView;
import envwatch.settings.SavedView;
import envwatch.watch.SampleClasses;
import envwatch.watch.WatchedEnvironment;
import envwatch.watch.WorldView;
import java.lang.ref.WeakReference;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@Tag("fast")
class MaskingTest {
  private static final AccountId ACCOUNT = new AccountId("lab");
  private static final Environment LAB =
      Environment.builder()
          .id(new EnvironmentId("EN77"))
          .name("Kubernetes day 2")
          .owner("ann@example.com")
          .description("For the bank")
          .page("https://use.example.com/env/77")
          .machines(
              List.of(
                  Machine.builder()
                      .id(new MachineId("M1", true))
                      .name("web-1")
                      .address("198.51.100.7")
                      .hostName("web-1.example.com")
                      .login("root")
                      .password(Secret.of("s3cret"))
                      .build()))
          .build();

  private final Masking masking = new Masking(new Aliases(), false);

  @Test
  void anEnvironmentKeepsItsNameAndNothingElseOfItsOwn() {
    masking.know(EnvironmentNamesTest.view(EnvironmentNamesTest.known(ACCOUNT)));
    Environment shown = masking.mask(LAB);
    assertThat(shown.name()).isEqualTo("Kubernetes day 2");
    assertThat(shown.machines().getFirst().name()).isEqualTo("web-1");
    assertThat(shown.toString())
        .doesNotContain("EN77", "ann", "bank", "example.com", "198.51.100.7", "M1");
  }

  /** Else the check of a class finds no environment of its instructor. */
  @Test
  void anInstructorHasTheAliasOfTheOwner() {
    ClassDetails details =
        new ClassDetails(
            SampleClasses.soon().trainingClass(),
            ClassValues.NONE.with(ClassField.INSTRUCTOR_EMAIL, "Ann@example.com"),
            List.of());
    assertThat(masking.mask(details).get(ClassField.INSTRUCTOR_EMAIL))
        .isEqualTo(masking.mask(LAB).owner());
  }

  /** The field of the project comes before that of the person. */
  @Test
  void aPersonOfTheClassIsHiddenInTheNameOfItsProjectToo() {
    ClassDetails details =
        new ClassDetails(
            SampleClasses.soon().trainingClass(),
            ClassValues.NONE
                .with(ClassField.PROJECT_NAME, "Lab of Ann Miller")
                .with(ClassField.CREATOR_NAME, "Ann Miller"),
            List.of());
    assertThat(new Masking(new Aliases(), false).mask(details).get(ClassField.PROJECT_NAME))
        .doesNotContain("Ann Miller");
  }

  @Test
  void theNameIsHiddenTooWhereThatIsChosen() {
    assertThat(new Masking(new Aliases(), true).mask(LAB).name()).isEqualTo("Environment 1");
  }

  @Test
  void whatIsShownLeadsBackToAllOfIt() {
    assertThat(masking.real(masking.mask(LAB)).sameAs(LAB)).isTrue();
  }

  @Test
  void anEnvironmentThatHasNotChangedStaysTheSameInstance() {
    WatchedEnvironment first = masking.mask(watched(Instant.EPOCH));
    WatchedEnvironment later = masking.mask(watched(Instant.EPOCH.plusSeconds(5)));
    WatchedEnvironment last = masking.mask(watched(Instant.EPOCH.plusSeconds(9)));
    assertThat(later.environment()).isSameAs(first.environment());
    assertThat(last.environment()).isSameAs(first.environment());
  }

  private static WatchedEnvironment watched(Instant at) {
    return watched(LAB, at);
  }

  private static WatchedEnvironment watched(Environment environment, Instant at) {
    EnvironmentKey key = new EnvironmentKey(ACCOUNT, LAB.id());
    return new WatchedEnvironment(key, environment, at, Duration.ofSeconds(30), null, null);
  }

  /** Whoever asks from here whether a machine answers asks the real one. */
  @Test
  void aMachineThatIsShownStandsForTheOneWithItsAddresses() {
    Machine machine =
        LAB.machines().getFirst().toBuilder().webAccess("https://web-1.example.com/x?y=1").build();
    Machine shown = masking.mask(machine);

    assertThat(shown.toString()).doesNotContain("198.51.100.7").doesNotContain("web-1.example");
    assertThat(masking.real(shown).sameAs(machine)).isTrue();
  }

  @Test
  void aHostIsHiddenInTheNameOfItsMachineToo() {
    Machine machine =
        Machine.builder()
            .id(new MachineId("M2"))
            .name("Database on srv-41")
            .hostName("srv-41")
            .status(LAB.status())
            .build();
    Environment environment = LAB.toBuilder().machines(List.of(machine)).build();
    Environment shown =
        Objects.requireNonNull(masking.mask(watched(environment, Instant.EPOCH)).environment());
    assertThat(shown.machines().getFirst().name()).doesNotContain("srv-41");
  }

  @Test
  void anEnvironmentThatIsGoneIsLetGo() {
    Instant now = Instant.EPOCH;
    WeakReference<Environment> shown =
        new WeakReference<>(
            masking
                .mask(new WorldView(now, false, List.of(), List.of(watched(now))))
                .environments()
                .getFirst()
                .environment());
    masking.mask(new WorldView(now, false, List.of(), List.of()));
    await()
        .untilAsserted(() -> {
          System.gc();
          assertThat(shown.get()).isNull();
        });
  }

  @Test
  void whatOnlyTheHistoryKnowsIsHiddenInTexts() {
    Subject gone = new Subject(new EnvironmentKey(ACCOUNT, new EnvironmentId("ENGONE42")), null);
    State state = new State(Phase.RUNNING, "Ready");
    Since since = new Since(state, Instant.EPOCH, true, null);
    HistoryView shown = masking.mask(HistoryView.EMPTY.withSince(Map.of(gone, since)));

    assertThat(masking.mask("Environment ENGONE42 not found")).doesNotContain("ENGONE42");
    assertThat(shown.since()).containsOnly(Map.entry(masking.mask(gone), since));
  }

  @Test
  void theListOfNoticesIsMasked() {
    masking.know(EnvironmentNamesTest.view(EnvironmentNamesTest.known(ACCOUNT, "Docker")));
    EnvironmentKey key = new EnvironmentKey(ACCOUNT, LAB.id());
    NoticesView shown =
        masking.mask(
            new NoticesView(
                List.of(
                    entry(new NoticeEvent.ProblemBegan(key, "Docker - Jane Doe", List.of())),
                    entry(
                        new NoticeEvent.Stuck(key, "Docker - Li Wu", Duration.ZERO, Duration.ZERO)),
                    entry(
                        new NoticeEvent.ContactBack(
                            ACCOUNT, "Northwind Academy", Instant.EPOCH, 2))),
                List.of(Mute.untilChange(new MuteScope.One(key), Instant.EPOCH)),
                Set.of(key),
                0));
    assertThat(shown.toString())
        .contains("Docker - Person 1", "Docker - Person 2", "Account 1")
        .doesNotContain("Jane", "Doe", "Li Wu", "Northwind", "EN77");
    assertThat(masking.real(shown.awaited())).containsExactly(key);
  }

  private static NoticeLogEntry entry(NoticeEvent news) {
    return new NoticeLogEntry(
        1,
        NoticeKey.of(NoticeKey.Kind.CONTACT_BACK, ACCOUNT),
        news,
        Instant.EPOCH,
        false,
        false,
        false);
  }

  private static Student student() {
    return new Student(
        new StudentId("S1"),
        "Ann",
        "Lee",
        "ann@example.com",
        Attendance.INVITED,
        null,
        null,
        Status.UNTOLD,
        Set.of(),
        List.of());
  }

  @Test
  void anEditedStudentKeepsTheNameThatWasNotChanged() {
    Student shown = masking.mask(student());
    assertThat(shown.toString()).doesNotContain("Ann", "Lee", "ann@", "S1");
    assertThat(masking.real(new StudentDraft(shown.email(), shown.firstName(), shown.lastName())))
        .isEqualTo(new StudentDraft("ann@example.com", "Ann", "Lee"));
  }

  @Test
  void anEditedStudentKeepsThePartOfTheNameThatWasNotChanged() {
    Student shown = masking.mask(student());
    assertThat(masking.real(new StudentDraft(shown.email(), "Anna", shown.lastName())))
        .isEqualTo(new StudentDraft("ann@example.com", "Anna", "Lee"));
  }

  @Test
  void aNoticeOfAViewTellsNeitherTheNameOfTheEnvironmentNorOfTheView() {
    masking.know(EnvironmentNamesTest.view(EnvironmentNamesTest.known(ACCOUNT, "Docker")));
    EnvironmentKey key = new EnvironmentKey(ACCOUNT, LAB.id());
    NoticeEvent shown =
        masking.mask(
            new NoticeEvent.CameInto(key, "Docker - Jane Doe", Phase.PROBLEM, "Jane's labs"));
    assertThat(shown.toString()).doesNotContain("Jane", "Doe");
  }

  @Test
  void theFirstEnvironmentOfAConnectionTestIsNamedAsInTheList() {
    masking.know(EnvironmentNamesTest.view(EnvironmentNamesTest.known(ACCOUNT, "Docker")));
    assertThat(
            masking.mask(new StepResult.Fact.FirstEnvironment("Docker - Jane Doe", 1)).toString())
        .doesNotContain("Jane", "Doe");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "owner:jane.doe@example.com",
        "owner:jane.doe",
        "jane",
        "ip:198.51.100",
        "status:failed owner:jane"
      })
  void aViewThatAsksForSomebodyIsHidden(String filter) {
    SavedView shown = masking.mask(new SavedView("Jane's labs", filter));
    assertThat(shown.toString()).doesNotContain("ane", "doe", "198");
    assertThat(masking.real(shown)).isEqualTo(new SavedView("Jane's labs", filter));
  }

  @Test
  void aViewOfStatesIsShown() {
    assertThat(masking.mask(new SavedView("Night", "status:failed -up:all")).filter())
        .isEqualTo("status:failed -up:all");
  }

  @Test
  void aLoginThatNotEverybodyHasIsHidden() {
    Machine machine = LAB.machines().getFirst().toBuilder().login("CORP\\jane.doe").build();
    assertThat(masking.mask(machine).login()).doesNotContain("jane");
    assertThat(masking.mask(LAB).machines().getFirst().login()).isEqualTo("root");
  }

  @Test
  void tagsOfNotesAreHidden() {
    assertThat(masking.mask(new Note("", List.of("jane-doe"))).tags().toString())
        .doesNotContain("jane");
  }

  @Test
  void aFailureIsLetGoOnceNobodyShowsIt() {
    WeakReference<ApiException> failure =
        new WeakReference<>(masking.mask(new ApiException.ServerFault(503, null)));
    await()
        .untilAsserted(() -> {
          System.gc();
          assertThat(failure.get()).isNull();
        });
  }
}

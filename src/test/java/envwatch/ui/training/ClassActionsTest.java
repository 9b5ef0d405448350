package envwatch.ui.training;

import static org.assertj.core.api.Assertions.assertThat;

import envwatch.actions.Activity;
import envwatch.actions.FakeWorld;
import envwatch.api.ApiException;
import envwatch.history.Sample;
import envwatch.model.Action;
import envwatch.model.ActionKind;
import envwatch.model.EnvironmentId;
import envwatch.model.Expiration;
import envwatch.model.Phase;
import envwatch.model.Secret;
import envwatch.model.Status;
import envwatch.model.training.Attendance;
import envwatch.model.training.Person;
import envwatch.model.training.Student;
import envwatch.model.training.StudentId;
import envwatch.model.training.TrainingAction;
import envwatch.ui.kit.Keys;
import envwatch.ui.kit.OnJavaFx;
import envwatch.watch.FakeTime;
import envwatch.watch.SampleClasses;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What can be done with students and classes, and what is asked and told. */
class ClassActionsTest {
  private static final Status READY = new Status(Phase.RUNNING, "Ready");
  private static final Status SUSPENDED = new Status(Phase.SUSPENDED, "Suspended");
  private static final String LINK = "https://use.example.com/sponsored/tOkEn";
  private ActingClasses window = new ActingClasses();

  @AfterEach
  void close() {
    window.close();
  }

  private List<TrainingAction> performed() {
    return window.service().performed;
  }

  private static List<StudentId> ids(String... ids) {
    return List.of(ids).stream().map(StudentId::new).toList();
  }

  @Test
  void nothingIsOfferedWhileNobodyIsSelected() {
    window.open();
    window.select();
    assertThat(window.button("resume").isDisabled()).isTrue();
    assertThat(window.sharedReason("students-more")).isEqualTo("No student is selected.");
  }

  @Test
  void severalStudentsAreResumedOneByOneAfterOneQuestion() {
    window.open();
    window.select("Elif Yildiz", "Jonas Weber", "Ada Lindqvist");
    assertThat(window.button("resume").getText()).isEqualTo("Resume 2");
    window.press("students-resume");
    assertThat(performed()).isEmpty();
    assertThat(window.words()).contains("2 start from Suspended.\n");
    window.press("dialog-act");
    assertThat(performed())
        .containsExactlyInAnyOrder(
            new TrainingAction.ResumeForStudents(ActingClasses.KEY.id(), ids("SD104")),
            new TrainingAction.ResumeForStudents(ActingClasses.KEY.id(), ids("SD109")));
  }

  @Test
  void theQuestionKnowsWhatIsWatchedBetterThanTheListOfStudents() {
    window.world.suspended("EN104");
    window.world.change(
        "EN104",
        known -> known.toBuilder().status(new Status(Phase.SUSPENDED, "Archived")).build());
    window.open();
    window.select("Elif Yildiz", "Jonas Weber");
    window.press("students-resume");
    assertThat(window.words()).contains("One starts from Archived.", "One starts from Suspended.");
  }

  @Test
  void whatIsWatchedIsResumedByItselfAndLookedAtOften() {
    window.world.suspended("EN104");
    window.open();
    window.select("Elif Yildiz");
    window.press("students-resume");
    assertThat(performed()).isEmpty();
    assertThat(window.world.service.performed)
        .containsExactly(new Action.ResumeEnvironment(new EnvironmentId("EN104")));
    assertThat(window.world.looks).contains("every 2s for 30s EN104");
  }

  @Test
  void allAreResumedAndOnesThatTheServiceRefusesDoNotStopTheOthers() {
    window
        .service()
        .refuse(action ->
            action instanceof TrainingAction.ResumeForStudents(var id, var students)
                    && students.equals(ids("SD104"))
                ? new ApiException.Rejected("17", "Not now")
                : null);
    window.open();
    window.choose(window.ofClass("resume-all"));
    window.press("dialog-act");
    assertThat(performed()).hasSize(2);
    assertThat(window.said("batch-words")).contains("of 2").contains("refused");
  }

  @Test
  void whatUsuallyTakesLongestIsResumedFirst() {
    window.close();
    window =
        new ActingClasses(
            List.of(
                SampleClasses.student("SD1", "Ada", "A", Attendance.INVITED, "EN1", SUSPENDED),
                SampleClasses.student("SD2", "Ben", "B", Attendance.INVITED, "EN2", SUSPENDED)));
    window.history.learned(took("Small", 3), took("Large", 9));
    window.world.suspended("EN1").change("EN1", one -> one.toBuilder().blueprint("Small").build());
    window.world.suspended("EN2").change("EN2", one -> one.toBuilder().blueprint("Large").build());
    window.open();
    window.choose(window.ofClass("resume-all"));
    window.press("dialog-act");
    assertThat(window.world.service.performed)
        .containsExactly(
            new Action.ResumeEnvironment(new EnvironmentId("EN2")),
            new Action.ResumeEnvironment(new EnvironmentId("EN1")));
  }

  private static Sample took(String blueprint, int minutes) {
    return new Sample(
        FakeWorld.ACCOUNT,
        blueprint,
        ActionKind.RESUME_ENVIRONMENT,
        null,
        Duration.ofMinutes(minutes),
        FakeTime.START);
  }

  @Test
  void anActionOnTheEnvironmentIsThatOfTheFirstPage() {
    window.world.running("EN100");
    window.open();
    window.select("Ada Lindqvist");
    window.press("students-suspend");
    assertThat(window.words()).contains("Suspend “Lab EN100”?");
    window.press("dialog-act");
    assertThat(window.world.service.performed)
        .containsExactly(new Action.SuspendEnvironment(new EnvironmentId("EN100")));
  }

  @Test
  void whatTheServiceDoesNotNameIsNotOffered() {
    Student ada =
        new Student(
            new StudentId("SD1"),
            "Ada",
            "Lindqvist",
            "ada@example.com",
            Attendance.INVITED,
            "0",
            new EnvironmentId("EN100"),
            READY,
            java.util.Set.of("Suspend", "Levitate"),
            List.of());
    window.close();
    window = new ActingClasses(List.of(ada));
    window.world.running("EN100");
    window.open();
    window.select("Ada Lindqvist");
    assertThat(window.item("suspend-environment").isDisable()).isFalse();
    assertThat(window.item("revert-environment").isDisable()).isTrue();
    assertThat(window.sharedReason("students-more"))
        .isEqualTo("The service does not offer this now.");
    assertThat(window.item("delete-environment").isDisable()).isTrue();
  }

  @Test
  void anEnvironmentThatIsNotWatchedCanBeResumedButNotSuspended() {
    window.open();
    window.select("Elif Yildiz");
    assertThat(window.item("resume").isDisable()).isFalse();
    assertThat(window.item("suspend-environment").isDisable()).isTrue();
  }

  @Test
  void thePersonalLinkIsCopiedAndNeitherShownNorRecorded() {
    window
        .service()
        .answer(new TrainingAction.Answer(null, Secret.of(LINK), List.of(), List.of(), false));
    window.open();
    window.select("Elif Yildiz");
    window.choose(window.item("copy-link"));
    assertThat(performed())
        .containsExactly(
            new TrainingAction.MakePersonalLink(
                ActingClasses.KEY.id(), "elif@example.com", "Elif", "Yildiz", false));
    assertThat(window.copied.content()).isEqualTo(LINK);
    assertThat(window.said("message")).isEqualTo("Copied personal link of Elif Yildiz");
    assertThat(window.words()).doesNotContain("tOkEn");
    assertThat(
            window.log.activities().newestFirst().stream()
                .map(Activity::toString)
                .collect(Collectors.joining()))
        .doesNotContain("tOkEn");
  }

  @Test
  void aLinkThatWasNotMadeIsSaidNotToBe() {
    window.open();
    window.select("Elif Yildiz");
    window.choose(window.item("copy-link"));
    assertThat(window.said("message"))
        .isEqualTo("There is no personal link for Elif Yildiz: see the record of actions.");
  }

  @Test
  void theMenuOfAClassCopiesALinkToIt() {
    window.open();
    window.choose(window.find("class-actions", "copy-link"));
    assertThat(window.copied.content()).isEqualTo("envwatch://class/CO1");
  }

  @Test
  void theKeyOfLinksCopiesOneToTheClassThatIsShown() {
    window.open();
    OnJavaFx.run(
        () -> window.scene().getAccelerators().get(Keys.COPY_LINK.combinations().getFirst()).run());
    assertThat(window.copied.content()).isEqualTo("envwatch://class/CO1");
  }

  @Test
  void oneLinkAtATime() {
    window.open();
    window.select("Elif Yildiz", "Jonas Weber");
    assertThat(window.item("copy-link").getText())
        .isEqualTo("Copy personal link - Only for one student at a time.");
  }

  @Test
  void inReadOnlyModeNothingIsOfferedAndTheReasonIsTold() {
    window.readOnly = true;
    window.open();
    window.select("Elif Yildiz");
    assertThat(window.item("copy-link").isDisable()).isTrue();
    assertThat(window.sharedReason("students-more")).contains("read-only mode");
    assertThat(window.sharedReason("class-actions")).contains("read-only mode");
    assertThat(window.ofClass("delete-class").isDisable()).isTrue();
  }

  @Test
  void revokingTheLinkNamesTheStudent() {
    window.open();
    window.select("Elif Yildiz");
    window.choose(window.item("revoke-link"));
    assertThat(window.words())
        .contains("Revoke the personal link of “Elif Yildiz” in “Kubernetes fundamentals”?");
    window.press("dialog-act");
    assertThat(performed())
        .containsExactly(
            new TrainingAction.RevokePersonalLink(
                ActingClasses.KEY.id(), "elif@example.com", false));
  }

  @Test
  void theInvitationIsSentAgainToThoseSelected() {
    window.open();
    window.select("Elif Yildiz", "Jonas Weber");
    window.choose(window.item("invite"));
    assertThat(window.words()).contains("Send the invitation to 2 people", "“Jonas Weber”");
    window.press("dialog-act");
    assertThat(performed())
        .singleElement()
        .isInstanceOfSatisfying(
            TrainingAction.Invite.class, invite -> assertThat(invite.students()).hasSize(2));
  }

  @Test
  void whatCameOfSuspendingAllIsToldPersonByPerson() {
    window
        .service()
        .answer(
            new TrainingAction.Answer(
                null,
                null,
                List.of(
                    new Person(
                        null, "ada@example.com", "Ada Lindqvist", new EnvironmentId("EN100"))),
                List.of(new Person(null, "hiro@example.com", "Hiro Tanaka", null)),
                true));
    window.open();
    window.choose(window.ofClass("suspend-all"));
    assertThat(window.words())
        .contains("Suspend all environments of “Kubernetes fundamentals”?")
        .contains("Anyone connected will be disconnected.");
    window.press("dialog-act");
    assertThat(performed()).containsExactly(new TrainingAction.SuspendAll(ActingClasses.KEY.id()));
    assertThat(window.words())
        .contains("Failed for 1", "Hiro Tanaka · hiro@example.com")
        .contains("Done for 1", "Ada Lindqvist · ada@example.com · EN100");
  }

  @Test
  void deletingTheEnvironmentsOfAllTakesTheNameOfTheClass() {
    window.open();
    window.choose(window.ofClass("delete-all-environments"));
    assertThat(window.words())
        .contains("Account: Support · Class ID: CO1")
        .contains("The environments of all 12 students");
    window.type("Kubernetes");
    assertThat(performed()).isEmpty();
    window.type("Kubernetes fundamentals");
    window.press("dialog-act");
    assertThat(performed())
        .containsExactly(new TrainingAction.DeleteAllEnvironments(ActingClasses.KEY.id()));
  }

  @Test
  void aClassIsDeletedOnlyWithItsName() {
    window.open();
    window.choose(window.ofClass("delete-class"));
    window.press("dialog-cancel");
    assertThat(performed()).isEmpty();
    window.choose(window.ofClass("delete-class"));
    window.type("kubernetes fundamentals ");
    window.type("Kubernetes fundamentals");
    window.press("dialog-act");
    assertThat(performed()).containsExactly(new TrainingAction.DeleteClass(ActingClasses.KEY.id()));
  }

  @Test
  void onlyThoseThatEndBeforeTheClassAreExtended() {
    window.world.running("EN100").running("EN101");
    window.world.change(
        "EN101",
        known ->
            known.toBuilder()
                .expiration(new Expiration.At(SampleClasses.NOW.plusSeconds(3600)))
                .build());
    window.open();
    window.choose(window.ofClass("extend-all"));
    assertThat(window.world.service.performed)
        .containsExactly(new Action.ExtendEnvironment(new EnvironmentId("EN101")));
  }

  @Test
  void aClassWithoutStudentsOffersNothingForThem() {
    window.close();
    window = new ActingClasses(List.of());
    window.open();
    assertThat(window.sharedReason("class-actions")).isEqualTo("No students");
    assertThat(window.ofClass("delete-class").isDisable()).isFalse();
  }

  @Test
  void onlyThoseWhoHaveNotComeAreInvited() {
    Student come = SampleClasses.student("SD1", "Ada", "A", Attendance.IN_CLASS, "EN1", READY);
    Student missing =
        SampleClasses.student("SD2", "Ben", "B", Attendance.INVITED, "EN2", SUSPENDED);
    window.close();
    window = new ActingClasses(List.of(come, missing));
    window.open();
    window.choose(window.ofClass("invite-all"));
    window.press("dialog-act");
    assertThat(performed())
        .containsExactly(new TrainingAction.Invite(ActingClasses.KEY.id(), ids("SD2")));
  }

  @Test
  void theClassPasswordIsMaskedUntilItIsShown() {
    window.open();
    assertThat(window.said("class-password")).isEqualTo("\u2022".repeat(8));
    window.press("class-password-show");
    assertThat(window.said("class-password")).isEqualTo(SampleClasses.PASSPHRASE);
    window.press("class-password-show");
    assertThat(window.said("class-password")).isEqualTo("\u2022".repeat(8));
  }

  @Test
  void theClassPasswordStaysInANarrowWindow() {
    window.open();
    assertThat(window.inside("class-password-copy", 700)).isTrue();
  }

  @Test
  void theClassPasswordIsCopiedAsASecret() {
    window.open();
    window.press("class-password-copy");
    assertThat(window.copied.content()).isEqualTo(SampleClasses.PASSPHRASE);
    assertThat(window.copied.markedSecret()).isTrue();
    assertThat(window.said("message")).isEqualTo("Copied password of Kubernetes fundamentals");
  }

  @Test
  void studentsAreSavedWithoutSecrets(@TempDir Path folder) throws IOException {
    window.folder = folder;
    window.open();
    window.choose(window.item("export"));
    String saved =
        Files.readString(folder.resolve("students Kubernetes fundamentals 2026-11-21.csv"));
    assertThat(saved.lines()).hasSize(13);
    assertThat(saved)
        .contains(
            "Kubernetes fundamentals,CO1,Hiro Tanaka,hiro@example.com,SD107,Invited,EN107,"
                + "Creation Failed,")
        .doesNotContain(SampleClasses.PASSPHRASE);
  }

  @Test
  void anAccountThatIsNotWatchedAnyMoreOffersNothing() {
    window.world.withoutAccount();
    window.open();
    window.select("Elif Yildiz");
    assertThat(window.sharedReason("students-more")).contains("no longer watched");
    assertThat(FakeWorld.ACCOUNT).isEqualTo(ActingClasses.KEY.account());
  }
}

package envwatch.api;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import envwatch.model.Choice;
import envwatch.model.Phase;
import envwatch.model.Secret;
import envwatch.model.training.Attendance;
import envwatch.model.training.ClassAddress;
import envwatch.model.training.ClassDetails;
import envwatch.model.training.ClassDraft;
import envwatch.model.training.ClassId;
import envwatch.model.training.ClassSteps;
import envwatch.model.training.CustomField;
import envwatch.model.training.EarlyAccess;
import envwatch.model.training.Instructor;
import envwatch.model.training.InstructorId;
import envwatch.model.training.Named;
import envwatch.model.training.Student;
import envwatch.model.training.StudentDraft;
import envwatch.model.training.StudentId;
import envwatch.model.training.StudentRegistration;
import envwatch.model.training.TrainingAction;
import envwatch.model.training.TrainingClass;
import envwatch.simulator.SimulatorOptions;
import envwatch.simulator.world.ClassSettings;
import envwatch.simulator.world.LabClass;
import envwatch.simulator.world.StudentOperations.Seated;
import envwatch.simulator.world.TrainingPlan;
import java.time.Duration;
import java.time.LocalDateTime;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What v3 must tell of the classes of a world, and change in it, over real HTTP. */
class ContractTrainingTest {
  private static final String SOON = "Kubernetes day 2 - April group";

  private SimulatedAccount account;
  private TrainingService training;
  private LabClass lab;
  private ClassId id;

  @BeforeEach
  void open() throws Exception {
    account =
        new SimulatedAccount(
            3, SimulatorOptions.builder().environments(0).training(TrainingPlan.DEMO));
    training = account.service.training();
    lab = labs().stream().filter(one -> one.name().equals(SOON)).findFirst().orElseThrow();
    id = new ClassId("CO" + lab.token());
  }

  @AfterEach
  void close() {
    account.close();
  }

  private List<LabClass> labs() {
    return account.world().training().classes().all();
  }

  private List<Seated> seats() throws Exception {
    return account.world().training().students().of(lab.token());
  }

  private LabClass now() throws Exception {
    return account.world().training().classes().find(lab.token());
  }

  private TrainingAction.Answer perform(TrainingAction action) throws Exception {
    return training.perform(action);
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2})
  void olderVersionsHaveNoClasses(int version) throws Exception {
    try (var older = new SimulatedAccount(version)) {
      assertThat(older.service.capabilities().offers(Capability.CLASSES)).isFalse();
      assertThatThrownBy(older.service::training).isInstanceOf(ApiException.NotOffered.class);
    }
    assertThat(account.service.capabilities().offers(Capability.CLASSES)).isTrue();
  }

  @Test
  void listsEveryClassWithItsMoments() throws Exception {
    List<TrainingClass> classes = training.classes().entries();

    assertThat(classes).hasSameSizeAs(labs());
    for (int i = 0; i < classes.size(); i++) {
      assertThat(classes.get(i).id().value()).isEqualTo("CO" + labs().get(i).token());
      assertThat(classes.get(i).name()).isEqualTo(labs().get(i).name());
      assertThat(classes.get(i).start().moment()).isEqualTo(labs().get(i).startsAt());
      assertThat(classes.get(i).end().moment()).isEqualTo(labs().get(i).endsAt());
    }
  }

  @Test
  void tellsAClassInDetail() throws Exception {
    ClassDetails details = training.details(id);

    ClassSettings settings = lab.settings();
    assertThat(details.trainingClass().status()).isEqualTo("scheduled");
    assertThat(details.zoneId()).isEqualTo(settings.schedule().zone().id());
    assertThat(details.project())
        .isEqualTo(new Named("PR" + settings.project().token(), settings.project().name()));
    assertThat(details.instructorEmail()).isEqualTo(settings.instructor().user().email());
    assertThat(Secret.same(details.passphrase(), settings.passphrase())).isTrue();
    assertThat(details.earlyAccess()).isNotNull();
    assertThat(details.defaultMinutes()).isEqualTo(480);
  }

  @Test
  void tellsEveryStudentWithTheEnvironment() throws Exception {
    List<Student> students = training.students(id, true).entries();

    assertThat(students).hasSize(12);
    for (int i = 0; i < students.size(); i++) {
      Student student = students.get(i);
      Seated seated = seats().get(i);
      assertThat(student.id().value()).isEqualTo("SD" + seated.student().token());
      assertThat(student.email()).isEqualTo(seated.student().user().email());
      assertThat(student.attendance()).isEqualTo(Attendance.INVITED);
      assertThat(student.environment() == null).isEqualTo(seated.environment().isEmpty());
      assertThat(student.machines())
          .hasSize(seated.environment().map(one -> one.machines().size()).orElse(0));
    }
    assertThat(training.students(id, false).entries())
        .allMatch(student -> student.machines().isEmpty());
    assertThat(training.student(id, students.getFirst().id())).isEqualTo(students.getFirst());
  }

  @Test
  void theEnvironmentOfAStudentCanBeLookedAt() throws Exception {
    Student ready = student(one -> one.environmentStatus().phase() == Phase.RUNNING);

    assertThat(account.service.state(ready.environment()).status())
        .isEqualTo(ready.environmentStatus());
  }

  private Student student(Predicate<Student> wanted) throws ApiException {
    return training.students(id, false).entries().stream().filter(wanted).findFirst().orElseThrow();
  }

  @Test
  void tellsWhoRegistered() throws Exception {
    List<StudentRegistration> registrations = training.registrations(id).entries();

    assertThat(registrations)
        .extracting(StudentRegistration::email)
        .containsExactlyElementsOf(
            seats().stream().map(seated -> seated.student().user().email()).toList());
  }

  @Test
  void offersChoicesThatMakeAClass() throws Exception {
    ClassId made = new ClassId(perform(new TrainingAction.CreateClass(draft())).id());

    ClassDetails details = training.details(made);
    assertThat(details.trainingClass().name()).isEqualTo("Made of choices");
    assertThat(details.trainingClass().start().local())
        .isEqualTo(LocalDateTime.parse("2026-03-09T13:00"));
    assertThat(Secret.same(details.passphrase(), Secret.of("open sesame"))).isTrue();
    assertThat(details.maxStudents()).isEqualTo(20);
    assertThat(details.earlyAccess()).isEqualTo(EarlyAccess.INSTRUCTOR_ONLY);
    assertThat(details.selfPaced()).isTrue();
    assertThat(details.address())
        .isEqualTo(new ClassAddress("1 Main St", "Floor 2", "33101", "Miami", "Florida", "US"));
    assertThat(details.invitation().subject()).isEqualTo("Welcome");
    assertThat(details.invitation().body()).isEqualTo("Hello\nthere");
    assertThat(details.customFields())
        .filteredOn(CustomField::required)
        .extracting(CustomField::value)
        .containsOnly("AB1234");
    assertThat(details.steps().steps()).hasSize(1);
    assertThat(training.classes().entries()).extracting(TrainingClass::id).contains(made);
  }

  /** Of the last project, which asks for fields of its own. */
  private ClassDraft draft() throws ApiException {
    Choice project = training.projects().getLast();
    Choice blueprint = training.blueprints(project.id()).getFirst();
    Choice policy = training.policies(project.id()).getFirst();
    Instructor instructor = training.instructorChoices(policy.id()).getFirst();
    Choice zone =
        training.timeZones().stream()
            .filter(one -> one.id().equals("Tokyo Standard Time"))
            .findFirst()
            .orElseThrow();
    CustomField field =
        training.customFields(project.id()).stream()
            .filter(CustomField::required)
            .findFirst()
            .orElseThrow();
    assertThat(training.countries()).contains(new Choice("US", "United States"));
    return ClassDraft.builder()
        .name("Made of choices")
        .projectId(project.id())
        .blueprintId(blueprint.id())
        .policyId(policy.id())
        .regionId(training.regions().getFirst().id())
        .instructor(instructor.id())
        .zoneId(zone.id())
        .start(LocalDateTime.parse("2026-03-09T13:00"))
        .end(LocalDateTime.parse("2026-03-09T17:30"))
        .passphrase(Secret.of("open sesame"))
        .earlyAccess(EarlyAccess.INSTRUCTOR_ONLY)
        .maxStudents(20)
        .selfRegistration(true)
        .selfPaced(true)
        .multipleStudentLogin(true)
        .audioVideo(true)
        .sharedFolder(true)
        .steps(new ClassSteps(true, true, List.of(new ClassSteps.Step(blueprint.id(), true))))
        .customInvitation(true)
        .invitationSubject("Welcome")
        .invitationBody("Hello\nthere")
        .address(new ClassAddress("1 Main St", "Floor 2", "33101", "Miami", "Florida", "US"))
        .customFields(Map.of(field.id(), "AB1234"))
        .build();
  }

  @Test
  void anEditChangesWhatItNamesAndNothingElse() throws Exception {
    ClassId made = new ClassId(perform(new TrainingAction.CreateClass(draft())).id());
    ClassDetails before = training.details(made);

    perform(
        new TrainingAction.EditClass(
            made, ClassDraft.builder().name("Renamed").maxStudents(ClassDraft.NO_LIMIT).build()));

    ClassDetails after = training.details(made);
    assertThat(after.trainingClass().name()).isEqualTo("Renamed");
    assertThat(after.maxStudents()).isNull();
    assertThat(Secret.same(after.passphrase(), before.passphrase())).isTrue();
    assertThat(after)
        .usingRecursiveComparison()
        .ignoringFields("trainingClass.name", "maxStudents", "passphrase")
        .isEqualTo(before);
  }

  @Test
  void deletesAClass() throws Exception {
    perform(new TrainingAction.DeleteClass(id));

    assertThat(labs()).doesNotContain(lab);
    assertThatThrownBy(() -> training.details(id)).isInstanceOf(ApiException.NotFound.class);
    assertThatThrownBy(() -> training.students(id, false))
        .isInstanceOf(ApiException.NotFound.class);
  }

  @Test
  void invites() throws Exception {
    List<StudentId> all = training.students(id, false).entries().stream().map(Student::id).toList();

    assertThat(perform(new TrainingAction.Invite(id, all))).isEqualTo(TrainingAction.Answer.PLAIN);
    assertThat(seats()).allMatch(seated -> seated.student().invited());
  }

  @Test
  void suspendsAllAndTellsEachPerson() throws Exception {
    TrainingAction.Answer answer = perform(new TrainingAction.SuspendAll(id));

    assertThat(answer.told()).isTrue();
    assertThat(answer.succeeded()).hasSize(9);
    assertThat(answer.failed()).hasSize(1);
    assertThat(answer.succeeded())
        .allMatch(one -> one.id() != null && one.email() != null && one.environment() != null);
    assertThat(training.students(id, false).entries())
        .noneMatch(one -> one.environmentStatus().phase() == Phase.RUNNING);
  }

  @Test
  void deletesAllEnvironments() throws Exception {
    TrainingAction.Answer answer = perform(new TrainingAction.DeleteAllEnvironments(id));

    assertThat(answer.told()).isTrue();
    assertThat(answer.succeeded()).hasSize(11);
    account.clock.advance(Duration.ofMinutes(2));
    assertThat(seats()).allMatch(seated -> seated.environment().isEmpty());
  }

  @Test
  void resumesTheEnvironmentOfAStudent() throws Exception {
    Student asleep = student(one -> one.environmentStatus().phase() == Phase.SUSPENDED);
    assertThat(asleep.commands()).contains("Resume");

    perform(new TrainingAction.ResumeForStudents(id, List.of(asleep.id())));

    assertThat(training.student(id, asleep.id()).environmentStatus().phase())
        .isIn(Phase.CHANGING, Phase.RUNNING);
  }

  @Test
  void makesAndRevokesAPersonalLink() throws Exception {
    TrainingAction.Answer answer =
        perform(
            new TrainingAction.MakePersonalLink(
                id, "new@example.com", "New", "Comer", true, Map.of("company", "Example")));

    assertThat(answer.link().reveal()).startsWith("http");
    StudentRegistration added = training.registrations(id).entries().getLast();
    assertThat(added.email()).isEqualTo("new@example.com");
    assertThat(added.details()).containsEntry("company", "Example");

    perform(new TrainingAction.RevokePersonalLink(id, "new@example.com", true));
    assertThat(training.students(id, false).entries())
        .extracting(Student::email)
        .doesNotContain("new@example.com");
    assertThatThrownBy(
            () -> perform(new TrainingAction.RevokePersonalLink(id, "new@example.com", true)))
        .isInstanceOf(ApiException.class);
  }

  @Test
  void addsEditsAndRemovesAStudent() throws Exception {
    TrainingAction.Answer added =
        perform(new TrainingAction.AddStudent(id, new StudentDraft("a@example.com", "A", "B")));
    StudentId student = new StudentId(added.id());
    assertThat(training.student(id, student).name()).isEqualTo("A B");

    perform(new TrainingAction.EditStudent(id, student, new StudentDraft(null, null, "C")));
    assertThat(training.student(id, student).name()).isEqualTo("A C");
    assertThat(training.student(id, student).email()).isEqualTo("a@example.com");

    perform(new TrainingAction.RemoveStudent(id, student));
    assertThatThrownBy(() -> training.student(id, student))
        .isInstanceOf(ApiException.NotFound.class);
  }

  @Test
  void addsAndRemovesAnInstructor() throws Exception {
    List<Instructor> before = training.instructors(id);
    InstructorId other =
        training.instructorChoices("PO" + now().settings().policy().token()).stream()
            .filter(one -> before.stream().noneMatch(known -> known.name().equals(one.name())))
            .findFirst()
            .orElseThrow()
            .id();

    perform(new TrainingAction.AddInstructor(id, other, false, true));
    List<Instructor> after = training.instructors(id);
    assertThat(after).hasSize(before.size() + 1).containsAll(before);

    perform(new TrainingAction.RemoveInstructor(id, after.getLast().id()));
    assertThat(training.instructors(id)).isEqualTo(before);
  }

  @Test
  void passesOnJourneysAndSharedEnvironments() throws Exception {
    Student first = training.students(id, false).entries().getFirst();

    assertThat(training.journey(id)).contains(first.id().value());
    assertThat(training.journey(first.id())).contains(first.id().value());
    assertThat(training.sharedEnvironments(null, null, null, id)).startsWith("[");
  }

  @Test
  void aClassOfSomebodyElseCannotBeChanged() throws Exception {
    LabClass foreign =
        labs().stream()
            .filter(one -> !one.creator().equals(account.world().caller()))
            .filter(one -> !one.settings().instructor().user().equals(account.world().caller()))
            .findFirst()
            .orElseThrow();

    assertThatThrownBy(
            () -> perform(new TrainingAction.SuspendAll(new ClassId("CO" + foreign.token()))))
        .isInstanceOf(ApiException.Forbidden.class);
  }
}

package envwatch.api;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import envwatch.model.Choice;
import envwatch.model.Phase;
import envwatch.model.Secret;
import envwatch.model.training.Attendance;
import envwatch.model.training.ClassDetails;
import envwatch.model.training.ClassField;
import envwatch.model.training.ClassId;
import envwatch.model.training.ClassStep;
import envwatch.model.training.ClassValues;
import envwatch.model.training.CustomField;
import envwatch.model.training.EarlyAccess;
import envwatch.model.training.Instructor;
import envwatch.model.training.InstructorId;
import envwatch.model.training.Student;
import envwatch.model.training.StudentDraft;
import envwatch.model.training.StudentId;
import envwatch.model.training.TrainingAction;
import envwatch.model.training.TrainingClass;
import envwatch.simulator.ClassSettings;
import envwatch.simulator.LabClass;
import envwatch.simulator.LabStudent;
import envwatch.simulator.SimulatorOptions;
import envwatch.simulator.StudentOperations.Seated;
import envwatch.simulator.TrainingPlan;
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
    return account.world().current(() -> account.world().training().classes().all());
  }

  private List<Seated> seats() throws Exception {
    return account.world().current(() -> account.world().training().students().of(lab.token()));
  }

  private LabClass now() throws Exception {
    return account.world().current(() -> account.world().training().classes().find(lab.token()));
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
    assertThat(details.get(ClassField.ZONE)).isEqualTo(settings.schedule().zone().id());
    assertThat(details.get(ClassField.PROJECT)).isEqualTo("PR" + settings.project().token());
    assertThat(details.get(ClassField.PROJECT_NAME)).isEqualTo(settings.project().name());
    assertThat(details.get(ClassField.INSTRUCTOR_EMAIL))
        .isEqualTo(settings.instructor().user().email());
    assertThat(Secret.same(details.get(ClassField.PASSPHRASE), settings.passphrase())).isTrue();
    assertThat(details.get(ClassField.EARLY_ACCESS)).isNotNull();
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
  void offersChoicesThatMakeAClass() throws Exception {
    ClassId made = new ClassId(perform(new TrainingAction.CreateClass(draft())).id());

    ClassDetails details = training.details(made);
    assertThat(details.trainingClass().name()).isEqualTo("Made of choices");
    assertThat(details.trainingClass().start().local())
        .isEqualTo(LocalDateTime.parse("2026-03-09T13:00"));
    assertThat(Secret.same(details.get(ClassField.PASSPHRASE), Secret.of("open sesame"))).isTrue();
    assertThat(details.get(ClassField.MAX_STUDENTS)).isEqualTo(20);
    assertThat(details.get(ClassField.EARLY_ACCESS)).isEqualTo(EarlyAccess.INSTRUCTOR_ONLY);
    assertThat(details.get(ClassField.SELF_PACED)).isTrue();
    assertThat(details.get(ClassField.ADDRESS1)).isEqualTo("1 Main St");
    assertThat(details.get(ClassField.ADDRESS2)).isEqualTo("Floor 2");
    assertThat(details.get(ClassField.ZIP_CODE)).isEqualTo("33101");
    assertThat(details.get(ClassField.CITY)).isEqualTo("Miami");
    assertThat(details.get(ClassField.STATE)).isEqualTo("Florida");
    assertThat(details.get(ClassField.COUNTRY)).isEqualTo("US");
    assertThat(details.get(ClassField.SUBJECT)).isEqualTo("Welcome");
    assertThat(details.get(ClassField.BODY)).isEqualTo("Hello\nthere");
    assertThat(details.customFields())
        .filteredOn(CustomField::required)
        .extracting(CustomField::value)
        .containsOnly("AB1234");
    assertThat(details.get(ClassField.STEPS)).hasSize(1);
    assertThat(training.classes().entries()).extracting(TrainingClass::id).contains(made);
  }

  /** Of the last project, which asks for fields of its own. */
  private ClassValues draft() throws ApiException {
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
    return ClassValues.NONE
        .with(ClassField.NAME, "Made of choices")
        .with(ClassField.PROJECT, project.id())
        .with(ClassField.BLUEPRINT, blueprint.id())
        .with(ClassField.POLICY, policy.id())
        .with(ClassField.REGION, training.regions().getFirst().id())
        .with(ClassField.INSTRUCTOR, instructor.id().value())
        .with(ClassField.ZONE, zone.id())
        .with(ClassField.START, LocalDateTime.parse("2026-03-09T13:00"))
        .with(ClassField.END, LocalDateTime.parse("2026-03-09T17:30"))
        .with(ClassField.PASSPHRASE, Secret.of("open sesame"))
        .with(ClassField.EARLY_ACCESS, EarlyAccess.INSTRUCTOR_ONLY)
        .with(ClassField.MAX_STUDENTS, 20)
        .with(ClassField.SELF_REGISTRATION, true)
        .with(ClassField.SELF_PACED, true)
        .with(ClassField.MULTIPLE_LOGIN, true)
        .with(ClassField.AUDIO_VIDEO, true)
        .with(ClassField.SHARED_FOLDER, true)
        .with(ClassField.IN_STEPS, true)
        .with(ClassField.SWITCHING_STEPS, true)
        .with(ClassField.STEPS, List.of(new ClassStep(blueprint.id(), true)))
        .with(ClassField.CUSTOM_INVITATION, true)
        .with(ClassField.SUBJECT, "Welcome")
        .with(ClassField.BODY, "Hello\nthere")
        .with(ClassField.ADDRESS1, "1 Main St")
        .with(ClassField.ADDRESS2, "Floor 2")
        .with(ClassField.ZIP_CODE, "33101")
        .with(ClassField.CITY, "Miami")
        .with(ClassField.STATE, "Florida")
        .with(ClassField.COUNTRY, "US")
        .with(ClassField.CUSTOM_FIELDS, Map.of(field.id(), "AB1234"));
  }

  @Test
  void anEditChangesWhatItNamesAndNothingElse() throws Exception {
    ClassId made = new ClassId(perform(new TrainingAction.CreateClass(draft())).id());
    ClassDetails before = training.details(made);

    perform(
        new TrainingAction.EditClass(
            made,
            ClassValues.NONE
                .with(ClassField.NAME, "Renamed")
                .with(ClassField.MAX_STUDENTS, ClassField.NO_LIMIT)));

    ClassDetails after = training.details(made);
    assertThat(after.trainingClass().name()).isEqualTo("Renamed");
    assertThat(after.values()).isEqualTo(before.values().with(ClassField.MAX_STUDENTS, null));
    assertThat(after.customFields()).isEqualTo(before.customFields());
    assertThat(after.trainingClass())
        .usingRecursiveComparison()
        .ignoringFields("name")
        .isEqualTo(before.trainingClass());
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
    LabStudent added = seats().getLast().student();
    assertThat(added.user().email()).isEqualTo("new@example.com");
    assertThat(added.registration()).containsEntry("company", "Example");

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

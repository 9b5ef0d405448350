package envwatch.actions;

import static org.assertj.core.api.Assertions.assertThat;

import envwatch.actions.Obstacle.Kind;
import envwatch.actions.StudentOrders.LeftOut;
import envwatch.api.ApiException;
import envwatch.model.Action;
import envwatch.model.ActionKind;
import envwatch.model.EnvironmentId;
import envwatch.model.Phase;
import envwatch.model.Status;
import envwatch.model.training.Attendance;
import envwatch.model.training.ClassId;
import envwatch.model.training.ClassKey;
import envwatch.model.training.Student;
import envwatch.model.training.StudentId;
import envwatch.model.training.TrainingAction;
import envwatch.watch.FakeTime;
import envwatch.watch.WorldIndex;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

@Tag("fast")
class StudentOrdersTest {
  private static final ClassId ID = new ClassId("CO1");
  private static final ClassKey KEY = new ClassKey(FakeWorld.ACCOUNT, ID);
  private static final Status SUSPENDED = new Status(Phase.SUSPENDED, "Suspended");
  private static final Status READY = new Status(Phase.RUNNING, "Ready");

  private final FakeWorld world = new FakeWorld(new FakeTime());

  @Test
  void aWatchedEnvironmentIsResumedByItself() {
    world.suspended("a");

    assertThat(resume(student("1", "a", SUSPENDED)).orders())
        .containsExactly(
            new EnvironmentOrder(
                FakeWorld.target("a"), new Action.ResumeEnvironment(new EnvironmentId("a"))));
  }

  @Test
  void anEnvironmentThatTheAccountDoesNotWatchIsResumedForTheStudent() {
    assertThat(resume(student("1", "b", SUSPENDED)).orders())
        .containsExactly(resumedForStudent("1"));
  }

  @Test
  void anEnvironmentThatTheAccountMayNotSeeIsResumedForTheStudent() {
    world.suspended("a").trouble("a", new ApiException.Forbidden("403"));

    assertThat(resume(student("1", "a", SUSPENDED)).orders())
        .containsExactly(resumedForStudent("1"));
  }

  @Test
  void theCallersOrderIsKeptWhateverTheWay() {
    world.suspended("a").suspended("c");

    assertThat(
            resume(
                    student("3", "c", SUSPENDED),
                    student("2", "b", SUSPENDED),
                    student("1", "a", SUSPENDED))
                .orders())
        .extracting(StudentOrdersTest::name)
        .containsExactly("Lab c", "Student 2", "Lab a");
  }

  @Test
  void whoHasNoEnvironmentIsLeftOut() {
    Student without = student("1", null, Status.UNTOLD);

    assertThat(resume(without).leftOut())
        .containsExactly(new LeftOut(without, Obstacle.of(Kind.NO_ENVIRONMENT)));
  }

  @Test
  void whatRunsAlreadyIsLeftOutEvenIfItIsNotWatched() {
    world.running("a");
    Student watched = student("1", "a", READY);
    Student unwatched = student("2", "b", READY);

    assertThat(resume(watched, unwatched).leftOut())
        .extracting(LeftOut::obstacle)
        .containsExactly(Obstacle.of(Kind.ALREADY_RUNNING), Obstacle.of(Kind.ALREADY_RUNNING));
  }

  @Test
  void whatFailedIsLeftOutEvenIfItIsNotWatched() {
    Status failed = new Status(Phase.PROBLEM, "Creation Failed");
    world.put(FakeWorld.environment("a", Phase.PROBLEM));

    assertThat(resume(student("1", "a", failed), student("2", "b", failed)).leftOut())
        .extracting(left -> left.obstacle().kind())
        .containsExactly(Kind.FAILED, Kind.FAILED);
  }

  @Test
  void whatOnlyTheEnvironmentItselfOffersNeedsItToBeWatched() {
    world.running("a");
    Student unwatched = student("2", "b", READY);

    StudentOrders extended =
        orders(ActionKind.EXTEND_ENVIRONMENT, student("1", "a", READY), unwatched);

    assertThat(extended.orders()).hasSize(1);
    assertThat(extended.leftOut())
        .containsExactly(new LeftOut(unwatched, Obstacle.of(Kind.NOT_VISIBLE)));
  }

  @Test
  void aCommandIsAvailableUnderALongerNameOfTheService() {
    world.running("a");

    assertThat(
            orders(ActionKind.SUSPEND_ENVIRONMENT, student("1", "a", READY, "SuspendEnv")).orders())
        .hasSize(1);
  }

  @Test
  void aCommandThatTheServiceDoesNotNameIsNotAvailable() {
    world.running("a").running("b").running("c");

    StudentOrders suspended =
        orders(
            ActionKind.SUSPEND_ENVIRONMENT,
            student("1", "a", READY, "Suspend", "Dance"),
            student("2", "b", READY, "Delete"),
            student("3", "c", READY));

    assertThat(suspended.orders())
        .extracting(StudentOrdersTest::name)
        .containsExactly("Lab a", "Lab c");
    assertThat(suspended.leftOut())
        .extracting(LeftOut::obstacle)
        .containsExactly(new Obstacle(Kind.NOT_AVAILABLE, "Ready"));
  }

  @Test
  void inReadOnlyModeEverybodyIsLeftOut() {
    world.suspended("a");
    ActionContext readOnly = new ActionContext(new WorldIndex(world.view()), true, Set.of());

    assertThat(
            StudentOrders.of(
                    ActionKind.RESUME_ENVIRONMENT,
                    KEY,
                    "Python",
                    List.of(student("1", "a", SUSPENDED), student("2", "b", SUSPENDED)),
                    readOnly)
                .leftOut())
        .extracting(LeftOut::obstacle)
        .containsOnly(Obstacle.of(Kind.READ_ONLY));
  }

  private StudentOrders resume(Student... students) {
    return orders(ActionKind.RESUME_ENVIRONMENT, students);
  }

  private StudentOrders orders(ActionKind kind, Student... students) {
    return StudentOrders.of(kind, KEY, "Python", List.of(students), world.context());
  }

  private static ClassOrder resumedForStudent(String number) {
    return new ClassOrder(
        ClassTarget.of(KEY, "Python", List.of("Student " + number)),
        new TrainingAction.ResumeForStudents(ID, List.of(new StudentId("SD" + number))));
  }

  private static String name(Order order) {
    return switch (order) {
      case EnvironmentOrder(EnvironmentTarget target, var action) -> target.environmentName();
      case ClassOrder(ClassTarget target, var action) -> target.people().getFirst();
      case CreationOrder creation -> throw new IllegalArgumentException("no order of a student");
      case CallOrder call -> throw new IllegalArgumentException("no order of a student");
    };
  }

  private static Student student(
      String number, @Nullable String environment, Status status, String... commands) {
    return new Student(
        new StudentId("SD" + number),
        "Student",
        number,
        null,
        Attendance.INVITED,
        null,
        environment == null ? null : new EnvironmentId(environment),
        status,
        Set.of(commands),
        List.of());
  }
}

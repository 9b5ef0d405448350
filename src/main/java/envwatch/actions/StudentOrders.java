package envwatch.actions;

import envwatch.actions.Obstacle.Kind;
import envwatch.model.ActionKind;
import envwatch.model.Environment;
import envwatch.model.EnvironmentKey;
import envwatch.model.training.ClassKey;
import envwatch.model.training.Student;
import envwatch.model.training.TrainingAction;
import envwatch.watch.WatchedEnvironment;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * How an action reaches the environments of students: those that the account watches by the action
 * itself, others by a change of the class if there is one. To be submitted together.
 *
 * @param orders one for each student, in the order in which the students were given
 * @param leftOut the others, with the reason
 */
public record StudentOrders(List<Order> orders, List<LeftOut> leftOut) {
  /** A student for whom the action is not possible. */
  public record LeftOut(Student student, Obstacle obstacle) {}

  public StudentOrders {
    orders = List.copyOf(orders);
    leftOut = List.copyOf(leftOut);
  }

  /**
   * @param kind one that needs no values and is done to an environment
   * @param className as the user saw it
   * @param students in the order in which they are sent
   */
  public static StudentOrders of(
      ActionKind kind,
      ClassKey key,
      String className,
      List<Student> students,
      Situation situation) {
    List<Order> orders = new ArrayList<>();
    List<LeftOut> leftOut = new ArrayList<>();
    for (Student student : students) {
      Order order = order(kind, key, className, student, situation);
      switch (judge(kind, student, order, situation)) {
        case Verdict.Allowed() when order != null -> orders.add(order);
        case Verdict.Allowed() -> leftOut.add(new LeftOut(student, missing(student)));
        case Verdict.Refused(Obstacle obstacle) -> leftOut.add(new LeftOut(student, obstacle));
      }
    }
    return new StudentOrders(orders, leftOut);
  }

  private static @Nullable Order order(
      ActionKind kind, ClassKey key, String className, Student student, Situation situation) {
    if (student.environment() == null) {
      return null;
    }
    WatchedEnvironment watched =
        situation.find(new EnvironmentKey(key.account(), student.environment()));
    if (watched != null && !watched.forbidden()) {
      Environment known = watched.environment();
      String name = known == null ? student.name() : known.name();
      return EnvironmentOrder.plain(kind, EnvironmentTarget.environment(watched.key(), name));
    }
    return kind == ActionKind.RESUME_ENVIRONMENT
        ? ClassOrder.forStudents(
            key, className, List.of(student), TrainingAction.ResumeForStudents::new)
        : null;
  }

  private static Obstacle missing(Student student) {
    return Obstacle.of(student.environment() == null ? Kind.NO_ENVIRONMENT : Kind.NOT_VISIBLE);
  }

  private static Verdict judge(
      ActionKind kind, Student student, @Nullable Order order, Situation situation) {
    return switch (order) {
      case EnvironmentOrder(EnvironmentTarget target, var action) -> {
        Verdict verdict = ActionRules.judge(kind, target, situation);
        yield verdict.allowed() ? commanded(kind, student) : verdict;
      }
      case ClassOrder(var target, TrainingAction action) -> {
        Verdict verdict = ClassRules.judge(action, target.account(), situation);
        yield verdict.allowed() ? asleep(student) : verdict;
      }
      case CreationOrder creation -> throw new IllegalArgumentException("no order of a student");
      case CallOrder call -> throw new IllegalArgumentException("no order of a student");
      case null -> new Verdict.Allowed();
    };
  }

  /** What the list of students says of an environment that the account does not watch. */
  private static Verdict asleep(Student student) {
    return switch (student.environmentStatus().phase()) {
      case RUNNING -> new Verdict.Refused(Obstacle.of(Kind.ALREADY_RUNNING));
      case CHANGING ->
          new Verdict.Refused(new Obstacle(Kind.CHANGING, student.environmentStatus().word()));
      default -> new Verdict.Allowed();
    };
  }

  private static Verdict commanded(ActionKind kind, Student student) {
    return student.mayBeAsked(kind)
        ? new Verdict.Allowed()
        : new Verdict.Refused(new Obstacle(Kind.NOT_AVAILABLE, student.environmentStatus().word()));
  }
}

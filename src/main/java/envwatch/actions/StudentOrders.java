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
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * How an action reaches the environments of students: those that the account watches by the action
 * itself, others by a change of the class if there is one. To be submitted together.
 *
 * @param orders one for each student, in the order in which the students were given
 * @param students whom the orders are for, in the same order
 * @param leftOut the others, with the reason
 */
public record StudentOrders(List<Order> orders, List<Student> students, List<LeftOut> leftOut) {
  /** A student for whom the action is not possible. */
  public record LeftOut(Student student, Obstacle obstacle) {}

  public StudentOrders {
    orders = List.copyOf(orders);
    students = List.copyOf(students);
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
      ActionContext context) {
    List<Order> orders = new ArrayList<>();
    List<Student> fitting = new ArrayList<>();
    List<LeftOut> leftOut = new ArrayList<>();
    for (Student student : students) {
      Order order = order(kind, key, className, student, context);
      Optional<Obstacle> obstacle = obstacle(kind, student, order, context);
      if (order == null || obstacle.isPresent()) {
        leftOut.add(new LeftOut(student, obstacle.orElseGet(() -> missing(student))));
      } else {
        orders.add(order);
        fitting.add(student);
      }
    }
    return new StudentOrders(orders, fitting, leftOut);
  }

  /** How many are left out for each reason. */
  public Map<Obstacle, Integer> obstacles() {
    return Obstacle.counts(leftOut.stream().map(LeftOut::obstacle));
  }

  private static @Nullable Order order(
      ActionKind kind, ClassKey key, String className, Student student, ActionContext context) {
    if (student.environment() == null) {
      return null;
    }
    WatchedEnvironment watched =
        context.find(new EnvironmentKey(key.account(), student.environment()));
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

  private static Optional<Obstacle> obstacle(
      ActionKind kind, Student student, @Nullable Order order, ActionContext context) {
    return switch (order) {
      case EnvironmentOrder(EnvironmentTarget target, var action) ->
          ActionRules.obstacle(kind, target, context).or(() -> notCommanded(kind, student));
      case ClassOrder(var target, TrainingAction action) ->
          AccountRules.of(action, target.account(), context).or(() -> awake(student));
      case CreationOrder creation -> throw new IllegalArgumentException("no order of a student");
      case CallOrder call -> throw new IllegalArgumentException("no order of a student");
      case null -> Optional.empty();
    };
  }

  /** What the list of students says of an environment that the account does not watch. */
  private static Optional<Obstacle> awake(Student student) {
    return switch (student.environmentStatus().phase()) {
      case RUNNING -> Optional.of(Obstacle.of(Kind.ALREADY_RUNNING));
      case CHANGING -> Optional.of(new Obstacle(Kind.CHANGING, student.environmentStatus().word()));
      case PROBLEM -> Optional.of(new Obstacle(Kind.FAILED, student.environmentStatus().word()));
      case SUSPENDED, EXPIRING, UNKNOWN -> Optional.empty();
    };
  }

  private static Optional<Obstacle> notCommanded(ActionKind kind, Student student) {
    return student.mayBeAsked(kind)
        ? Optional.empty()
        : Optional.of(new Obstacle(Kind.NOT_AVAILABLE, student.environmentStatus().word()));
  }
}

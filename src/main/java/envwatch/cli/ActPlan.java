package envwatch.cli;

import envwatch.actions.ActionContext;
import envwatch.actions.EnvironmentOrder;
import envwatch.actions.EnvironmentTarget;
import envwatch.actions.Obstacle;
import envwatch.actions.Order;
import envwatch.actions.Selection;
import envwatch.actions.StudentOrders;
import envwatch.model.AccountId;
import envwatch.model.EnvironmentKey;
import envwatch.model.training.ClassKey;
import envwatch.model.training.Student;
import envwatch.watch.WatchedEnvironment;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;

/**
 * What would be sent, by the rules of the window.
 *
 * @param orders in the order in which things were chosen
 * @param leftOut what the action is not possible for, with the reason
 */
record ActPlan(ActRequest wish, List<Order> orders, List<ActResult> leftOut) {
  public ActPlan {
    orders = List.copyOf(orders);
    leftOut = List.copyOf(leftOut);
  }

  /** For environments, each of which was looked at. */
  public static ActPlan of(
      ActRequest wish, List<WatchedEnvironment> chosen, ActionContext context) {
    List<EnvironmentTarget> targets =
        chosen.stream().flatMap(watched -> wish.targets(watched).stream()).toList();
    Selection selection = Selection.withMachinesDown(wish.kind(), targets, context);
    List<Order> orders = new ArrayList<>();
    selection
        .fitting()
        .forEach(target -> orders.add(new EnvironmentOrder(target, wish.action(target))));
    List<ActResult> leftOut = new ArrayList<>();
    selection
        .leftOut()
        .forEach(each -> leftOut.add(ActResult.leftOut(each.target(), each.obstacle())));
    missing(wish, targets)
        .forEach(id -> leftOut.add(ActResult.leftOut(id, Obstacle.of(Obstacle.Kind.GONE))));
    return new ActPlan(wish, orders, leftOut);
  }

  private static Set<String> missing(ActRequest wish, List<EnvironmentTarget> targets) {
    Set<String> missing = new TreeSet<>(wish.machines());
    targets.stream()
        .map(EnvironmentTarget::machine)
        .filter(Objects::nonNull)
        .forEach(machine -> missing.remove(machine.value()));
    return missing;
  }

  /**
   * For the environments of students.
   *
   * @param key of the class, whose name is not asked for: its id was written
   */
  public static ActPlan ofStudents(
      ActRequest wish, ClassKey key, List<Student> students, ActionContext context) {
    if (!wish.plain() || wish.kind().onMachine()) {
      return withoutStudents(wish, key.account(), students, context);
    }
    StudentOrders found = StudentOrders.of(wish.kind(), key, key.id().value(), students, context);
    return new ActPlan(
        wish,
        found.orders(),
        found.leftOut().stream()
            .map(each -> ActResult.leftOut(each.student().name(), each.obstacle()))
            .toList());
  }

  /** Actions that the service does not offer for students. */
  private static ActPlan withoutStudents(
      ActRequest wish, AccountId account, List<Student> students, ActionContext context) {
    List<WatchedEnvironment> chosen = new ArrayList<>();
    List<ActResult> none = new ArrayList<>();
    for (Student student : students) {
      WatchedEnvironment watched =
          student.environment() == null
              ? null
              : context.find(new EnvironmentKey(account, student.environment()));
      if (watched == null) {
        none.add(ActResult.leftOut(student.name(), Obstacle.of(Obstacle.Kind.NO_ENVIRONMENT)));
      } else {
        chosen.add(watched);
      }
    }
    return of(wish, chosen, context).withLeftOut(none);
  }

  /** The same, with more that is left out. */
  ActPlan withLeftOut(List<ActResult> more) {
    return new ActPlan(wish, orders, Stream.concat(leftOut.stream(), more.stream()).toList());
  }

  /** The environments and machines of the orders, without those of students' orders. */
  public List<EnvironmentTarget> targets() {
    return orders.stream()
        .flatMap(order ->
            order instanceof EnvironmentOrder(EnvironmentTarget target, var action)
                ? Stream.of(target)
                : Stream.empty())
        .toList();
  }

  /** Whether nothing was chosen at all. */
  public boolean empty() {
    return orders.isEmpty() && leftOut.isEmpty();
  }
}

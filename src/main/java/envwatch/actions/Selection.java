package envwatch.actions;

import envwatch.actions.Obstacle.Kind;
import envwatch.model.ActionKind;
import envwatch.model.Environment;
import envwatch.model.Machine;
import envwatch.watch.WatchedEnvironment;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * Divides several targets into those that an action is possible for and those that are left out,
 * with the reason.
 */
public record Selection(ActionKind kind, List<EnvironmentTarget> fitting, List<LeftOut> leftOut) {
  /** A target that the action is not possible for. */
  public record LeftOut(EnvironmentTarget target, Obstacle obstacle) {}

  public Selection {
    fitting = List.copyOf(fitting);
    leftOut = List.copyOf(leftOut);
  }

  public static Selection of(
      ActionKind kind, List<EnvironmentTarget> targets, ActionContext context) {
    List<EnvironmentTarget> fitting = new ArrayList<>();
    List<LeftOut> leftOut = new ArrayList<>();
    for (EnvironmentTarget target : targets) {
      ActionRules.obstacle(kind, target, context)
          .ifPresentOrElse(
              obstacle -> leftOut.add(new LeftOut(target, obstacle)), () -> fitting.add(target));
    }
    return new Selection(kind, fitting, leftOut);
  }

  /**
   * The same for buttons, where resuming an environment that runs means its machines that are down.
   */
  public static Selection withMachinesDown(
      ActionKind kind, List<EnvironmentTarget> targets, ActionContext context) {
    Selection whole = of(kind, targets, context);
    if (kind != ActionKind.RESUME_ENVIRONMENT) {
      return whole;
    }
    List<EnvironmentTarget> fitting = new ArrayList<>(whole.fitting());
    List<LeftOut> leftOut = new ArrayList<>();
    for (LeftOut left : whole.leftOut()) {
      List<EnvironmentTarget> down =
          left.obstacle().kind() == Kind.ALREADY_RUNNING
              ? machinesDown(left.target(), context)
              : List.of();
      Selection machines = of(ActionKind.REBOOT_MACHINE, down, context);
      fitting.addAll(machines.fitting());
      if (down.isEmpty()) {
        leftOut.add(left);
      }
      machines.leftOut().forEach(one -> leftOut.add(ofMachine(one)));
    }
    return new Selection(kind, fitting, leftOut);
  }

  private static LeftOut ofMachine(LeftOut machine) {
    Obstacle obstacle = machine.obstacle();
    return obstacle.kind() == Kind.NOT_OFFERED
        ? new LeftOut(machine.target(), new Obstacle(Kind.NO_MACHINE_START, obstacle.word()))
        : machine;
  }

  private static List<EnvironmentTarget> machinesDown(
      EnvironmentTarget target, ActionContext context) {
    WatchedEnvironment watched = context.find(target.key());
    Environment known = watched == null ? null : watched.environment();
    return known == null
        ? List.of()
        : known.machines().stream()
            .filter(Machine::down)
            .map(machine ->
                EnvironmentTarget.machine(
                    target.key(), target.environmentName(), machine.id(), machine.name()))
            .toList();
  }

  /** Whether machines are resumed, of environments that run otherwise. */
  public boolean resumesMachines() {
    return !kind.onMachine() && fitting.stream().anyMatch(target -> target.machine() != null);
  }

  /** How many environments the fitting targets are of. */
  public int environments() {
    return (int) fitting.stream().map(EnvironmentTarget::key).distinct().count();
  }

  public int total() {
    return fitting.size() + leftOut.size();
  }

  /** Whether the action is possible for at least one target. */
  public boolean possible() {
    return !fitting.isEmpty();
  }

  /**
   * How many targets were left out for each obstacle, in the order in which the obstacles occurred.
   */
  public Map<Obstacle, Integer> obstacles() {
    return Obstacle.counts(leftOut.stream().map(LeftOut::obstacle));
  }
}

package envwatch.actions;

import envwatch.actions.Obstacle.Kind;
import envwatch.model.ActionKind;
import envwatch.model.Environment;
import envwatch.model.Machine;
import envwatch.model.Phase;
import envwatch.model.Status;
import envwatch.watch.WatchedEnvironment;
import java.util.EnumSet;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Decides which actions are possible, for all buttons, menus and requests. If the state does not
 * rule out an action, the service decides: it may still refuse.
 */
final class ActionRules {
  /**
   * The actions that v2's {@code available_actions} covers (service/api-v2.md); it does not mention
   * others.
   */
  private static final Set<ActionKind> TOLD_BY_SERVICE =
      EnumSet.of(
          ActionKind.RESUME_ENVIRONMENT,
          ActionKind.REVERT_ENVIRONMENT,
          ActionKind.REVERT_MACHINE,
          ActionKind.REBOOT_MACHINE,
          ActionKind.DELETE_MACHINE,
          ActionKind.ADD_MACHINE,
          ActionKind.TAKE_SNAPSHOT);

  /** What is left to do with an environment whose creation failed. */
  private static final Set<ActionKind> AFTER_FAILURE =
      EnumSet.of(
          ActionKind.DELETE_ENVIRONMENT,
          ActionKind.EDIT_ENVIRONMENT,
          ActionKind.EXTEND_ENVIRONMENT,
          ActionKind.INVITE_END_USER);

  private ActionRules() {}

  /** Why the action is not possible; empty if it is. */
  static Optional<Obstacle> obstacle(
      ActionKind kind, EnvironmentTarget target, ActionContext context) {
    if (context.readOnly()) {
      return because(Kind.READ_ONLY);
    }
    return context
        .world()
        .account(target.key().account())
        .map(account -> AccountRules.obstacle(account, offered -> offered.offers(kind)))
        .orElseGet(() -> because(Kind.NOT_WATCHED))
        .or(() -> onEnvironment(kind, target, context));
  }

  private static Optional<Obstacle> onEnvironment(
      ActionKind kind, EnvironmentTarget target, ActionContext context) {
    WatchedEnvironment watched = context.find(target.key());
    if (watched == null) {
      return because(Kind.NOT_WATCHED);
    }
    if (watched.gone()) {
      return because(Kind.GONE);
    }
    if (watched.forbidden()) {
      return because(Kind.FORBIDDEN);
    }
    Environment environment = watched.environment();
    if (environment == null) {
      return because(Kind.NEVER_SEEN);
    }
    if (kind != ActionKind.RUN_PATH
        && context.pending().contains(ActionContext.Pending.of(kind, target))) {
      return because(Kind.UNDER_WAY);
    }
    if (environment.status().phase() == Phase.PROBLEM && !AFTER_FAILURE.contains(kind)) {
      return because(Kind.FAILED, environment.status());
    }
    return kind.onMachine()
        ? onMachine(kind, target, environment)
        : onState(kind, environment).or(() -> notAvailable(kind, environment));
  }

  private static Optional<Obstacle> onState(ActionKind kind, Environment environment) {
    return switch (kind) {
      case RESUME_ENVIRONMENT ->
          environment.status().phase() == Phase.RUNNING && !hasOnlyMachinesDown(environment)
              ? because(Kind.ALREADY_RUNNING)
              : whileChanging(environment);
      case SUSPEND_ENVIRONMENT ->
          environment.status().phase() == Phase.SUSPENDED
              ? because(Kind.ALREADY_AT_REST, environment.status())
              : whileChanging(environment).or(() -> withoutMachineUp(environment));
      case POSTPONE_INACTIVITY ->
          environment.status().phase() == Phase.SUSPENDED
              ? because(Kind.NOT_RUNNING, environment.status())
              : Optional.empty();
      case REVERT_ENVIRONMENT -> withoutSnapshot(environment).or(() -> whileChanging(environment));
      case MARK_SNAPSHOT_DEFAULT -> withoutSnapshot(environment);
      // service/api-v2.md: take_snapshot is reported as not available unless the environment is
      // running.
      case TAKE_SNAPSHOT ->
          environment.status().phase() == Phase.SUSPENDED
              ? because(Kind.NOT_RUNNING, environment.status())
              : whileChanging(environment);
      case ADD_MACHINE -> whileChanging(environment);
      case INVITE_END_USER -> withoutPolicy(environment);
      case EXTEND_ENVIRONMENT, DELETE_ENVIRONMENT, EDIT_ENVIRONMENT -> Optional.empty();
      case REVERT_MACHINE, REBOOT_MACHINE, DELETE_MACHINE, EDIT_HARDWARE, RUN_PATH ->
          throw new IllegalArgumentException(kind + " is asked of a machine");
    };
  }

  private static Optional<Obstacle> onMachine(
      ActionKind kind, EnvironmentTarget target, Environment environment) {
    Machine machine = find(target, environment);
    if (machine == null) {
      return because(allMachinesRead(environment) ? Kind.GONE : Kind.NEVER_SEEN);
    }
    if (!machine.id().served()) {
      return because(Kind.NO_MACHINE_ID);
    }
    return onMachineState(kind, machine, environment).or(() -> notAvailable(kind, environment));
  }

  private static Optional<Obstacle> onMachineState(
      ActionKind kind, Machine machine, Environment environment) {
    Optional<Obstacle> busy =
        machine.onItsWay() ? because(Kind.CHANGING, machine.status()) : whileChanging(environment);
    return switch (kind) {
      case REVERT_MACHINE -> withoutSnapshot(environment).or(() -> busy);
      // A reboot is the only way to start one machine of an environment that runs.
      case REBOOT_MACHINE -> atRest(environment.status()).or(() -> busy);
      case RUN_PATH ->
          atRest(environment.status()).or(() -> atRest(machine.status())).or(() -> busy);
      default -> busy;
    };
  }

  private static Optional<Obstacle> atRest(Status status) {
    return status.phase() == Phase.SUSPENDED ? because(Kind.NOT_RUNNING, status) : Optional.empty();
  }

  private static @Nullable Machine find(EnvironmentTarget target, Environment environment) {
    return environment.machines().stream()
        .filter(machine -> machine.id().equals(target.machine()))
        .findFirst()
        .orElse(null);
  }

  private static Optional<Obstacle> whileChanging(Environment environment) {
    return environment.status().phase() == Phase.CHANGING
        ? because(Kind.CHANGING, environment.status())
        : Optional.empty();
  }

  /** The service itself never says whether suspending is possible (service/api-v2.md). */
  private static Optional<Obstacle> withoutMachineUp(Environment environment) {
    return allMachinesRead(environment)
            && environment.machines().stream().allMatch(ActionRules::isDown)
        ? because(Kind.NO_MACHINE_RUNS)
        : Optional.empty();
  }

  /** The service calls some environments running of which no machine runs. */
  private static boolean hasOnlyMachinesDown(Environment environment) {
    return !environment.machines().isEmpty() && withoutMachineUp(environment).isPresent();
  }

  private static boolean allMachinesRead(Environment environment) {
    return environment.complete() && environment.unread() == 0;
  }

  private static boolean isDown(Machine machine) {
    return machine.status().phase() == Phase.SUSPENDED && !machine.onItsWay();
  }

  /** An entry of a list may omit the snapshot: only a complete answer proves that there is none. */
  private static Optional<Obstacle> withoutSnapshot(Environment environment) {
    return environment.complete() && environment.snapshot() == null
        ? because(Kind.NO_SNAPSHOT)
        : Optional.empty();
  }

  /** Personal environments have neither, and nobody can be invited to others like them. */
  private static Optional<Obstacle> withoutPolicy(Environment environment) {
    return environment.policy() != null && environment.blueprint() != null
        ? Optional.empty()
        : because(environment.complete() ? Kind.NO_POLICY : Kind.NOT_READ);
  }

  private static Optional<Obstacle> notAvailable(ActionKind kind, Environment environment) {
    Set<ActionKind> available = environment.availableActions();
    return available != null && TOLD_BY_SERVICE.contains(kind) && !available.contains(kind)
        ? because(Kind.NOT_AVAILABLE, environment.status())
        : Optional.empty();
  }

  private static Optional<Obstacle> because(Kind kind) {
    return Optional.of(Obstacle.of(kind));
  }

  private static Optional<Obstacle> because(Kind kind, Status status) {
    return Optional.of(new Obstacle(kind, status.word()));
  }
}

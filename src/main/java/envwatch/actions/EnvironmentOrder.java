package envwatch.actions;

import envwatch.model.Action;
import envwatch.model.ActionKind;

/** An action on an environment or a machine. */
public record EnvironmentOrder(EnvironmentTarget target, Action action) implements Order {
  public EnvironmentOrder {
    if (!target.key().environment().equals(action.environment())
        || (action instanceof Action.OnMachine onMachine
            && !onMachine.machine().equals(target.machine()))) {
      throw new IllegalArgumentException("the action is not aimed at its target");
    }
  }

  /**
   * An action that needs no values.
   *
   * @throws IllegalArgumentException for a kind that needs some
   */
  public static EnvironmentOrder plain(ActionKind kind, EnvironmentTarget target) {
    return new EnvironmentOrder(target, plainAction(kind, target));
  }

  /** The action of {@link #plain}. */
  public static Action plainAction(ActionKind kind, EnvironmentTarget target) {
    var environment = target.key().environment();
    return switch (kind) {
      // One machine of an environment that runs is started by a reboot; nothing else starts it.
      case RESUME_ENVIRONMENT ->
          target.machine() == null
              ? new Action.ResumeEnvironment(environment)
              : new Action.RebootMachine(environment, target.machine());
      case SUSPEND_ENVIRONMENT -> new Action.SuspendEnvironment(environment);
      case EXTEND_ENVIRONMENT -> new Action.ExtendEnvironment(environment);
      case POSTPONE_INACTIVITY -> new Action.PostponeInactivity(environment);
      case REVERT_ENVIRONMENT -> new Action.RevertEnvironment(environment, null);
      case DELETE_ENVIRONMENT -> new Action.DeleteEnvironment(environment);
      case REVERT_MACHINE -> new Action.RevertMachine(environment, target.machineOrThrow());
      case REBOOT_MACHINE -> new Action.RebootMachine(environment, target.machineOrThrow());
      case DELETE_MACHINE -> new Action.DeleteMachine(environment, target.machineOrThrow());
      case ADD_MACHINE,
          TAKE_SNAPSHOT,
          MARK_SNAPSHOT_DEFAULT,
          EDIT_HARDWARE,
          RUN_PATH,
          INVITE_END_USER,
          EDIT_ENVIRONMENT ->
          throw new IllegalArgumentException(kind + " needs to be told more");
    };
  }

  @Override
  public Requested requested() {
    return new Requested.OfEnvironment(action.kind(), target);
  }
}

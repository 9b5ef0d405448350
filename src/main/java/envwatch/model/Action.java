package envwatch.model;

import org.jspecify.annotations.Nullable;

/** An action requested from the service for one environment or one of its machines. */
public sealed interface Action {
  EnvironmentId environment();

  default ActionKind kind() {
    return switch (this) {
      case ResumeEnvironment action -> ActionKind.RESUME_ENVIRONMENT;
      case SuspendEnvironment action -> ActionKind.SUSPEND_ENVIRONMENT;
      case ExtendEnvironment action -> ActionKind.EXTEND_ENVIRONMENT;
      case PostponeInactivity action -> ActionKind.POSTPONE_INACTIVITY;
      case RevertEnvironment action -> ActionKind.REVERT_ENVIRONMENT;
      case DeleteEnvironment action -> ActionKind.DELETE_ENVIRONMENT;
      case AddMachine action -> ActionKind.ADD_MACHINE;
      case TakeSnapshot action -> ActionKind.TAKE_SNAPSHOT;
      case MarkSnapshotDefault action -> ActionKind.MARK_SNAPSHOT_DEFAULT;
      case EditEnvironment action -> ActionKind.EDIT_ENVIRONMENT;
      case InviteEndUser action -> ActionKind.INVITE_END_USER;
      case RevertMachine action -> ActionKind.REVERT_MACHINE;
      case RebootMachine action -> ActionKind.REBOOT_MACHINE;
      case DeleteMachine action -> ActionKind.DELETE_MACHINE;
      case EditHardware action -> ActionKind.EDIT_HARDWARE;
      case RunPath action -> ActionKind.RUN_PATH;
    };
  }

  /** An action on one machine of the environment. */
  sealed interface OnMachine extends Action {
    MachineId machine();
  }

  record ResumeEnvironment(EnvironmentId environment) implements Action {}

  record SuspendEnvironment(EnvironmentId environment) implements Action {}

  /** Postpones the expiration; the service's policy determines by how much. */
  record ExtendEnvironment(EnvironmentId environment) implements Action {}

  /** Postpones the automatic suspension of an idle environment, normally by three hours. */
  record PostponeInactivity(EnvironmentId environment) implements Action {}

  /** {@code snapshot} null means the default snapshot. */
  record RevertEnvironment(EnvironmentId environment, @Nullable SnapshotId snapshot)
      implements Action {}

  record DeleteEnvironment(EnvironmentId environment) implements Action {}

  /**
   * Adds a machine.
   *
   * @param template a {@link MachineTemplate#id}
   * @param description empty for none
   */
  record AddMachine(EnvironmentId environment, String template, String name, String description)
      implements Action {}

  record TakeSnapshot(
      EnvironmentId environment, String name, String description, boolean setAsDefault)
      implements Action {}

  record MarkSnapshotDefault(EnvironmentId environment, SnapshotId snapshot) implements Action {}

  /** Null leaves a property as it is. */
  record EditEnvironment(
      EnvironmentId environment, @Nullable String name, @Nullable String description)
      implements Action {}

  /** Invites a person to a new environment of this one's blueprint and policy. */
  record InviteEndUser(EnvironmentId environment, Invitation invitation) implements Action {}

  record RevertMachine(EnvironmentId environment, MachineId machine) implements OnMachine {}

  record RebootMachine(EnvironmentId environment, MachineId machine) implements OnMachine {}

  record DeleteMachine(EnvironmentId environment, MachineId machine) implements OnMachine {}

  /** Null leaves a part as it is. Memory in MB, disk in GB. */
  record EditHardware(
      EnvironmentId environment,
      MachineId machine,
      @Nullable Integer cpus,
      @Nullable Integer memoryMegabytes,
      @Nullable Integer diskGigabytes)
      implements OnMachine {}

  /** Runs a program on the machine, given its path there. */
  record RunPath(EnvironmentId environment, MachineId machine, String path) implements OnMachine {}
}

package envwatch.model;

import org.jspecify.annotations.Nullable;

/** An action requested from the service for one environment or one of its machines. */
public sealed interface Action {
  EnvironmentId environment();

  ActionKind kind();

  /** An action on one machine of the environment. */
  sealed interface OnMachine extends Action {
    MachineId machine();
  }

  record ResumeEnvironment(EnvironmentId environment) implements Action {
    @Override
    public ActionKind kind() {
      return ActionKind.RESUME_ENVIRONMENT;
    }
  }

  record SuspendEnvironment(EnvironmentId environment) implements Action {
    @Override
    public ActionKind kind() {
      return ActionKind.SUSPEND_ENVIRONMENT;
    }
  }

  /** Postpones the expiration; the service's policy determines by how much. */
  record ExtendEnvironment(EnvironmentId environment) implements Action {
    @Override
    public ActionKind kind() {
      return ActionKind.EXTEND_ENVIRONMENT;
    }
  }

  /** Postpones the automatic suspension of an idle environment, normally by three hours. */
  record PostponeInactivity(EnvironmentId environment) implements Action {
    @Override
    public ActionKind kind() {
      return ActionKind.POSTPONE_INACTIVITY;
    }
  }

  /** {@code snapshot} null means the default snapshot. */
  record RevertEnvironment(EnvironmentId environment, @Nullable SnapshotId snapshot)
      implements Action {
    @Override
    public ActionKind kind() {
      return ActionKind.REVERT_ENVIRONMENT;
    }
  }

  record DeleteEnvironment(EnvironmentId environment) implements Action {
    @Override
    public ActionKind kind() {
      return ActionKind.DELETE_ENVIRONMENT;
    }
  }

  /**
   * Adds a machine.
   *
   * @param template a {@link MachineTemplate#id}
   * @param description empty for none
   */
  record AddMachine(EnvironmentId environment, String template, String name, String description)
      implements Action {
    @Override
    public ActionKind kind() {
      return ActionKind.ADD_MACHINE;
    }
  }

  record TakeSnapshot(
      EnvironmentId environment, String name, String description, boolean setAsDefault)
      implements Action {
    @Override
    public ActionKind kind() {
      return ActionKind.TAKE_SNAPSHOT;
    }
  }

  record MarkSnapshotDefault(EnvironmentId environment, SnapshotId snapshot) implements Action {
    @Override
    public ActionKind kind() {
      return ActionKind.MARK_SNAPSHOT_DEFAULT;
    }
  }

  /** Null leaves a property as it is. */
  record EditEnvironment(
      EnvironmentId environment, @Nullable String name, @Nullable String description)
      implements Action {
    @Override
    public ActionKind kind() {
      return ActionKind.EDIT_ENVIRONMENT;
    }
  }

  /** Invites a person to a new environment of this one's blueprint and policy. */
  record InviteEndUser(EnvironmentId environment, Invitation invitation) implements Action {
    @Override
    public ActionKind kind() {
      return ActionKind.INVITE_END_USER;
    }
  }

  record RevertMachine(EnvironmentId environment, MachineId machine) implements OnMachine {
    @Override
    public ActionKind kind() {
      return ActionKind.REVERT_MACHINE;
    }
  }

  record RebootMachine(EnvironmentId environment, MachineId machine) implements OnMachine {
    @Override
    public ActionKind kind() {
      return ActionKind.REBOOT_MACHINE;
    }
  }

  record DeleteMachine(EnvironmentId environment, MachineId machine) implements OnMachine {
    @Override
    public ActionKind kind() {
      return ActionKind.DELETE_MACHINE;
    }
  }

  /** Null leaves a part as it is. Memory in MB, disk in GB. */
  record EditHardware(
      EnvironmentId environment,
      MachineId machine,
      @Nullable Integer cpus,
      @Nullable Integer memoryMegabytes,
      @Nullable Integer diskGigabytes)
      implements OnMachine {
    @Override
    public ActionKind kind() {
      return ActionKind.EDIT_HARDWARE;
    }
  }

  /** Runs a program on the machine, given its path there. */
  record RunPath(EnvironmentId environment, MachineId machine, String path) implements OnMachine {
    @Override
    public ActionKind kind() {
      return ActionKind.RUN_PATH;
    }
  }
}

package envwatch.model;

/** The things that can be asked of the service. */
public enum ActionKind {
  RESUME_ENVIRONMENT,
  SUSPEND_ENVIRONMENT,
  EXTEND_ENVIRONMENT,
  POSTPONE_INACTIVITY,
  REVERT_ENVIRONMENT,
  REVERT_MACHINE,
  REBOOT_MACHINE,
  DELETE_ENVIRONMENT,
  DELETE_MACHINE,
  TAKE_SNAPSHOT,
  MARK_SNAPSHOT_DEFAULT,
  EDIT_HARDWARE,
  RUN_PATH,
  EDIT_ENVIRONMENT;

  /** Whether it is asked for one machine rather than for a whole environment. */
  public boolean onMachine() {
    return switch (this) {
      case REVERT_MACHINE, REBOOT_MACHINE, DELETE_MACHINE, EDIT_HARDWARE, RUN_PATH -> true;
      case RESUME_ENVIRONMENT,
          SUSPEND_ENVIRONMENT,
          EXTEND_ENVIRONMENT,
          POSTPONE_INACTIVITY,
          REVERT_ENVIRONMENT,
          DELETE_ENVIRONMENT,
          TAKE_SNAPSHOT,
          MARK_SNAPSHOT_DEFAULT,
          EDIT_ENVIRONMENT ->
          false;
    };
  }
}

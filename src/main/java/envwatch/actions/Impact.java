package envwatch.actions;

import envwatch.model.Action;

/** What may be lost by an action and therefore has to be confirmed. */
public enum Impact {
  /** Nothing: needs no confirmation. */
  NOTHING,
  /** Connected users are disconnected, but nothing is lost. */
  INTERRUPTION,
  /** Everything done since the snapshot. */
  WORK,
  MACHINE,
  ENVIRONMENT,
  /** The snapshot that new environments of the blueprint are created from. */
  DEFAULT_SNAPSHOT,
  /**
   * The machine is restarted with different hardware, and an enlarged disk cannot be reduced again.
   */
  HARDWARE;

  /** Whether something is lost that no other action brings back. */
  public boolean forGood() {
    return switch (this) {
      case NOTHING, INTERRUPTION, DEFAULT_SNAPSHOT -> false;
      case WORK, MACHINE, ENVIRONMENT, HARDWARE -> true;
    };
  }

  public static Impact of(Action action) {
    return switch (action) {
      case Action.ResumeEnvironment _, Action.ExtendEnvironment _ -> NOTHING;
      case Action.PostponeInactivity _, Action.EditEnvironment _, Action.AddMachine _ -> NOTHING;
      case Action.InviteEndUser _, Action.RunPath _ -> NOTHING;
      case Action.SuspendEnvironment _, Action.RebootMachine _ -> INTERRUPTION;
      case Action.RevertEnvironment _, Action.RevertMachine _ -> WORK;
      case Action.DeleteMachine delete -> MACHINE;
      case Action.DeleteEnvironment delete -> ENVIRONMENT;
      case Action.TakeSnapshot take -> take.setAsDefault() ? DEFAULT_SNAPSHOT : NOTHING;
      case Action.MarkSnapshotDefault mark -> DEFAULT_SNAPSHOT;
      case Action.EditHardware edit -> HARDWARE;
    };
  }
}

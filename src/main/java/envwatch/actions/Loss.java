package envwatch.actions;

import envwatch.model.Action;

/** What a person may lose by an action, and so has to confirm. */
public enum Loss {
  /** Nothing: done at once. */
  NOTHING,
  /** Anyone connected is disconnected, but nothing is lost. */
  INTERRUPTION,
  /** Everything done since the snapshot. */
  WORK,
  MACHINE,
  ENVIRONMENT,
  /** What new environments of the blueprint are made from. */
  DEFAULT_SNAPSHOT,
  /** The machine is restarted with other hardware, and a larger disk cannot be made small again. */
  HARDWARE;

  public static Loss of(Action action) {
    return switch (action) {
      case Action.ResumeEnvironment resume -> NOTHING;
      case Action.ExtendEnvironment extend -> NOTHING;
      case Action.PostponeInactivity postpone -> NOTHING;
      case Action.EditEnvironment edit -> NOTHING;
      case Action.RunPath run -> NOTHING;
      case Action.SuspendEnvironment suspend -> INTERRUPTION;
      case Action.RebootMachine reboot -> INTERRUPTION;
      case Action.RevertEnvironment revert -> WORK;
      case Action.RevertMachine revert -> WORK;
      case Action.DeleteMachine delete -> MACHINE;
      case Action.DeleteEnvironment delete -> ENVIRONMENT;
      case Action.TakeSnapshot take -> take.setAsDefault() ? DEFAULT_SNAPSHOT : NOTHING;
      case Action.MarkSnapshotDefault mark -> DEFAULT_SNAPSHOT;
      case Action.EditHardware edit -> HARDWARE;
    };
  }
}

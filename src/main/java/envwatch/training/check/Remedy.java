package envwatch.training.check;

/**
 * What would mend a finding: with the student, the environment or the machine that the finding is
 * about. Nothing is done by itself.
 */
public enum Remedy {
  /** There is nothing to do, or only waiting helps. */
  NONE,
  RESUME,
  /** Postpones the suspension for inactivity. */
  POSTPONE,
  /** Extends the environment's life. */
  EXTEND,
  REBOOT,
  /** Sends the invitation. */
  INVITE,
  /** Returns the environment to its snapshot; what was changed in it is lost. */
  REVERT,
  /** Opening the link prepares an environment for the student. */
  PERSONAL_LINK,
  /** The service's web application has to be used. */
  OPEN_WEB
}

package envwatch.model;

/** What a state means to the user, most important first. */
public enum Phase {
  /** Something is wrong and will not resolve itself. */
  PROBLEM,
  /** Nothing is wrong, but it expires soon. Only for environments. */
  EXPIRING,
  /** Changing from one state to another. */
  CHANGING,
  /** Usable. */
  RUNNING,
  /** Suspended, archived or stopped. */
  SUSPENDED,
  /** The status word or number is not documented, or nothing has been seen yet. */
  UNKNOWN
}

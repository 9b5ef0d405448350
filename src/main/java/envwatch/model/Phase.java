package envwatch.model;

/** What a state comes down to for the person who watches, in the order in which it matters. */
public enum Phase {
  /** Something is wrong and will not go away by itself. */
  PROBLEM,
  /** Nothing is wrong, but its end is near. Of environments only. */
  EXPIRING,
  /** On the way from one state to another. */
  CHANGING,
  /** Usable. */
  RUNNING,
  /** At rest: suspended, archived, stopped. */
  SUSPENDED,
  /** A word or number that the service's reference does not explain, or nothing seen yet. */
  UNKNOWN
}

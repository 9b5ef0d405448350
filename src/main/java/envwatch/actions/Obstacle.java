package envwatch.actions;

/**
 * Why an action cannot be done.
 *
 * @param word the fact that goes with the kind: the state's word as served, or the API version;
 *     empty when there is none
 */
public record Obstacle(Kind kind, String word) {
  /** What stands in the way. */
  public enum Kind {
    /** Envwatch was told to change nothing. */
    READ_ONLY,
    /** The account has not answered yet. */
    CONNECTING,
    /** The service does not answer now. */
    LINK_LOST,
    /** The service rejected the key. */
    SIGNED_OUT,
    /** The account's API version lacks the action; the word is the version. */
    NOT_OFFERED,
    /** The environment is no longer watched. */
    NOT_WATCHED,
    /** The environment was never seen: its state is not known. */
    NEVER_SEEN,
    /** The environment or the machine no longer exists. */
    GONE,
    /** The account may not see the environment. */
    FORBIDDEN,
    /** The same was already asked and has not shown yet. */
    UNDER_WAY,
    /** It is changing; the word is the state. */
    CHANGING,
    ALREADY_RUNNING,
    /** Suspended, archived or stopped; the word is the state. */
    ALREADY_AT_REST,
    /** Only possible while it runs; the word is the state. */
    NOT_RUNNING,
    /** The environment has no machine that runs or is about to. */
    NO_MACHINE_RUNS,
    /** There is no snapshot to go back to. */
    NO_SNAPSHOT,
    /** The machine was served without an id of its own: the service cannot be told which one. */
    NO_MACHINE_ID,
    /** The service says that it cannot be done now; the word is the state. */
    NOT_AVAILABLE,
    /** The person stopped the batch before it was sent. */
    STOPPED
  }

  public static Obstacle of(Kind kind) {
    return new Obstacle(kind, "");
  }
}

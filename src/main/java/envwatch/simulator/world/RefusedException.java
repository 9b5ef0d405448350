package envwatch.simulator.world;

/** The service says no to something asked of it. */
public final class RefusedException extends Exception {
  private static final long serialVersionUID = 1L;

  private final Reason reason;
  private final String message;

  /** Why it was refused. */
  public enum Reason {
    /** No such environment, machine, snapshot or execution. */
    UNKNOWN_ID,
    /** The state does not allow it. */
    WRONG_STATE,
    /** A parameter is absent or makes no sense. */
    BAD_PARAMETER,
    /** The caller may not do it. */
    NOT_PERMITTED
  }

  public RefusedException(Reason reason, String message) {
    super(message);
    this.reason = reason;
    this.message = message;
  }

  /** Something of that kind and the id asked for does not exist. */
  public static RefusedException unknown(String kind) {
    return new RefusedException(Reason.UNKNOWN_ID, "No such " + kind);
  }

  @Override
  public String getMessage() {
    return message;
  }

  public Reason reason() {
    return reason;
  }
}

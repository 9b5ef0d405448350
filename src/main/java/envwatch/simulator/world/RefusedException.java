package envwatch.simulator.world;

/** The service refuses a request. */
public final class RefusedException extends Exception {
  private static final long serialVersionUID = 1L;

  private final Reason reason;
  private final String message;

  /** The reason for the refusal. */
  public enum Reason {
    /** No such environment, machine, snapshot or execution. */
    UNKNOWN_ID,
    /** The current state does not allow it. */
    WRONG_STATE,
    /** A parameter is missing or invalid. */
    BAD_PARAMETER,
    /** The caller is not permitted to do it. */
    NOT_PERMITTED
  }

  public RefusedException(Reason reason, String message) {
    super(message);
    this.reason = reason;
    this.message = message;
  }

  /** Creates the refusal for an id that does not exist. */
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

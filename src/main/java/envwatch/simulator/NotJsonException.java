package envwatch.simulator;

/** What was read is not JSON, or more than one value. */
final class NotJsonException extends Exception {
  private static final long serialVersionUID = 1L;

  NotJsonException(String message) {
    super(message);
  }

  NotJsonException(Throwable cause) {
    super(cause);
  }
}

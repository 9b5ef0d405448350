package envwatch.util;

/** A text or bytes are not JSON, or contain more than one value. The message says where. */
public final class NotJson extends Exception {
  private static final long serialVersionUID = 1L;

  NotJson(String message, Throwable cause) {
    super(message, cause);
  }
}

package envwatch.secrets;

import org.jspecify.annotations.Nullable;

/** A request to the keychain failed. The message contains no secret. */
public final class SecretStoreException extends Exception {
  private static final long serialVersionUID = 1L;
  private final Cause reason;

  /** The cause of the failure. */
  public enum Cause {
    /** No keychain is running on this system, and none can be started. */
    ABSENT,
    /** It is locked, and was not unlocked in time. */
    LOCKED,
    /** It is locked, and its password prompt was closed or could not be shown. */
    DISMISSED,
    /** It denied access. */
    DENIED,
    /** It did not answer in time. */
    TIME_OUT,
    /** It has disappeared, or does not start. */
    GONE,
    /** The stored entry is empty or cannot be read. */
    UNUSABLE
  }

  public SecretStoreException(Cause reason, @Nullable Throwable cause) {
    super("keychain: " + reason, cause);
    this.reason = reason;
  }

  public Cause reason() {
    return reason;
  }
}

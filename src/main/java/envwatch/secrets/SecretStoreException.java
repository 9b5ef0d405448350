package envwatch.secrets;

import org.jspecify.annotations.Nullable;

/** The keychain did not do what was asked. The message holds no secret. */
public final class SecretStoreException extends Exception {
  private static final long serialVersionUID = 1L;
  private final Cause reason;

  /** What stood in the way. */
  public enum Cause {
    /** No keychain is running on this system, and none can be started. */
    ABSENT,
    /** It is locked, and was not unlocked in time. */
    LOCKED,
    /** It is locked, and its question for the password was closed or could not be shown. */
    DISMISSED,
    /** It said no. */
    DENIED,
    /** It did not answer in time. */
    TIME_OUT,
    /** It was there and is not any more, or it does not start. */
    GONE,
    /** What it holds is empty or cannot be read. */
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

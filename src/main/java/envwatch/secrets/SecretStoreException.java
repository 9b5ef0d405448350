package envwatch.secrets;

import org.jspecify.annotations.Nullable;

/** The keychain did not do what was asked. The message holds no secret. */
public final class SecretStoreException extends Exception {
  private static final long serialVersionUID = 1L;
  private final Cause reason;

  /** What stood in the way. */
  public enum Cause {
    /** There is no keychain on this system. */
    ABSENT,
    /** It is locked, and stayed so. */
    LOCKED,
    /** It said no. */
    DENIED,
    /** It did not answer in time. */
    TIME_OUT
  }

  public SecretStoreException(Cause reason, @Nullable Throwable cause) {
    super("keychain: " + reason, cause);
    this.reason = reason;
  }

  public Cause reason() {
    return reason;
  }
}

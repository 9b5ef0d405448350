package envwatch.remote;

import java.io.IOException;
import java.io.Serial;

/**
 * Thrown when no program of the system opened an address. The message does not contain the address,
 * which may be a secret.
 */
public final class NotOpenedException extends IOException {
  @Serial private static final long serialVersionUID = 1L;

  NotOpenedException(String message) {
    super(message);
  }

  NotOpenedException(IOException cause) {
    super(cause.getClass().getSimpleName(), cause);
  }
}

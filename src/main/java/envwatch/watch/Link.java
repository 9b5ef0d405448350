package envwatch.watch;

import envwatch.api.ApiException;
import java.time.Instant;
import org.jspecify.annotations.Nullable;

/** How an account's connection to the service stands. */
public sealed interface Link {
  /** No answer yet since the account was taken up. */
  record Connecting() implements Link {}

  record Live() implements Link {}

  /**
   * No look succeeds: what is shown is the last good data.
   *
   * @param nextTry null while a try is under way
   */
  record Lost(ApiException cause, Instant since, @Nullable Instant nextTry) implements Link {
    /** Whether the service itself said how long to wait: who asks for a look sooner gets none. */
    public boolean waitIsOrdered() {
      return LinkState.orderedWait(cause) != null;
    }
  }

  /** The key was rejected: no further look until the account's settings change. */
  record SignedOut(ApiException cause, Instant since) implements Link {}
}

package envwatch.watch;

import envwatch.api.ApiException;
import java.time.Instant;
import org.jspecify.annotations.Nullable;

/** The state of an account's connection to the service. */
public sealed interface Link {
  /** No answer yet since the watch of the account began. */
  record Connecting() implements Link {}

  record Live() implements Link {}

  /**
   * No look succeeds: the last good data is shown.
   *
   * @param nextTry null while a try is in progress
   */
  record Lost(ApiException cause, Instant since, @Nullable Instant nextTry) implements Link {
    /** Whether the service itself said how long to wait. */
    public boolean waitIsOrdered() {
      return OrderedWait.of(cause) != null;
    }
  }

  /**
   * The key was rejected. If the service itself said so, all looks end until the user acts; if it
   * was only deduced from its answers, they are retried slowly.
   *
   * @param nextTry null while a try is in progress and when none is planned
   */
  record SignedOut(ApiException cause, Instant since, @Nullable Instant nextTry) implements Link {
    /** Creates a link without a planned try. */
    public SignedOut(ApiException cause, Instant since) {
      this(cause, since, null);
    }

    /** Whether it is retried automatically. */
    public boolean triesAgain() {
      return cause.meaning().passesByItself();
    }
  }
}

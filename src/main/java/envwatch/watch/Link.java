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
    /** Whether the service itself said how long to wait. */
    public boolean waitIsOrdered() {
      return OrderedWait.of(cause) != null;
    }
  }

  /**
   * The key was rejected: by the service itself, which ends all looks until a person acts, or as
   * far as its answers can be understood, which is tried again slowly.
   *
   * @param nextTry null while a try is under way and when none is planned
   */
  record SignedOut(ApiException cause, Instant since, @Nullable Instant nextTry) implements Link {
    /** Without a further try. */
    public SignedOut(ApiException cause, Instant since) {
      this(cause, since, null);
    }

    /** Whether it is tried again without a person. */
    public boolean triesAgain() {
      return cause.meaning().passesByItself();
    }
  }
}

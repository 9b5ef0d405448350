package envwatch.watch;

import envwatch.api.ApiException;
import java.time.Instant;
import org.jspecify.annotations.Nullable;

/** The state of an account's connection to the service. */
public sealed interface Link {
  /** Whether nothing is asked any more until the person acts: the key was refused. */
  default boolean awaitsPerson() {
    return this instanceof SignedOut signedOut && !signedOut.triesAgain();
  }

  /** No answer yet since the watch of the account began. */
  record Connecting() implements Link {}

  record Live() implements Link {}

  /**
   * No look succeeds: the last good data is shown.
   *
   * @param nextTry null while a try is in progress
   */
  record Lost(ApiException cause, Instant since, @Nullable Instant nextTry) implements Link {
    public Trouble trouble() {
      return switch (cause) {
        case ApiException.Unreachable e -> Trouble.NO_CONNECTION;
        case ApiException.RateLimited e -> Trouble.RATE_LIMITED;
        case ApiException.ClockSkew e -> Trouble.CLOCK_WRONG;
        case ApiException.ServerFault _, ApiException.Unreadable _ -> Trouble.SERVICE_FAILING;
        case ApiException.Unauthorized _, ApiException.Forbidden _ -> Trouble.SERVICE_FAILING;
        case ApiException.NotFound _, ApiException.Rejected _ -> Trouble.SERVICE_FAILING;
        case ApiException.ReadOnly _, ApiException.NotOffered _ -> Trouble.SERVICE_FAILING;
      };
    }
  }

  /** What keeps looks from succeeding. */
  enum Trouble {
    /** No answer arrived. */
    NO_CONNECTION,
    /** Something answers, but not as a working service would. */
    SERVICE_FAILING,
    RATE_LIMITED,
    /** This computer's clock differs so much from the service's that requests are rejected. */
    CLOCK_WRONG
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

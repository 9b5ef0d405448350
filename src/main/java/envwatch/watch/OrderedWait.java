package envwatch.watch;

import envwatch.api.ApiException;
import envwatch.util.Bounds;
import java.time.Duration;
import org.jspecify.annotations.Nullable;

/**
 * How long an answer asks the client to wait (RFC 9110, section 10.2.3), within reasonable limits.
 */
final class OrderedWait {
  private static final Duration SHORTEST = Duration.ofSeconds(1);
  private static final Duration LONGEST = Duration.ofMinutes(15);
  private static final Duration LONGEST_CONFIRMED = Duration.ofDays(1);

  private OrderedWait() {}

  /**
   * Returns null if the answer does not ask for a wait; waits for one environment have a low limit.
   */
  public static @Nullable Duration of(ApiException cause) {
    return within(LONGEST, cause);
  }

  /** The same if the list itself asked for it, which concerns the whole account. */
  public static @Nullable Duration confirmed(ApiException cause) {
    return within(LONGEST_CONFIRMED, cause);
  }

  private static @Nullable Duration within(Duration longest, ApiException cause) {
    Duration ordered = cause.meaning().retryAfter();
    return ordered == null ? null : Bounds.within(SHORTEST, ordered, longest);
  }
}

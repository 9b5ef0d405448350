package envwatch.watch;

import envwatch.api.ApiException;
import java.time.Duration;
import org.jspecify.annotations.Nullable;

/** How long an answer itself orders to wait (RFC 9110, section 10.2.3), within reason. */
final class OrderedWait {
  private static final Duration SHORTEST = Duration.ofSeconds(1);
  private static final Duration LONGEST = Duration.ofMinutes(15);
  private static final Duration LONGEST_CONFIRMED = Duration.ofDays(1);

  private OrderedWait() {}

  /** Null when the answer orders nothing; an answer about one environment orders little. */
  static @Nullable Duration of(ApiException cause) {
    return within(LONGEST, cause);
  }

  /** The same where the list itself ordered it: that concerns the whole account. */
  static @Nullable Duration confirmed(ApiException cause) {
    return within(LONGEST_CONFIRMED, cause);
  }

  private static @Nullable Duration within(Duration longest, ApiException cause) {
    Duration ordered = cause.meaning().retryAfter();
    if (ordered == null) {
      return null;
    }
    if (ordered.compareTo(SHORTEST) < 0) {
      return SHORTEST;
    }
    return ordered.compareTo(longest) < 0 ? ordered : longest;
  }
}

package envwatch.watch;

import envwatch.util.Bounds;
import java.time.Duration;
import java.time.Instant;
import org.jspecify.annotations.Nullable;

/**
 * How long what was seen of an environment is called fresh: for three intervals. Where the interval
 * becomes shorter, because the environment was selected or acted on, what was seen before is not
 * old at once: it stays as fresh as it was until there was time for an answer.
 */
final class FreshnessLimit {
  private Duration interval = Duration.ZERO;

  /** The longest interval since the newest answer. */
  private Duration former = Duration.ZERO;

  private @Nullable Instant shortenedAt;

  /** To be called with the interval that is in force now. */
  void follow(Duration now, Instant at) {
    if (now.compareTo(interval) < 0) {
      former = Bounds.max(former, interval);
      shortenedAt = at;
    }
    interval = now;
  }

  /** To be called when it was seen: from now on only the interval in force counts. */
  void seen() {
    former = Duration.ZERO;
    shortenedAt = null;
  }

  /** Null if it is not looked at again. */
  @Nullable Instant of(Instant seenAt) {
    if (interval.isZero()) {
      return null;
    }
    Instant limit = WatchedEnvironment.freshUntil(seenAt, interval);
    if (shortenedAt == null) {
      return limit;
    }
    Instant kept =
        Bounds.min(
            WatchedEnvironment.freshUntil(seenAt, former),
            WatchedEnvironment.freshUntil(shortenedAt, interval));
    return Bounds.max(kept, limit);
  }
}

package envwatch.history.model;

import java.time.Duration;
import java.time.Instant;

/**
 * A stretch of time, including its beginning and without its end.
 *
 * @param from never after {@code until}
 */
public record Range(Instant from, Instant until) {
  public Range {
    if (until.isBefore(from)) {
      throw new IllegalArgumentException(from + " is after " + until);
    }
  }

  /** The time until now. */
  public static Range last(Duration duration, Instant now) {
    return new Range(now.minus(duration), now);
  }

  public Duration length() {
    return Duration.between(from, until);
  }
}

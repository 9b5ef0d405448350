package envwatch.history;

import java.time.Duration;
import java.time.Instant;

/**
 * A stretch of time, including its beginning and without its end.
 *
 * @param from never after {@code until}
 */
public record Range(Instant from, Instant until) {
  private static final double NANOSECONDS = 1e9;

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

  /**
   * Where a moment is on a scale as wide as this for the whole range; 0 if the range is empty.
   * Beyond the scale for moments outside the range.
   */
  public double place(Instant moment, double width) {
    return length().isZero()
        ? 0
        : seconds(Duration.between(from, moment)) * width / seconds(length());
  }

  private static double seconds(Duration duration) {
    return duration.getSeconds() + duration.getNano() / NANOSECONDS;
  }
}

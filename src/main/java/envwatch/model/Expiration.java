package envwatch.model;

import java.time.Duration;
import java.time.Instant;

/** When an environment ends. */
public sealed interface Expiration {
  /** The service provided a moment. */
  record At(Instant moment) implements Expiration {}

  /** The service provided a text that is not a date in a known format; shown as served. */
  record AsServed(String text) implements Expiration {}

  /** The service provided none. */
  record None() implements Expiration {}

  Expiration NONE = new None();

  /** A date that is recalculated by the service at each look may differ by this much. */
  Duration JITTER = Duration.ofMinutes(1);

  /**
   * Between looks so close to each other, an expiration that moves with the clock is told from one
   * that was extended.
   */
  Duration CLOSE = Duration.ofMinutes(15);

  /**
   * Whether a moment only moved along with the clock, as one does that is postponed by every
   * activity, or differs a little: nobody extended it.
   *
   * @param passed the time between the two looks
   */
  static boolean drifted(Instant before, Instant after, Duration passed) {
    Duration later = Duration.between(before, after);
    Duration most = passed.compareTo(CLOSE) > 0 ? JITTER : passed.plus(JITTER);
    return later.compareTo(JITTER.negated()) >= 0 && later.compareTo(most) <= 0;
  }
}

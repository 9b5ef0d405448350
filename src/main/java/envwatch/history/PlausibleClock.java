package envwatch.history;

import envwatch.util.Time;
import java.time.Duration;
import java.time.Instant;

/**
 * Tells whether the clock can be believed: one that is far ahead makes everything seem old. Where
 * the history ended when it was opened, and how long ago that is, do not depend on the clock.
 */
final class PlausibleClock {
  private final Time time;
  private final Instant newest;
  private final Duration opened;

  /**
   * @param newest the newest moment in the history when it was opened
   */
  PlausibleClock(Time time, Instant newest) {
    this.time = time;
    this.newest = newest;
    opened = time.elapsed();
  }

  boolean isWithin(Duration tolerance) {
    Instant expected = newest.plus(time.elapsed().minus(opened));
    return Duration.between(expected, time.instant()).abs().compareTo(tolerance) <= 0;
  }
}

package envwatch.util;

import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;

/**
 * A clock that never goes back, for waits and ages. When the computer's clock is set back, this
 * clock continues from where it was; when that jumps ahead, this clock follows, because waking from
 * sleep looks the same.
 *
 * <p>Its moments are ahead of the computer's clock by {@link #setBack}, which is subtracted before
 * they are shown. Thread-safe.
 */
public final class SteadyClock implements InstantSource {
  /**
   * A clock that is being corrected gradually falls behind by less than this between two readings.
   */
  private static final Duration TOLERANCE = Duration.ofSeconds(1);

  private final Time time;
  private Instant wall;
  private Duration elapsed;
  private Duration setBack = Duration.ZERO;

  public SteadyClock(Time time) {
    this.time = time;
    wall = time.instant();
    elapsed = time.elapsed();
  }

  @Override
  public synchronized Instant instant() {
    Instant newWall = time.instant();
    Duration newElapsed = time.elapsed();
    Duration lost = newElapsed.minus(elapsed).minus(Duration.between(wall, newWall));
    if (lost.compareTo(TOLERANCE) > 0) {
      setBack = setBack.plus(lost);
    }
    wall = newWall;
    elapsed = newElapsed;
    return newWall.plus(setBack);
  }

  /** By how much the computer's clock was set back until the newest reading of this one. */
  public synchronized Duration setBack() {
    return setBack;
  }
}

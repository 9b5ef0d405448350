package envwatch.base;

import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;

/**
 * A clock that never goes back, for waits and ages. Where the computer's clock is set back it goes
 * on from where it was; where that jumps ahead it follows, for this is also what a computer finds
 * when it wakes.
 *
 * <p>Its moments are ahead of the computer's clock by {@link #setBack}, and are shown earlier by as
 * much. Safe for use by many threads.
 */
public final class SteadyClock implements InstantSource {
  /** What a clock is slowed down by while it is being corrected is less between two readings. */
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

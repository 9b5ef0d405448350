package envwatch.watch;

import envwatch.util.Bounds;
import java.time.Duration;
import java.util.random.RandomGenerator;

/** How long to wait after a failure: longer each time, but never longer than five minutes. */
final class Backoff {
  static final Duration LONGEST = Duration.ofMinutes(5);
  private static final int MOST_DOUBLINGS = 16;

  private final Duration first;
  private final RandomGenerator random;
  private int failures;

  public Backoff(Duration first, RandomGenerator random) {
    this.first = first;
    this.random = random;
  }

  public Duration next() {
    Duration delay = doubled(first, failures++);
    return Bounds.min(Jitter.applied(delay, Jitter.draw(random)), LONGEST);
  }

  public void reset() {
    failures = 0;
  }

  /** The delay, doubled the given number of times, at most five minutes. */
  static Duration doubled(Duration delay, int times) {
    return Bounds.min(delay.multipliedBy(1L << Math.min(times, MOST_DOUBLINGS)), LONGEST);
  }
}

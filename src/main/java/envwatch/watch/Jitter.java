package envwatch.watch;

import java.time.Duration;
import java.util.random.RandomGenerator;

/** Varies delays by up to a tenth, so that looks that began together drift apart. */
final class Jitter {
  private static final double SPREAD = 0.1;

  private Jitter() {}

  /** Returns a random factor between 0.9 and 1.1. */
  static double draw(RandomGenerator random) {
    return 1 + SPREAD * (2 * random.nextDouble() - 1);
  }

  static Duration applied(Duration delay, double factor) {
    return Duration.ofMillis(Math.round(delay.toMillis() * factor));
  }
}

package envwatch.metrics;

import java.time.Duration;
import java.time.Instant;

/** Times as Prometheus counts them. */
final class Seconds {
  private static final double MILLIS = 1000;

  private Seconds() {}

  static double between(Instant one, Instant other) {
    return Duration.between(one, other).toMillis() / MILLIS;
  }
}

package envwatch.simulator;

import java.time.Duration;

/**
 * How the world changes.
 *
 * @param movesByItself whether environments change and expire spontaneously
 * @param pace how many times faster than normal everything happens
 * @param failures the share of changes that fail, 0 to 1
 */
public record Liveliness(boolean movesByItself, double pace, double failures) {
  /** Nothing happens unless requested, and every request succeeds. */
  public static final Liveliness STILL = new Liveliness(false, 1, 0);

  /** Occasional events, suitable for a demonstration. */
  static final Liveliness CALM = new Liveliness(true, 1, 0.08);

  /** Constant events. */
  static final Liveliness BUSY = new Liveliness(true, 8, 0.15);

  public Liveliness {
    if (!(pace > 0)) {
      throw new IllegalArgumentException("The pace must be above 0, not " + pace);
    }
    if (!(failures >= 0 && failures <= 1)) {
      throw new IllegalArgumentException("The share of failures lies between 0 and 1");
    }
  }

  public Duration take(Duration normally) {
    return Duration.ofMillis(Math.max(1, Math.round(normally.toMillis() / pace)));
  }
}

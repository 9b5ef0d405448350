package envwatch.simulator.world;

import java.time.Duration;

/**
 * How the world moves.
 *
 * @param movesByItself whether environments change and expire without being asked
 * @param pace how many times faster than normal everything takes its time
 * @param failures share of changes that fail on the way, 0 to 1
 */
public record Liveliness(boolean movesByItself, double pace, double failures) {
  /** Nothing happens unless asked for, and what is asked for succeeds. */
  public static final Liveliness STILL = new Liveliness(false, 1, 0);

  /** Now and then something happens: fit for a demonstration. */
  public static final Liveliness CALM = new Liveliness(true, 1, 0.08);

  /** Something happens all the time. */
  public static final Liveliness BUSY = new Liveliness(true, 8, 0.15);

  public Liveliness {
    if (!(pace > 0)) {
      throw new IllegalArgumentException("The pace must be above 0, not " + pace);
    }
    if (!(failures >= 0 && failures <= 1)) {
      throw new IllegalArgumentException("The share of failures lies between 0 and 1");
    }
  }

  Duration take(Duration normally) {
    return Duration.ofMillis(Math.max(1, Math.round(normally.toMillis() / pace)));
  }
}

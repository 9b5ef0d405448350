package envwatch.watch;

import java.time.Duration;

/**
 * How often to look, and how hard to lean on the service. Intervals are delays after an answer.
 *
 * @param changing for environments on their way
 * @param selected for the environment that is selected
 * @param resting for all others
 */
public record WatchOptions(
    Duration changing,
    Duration selected,
    Duration resting,
    int requestsInFlight,
    int requestsPerSecond) {
  public static final WatchOptions DEFAULT =
      new WatchOptions(Duration.ofSeconds(5), Duration.ofSeconds(10), Duration.ofSeconds(30), 6, 4);
}

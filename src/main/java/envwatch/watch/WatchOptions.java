package envwatch.watch;

import envwatch.util.Bounds;
import java.time.Duration;

/**
 * How often to look, and how much load to put on the service. Intervals are delays after an answer.
 * Unreasonable values are adjusted to the nearest reasonable one: a tenth of a second to a day, at
 * least one request. The budget applies to each account.
 *
 * @param changing for environments that are changing
 * @param selected for the selected environment
 * @param resting for all others
 */
public record WatchOptions(
    Duration changing,
    Duration selected,
    Duration resting,
    int requestsInFlight,
    int requestsPerSecond) {
  private static final Duration SHORTEST = Duration.ofMillis(100);
  private static final Duration LONGEST = Duration.ofDays(1);

  public static final WatchOptions DEFAULT =
      new WatchOptions(Duration.ofSeconds(5), Duration.ofSeconds(10), Duration.ofSeconds(30), 6, 4);

  public WatchOptions {
    changing = reasonable(changing);
    selected = reasonable(selected);
    resting = reasonable(resting);
    requestsInFlight = Math.max(1, requestsInFlight);
    requestsPerSecond = Math.max(1, requestsPerSecond);
  }

  public static Duration reasonable(Duration interval) {
    return Bounds.within(SHORTEST, interval, LONGEST);
  }
}

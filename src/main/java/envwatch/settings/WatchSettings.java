package envwatch.settings;

import java.time.Duration;

/**
 * How often to look and how hard to lean on the service.
 *
 * @param expiresSoon how long before its end an environment counts as a problem
 */
public record WatchSettings(
    Duration changing,
    Duration selected,
    Duration resting,
    int requestsInFlight,
    int requestsPerSecond,
    Duration expiresSoon) {
  public static final WatchSettings DEFAULT =
      new WatchSettings(
          Duration.ofSeconds(5),
          Duration.ofSeconds(10),
          Duration.ofSeconds(30),
          6,
          4,
          Duration.ofHours(2));
}

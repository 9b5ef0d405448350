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
  /** Of the times between two looks, in seconds. */
  public static final Limits INTERVALS = new Limits(1, 3600);

  public static final Limits REQUESTS_IN_FLIGHT = new Limits(1, 50);
  public static final Limits REQUESTS_PER_SECOND = new Limits(1, 100);

  /** In seconds. */
  public static final Limits EXPIRES_SOON = new Limits(0, 30 * 24 * 3600);

  public static final WatchSettings DEFAULT =
      new WatchSettings(
          Duration.ofSeconds(5),
          Duration.ofSeconds(10),
          Duration.ofSeconds(30),
          6,
          4,
          Duration.ofHours(2));
}

package envwatch.settings;

import java.time.Duration;
import java.util.Map;

/** How often to look, how much load to put on the service, and how much to remember. */
public final class WatchSettings extends Section<WatchSettings> {
  /** In seconds. */
  private static final Limits INTERVALS = new Limits(1, 3600);

  /** The interval between looks at an environment that is changing. */
  public static final NumberSetting<WatchSettings, Duration> CHANGING =
      NumberSetting.seconds("changingSeconds", INTERVALS, Duration.ofSeconds(5));

  /** The interval between looks at the selected environment. */
  public static final NumberSetting<WatchSettings, Duration> SELECTED =
      NumberSetting.seconds("selectedSeconds", INTERVALS, Duration.ofSeconds(10));

  /** The interval between looks at any other environment. */
  public static final NumberSetting<WatchSettings, Duration> RESTING =
      NumberSetting.seconds("restingSeconds", INTERVALS, Duration.ofSeconds(30));

  public static final NumberSetting<WatchSettings, Integer> REQUESTS_IN_FLIGHT =
      NumberSetting.of("requestsInFlight", new Limits(1, 50), 6);

  public static final NumberSetting<WatchSettings, Integer> REQUESTS_PER_SECOND =
      NumberSetting.of("requestsPerSecond", new Limits(1, 100), 4);

  /** How long before its expiration an environment is reported as expiring soon. */
  public static final NumberSetting<WatchSettings, Duration> EXPIRES_SOON =
      NumberSetting.seconds(
          "expiresSoonSeconds", new Limits(0, 30 * 24 * 3600), Duration.ofHours(2));

  /** For how many days the history is kept. */
  public static final NumberSetting<WatchSettings, Integer> HISTORY_DAYS =
      NumberSetting.of("historyDays", new Limits(1, 3650), 90);

  /** How large the history may become, in millions of bytes. */
  public static final NumberSetting<WatchSettings, Integer> HISTORY_MEGABYTES =
      NumberSetting.of("historyMegabytes", new Limits(10, 10_000), 200);

  public static final WatchSettings DEFAULT =
      new WatchSettings(
          usual(
              CHANGING,
              SELECTED,
              RESTING,
              REQUESTS_IN_FLIGHT,
              REQUESTS_PER_SECOND,
              EXPIRES_SOON,
              HISTORY_DAYS,
              HISTORY_MEGABYTES));

  private WatchSettings(Map<Setting<WatchSettings, ?>, Object> values) {
    super(values, WatchSettings::new);
  }
}

package envwatch.simulator;

import java.time.Instant;
import java.time.InstantSource;

/** The current weather, and the clock that it affects. */
public final class WeatherNow implements InstantSource {
  private final InstantSource clock;
  private volatile Weather weather;

  public WeatherNow(InstantSource clock, Weather weather) {
    this.clock = clock;
    this.weather = weather;
  }

  public Weather get() {
    return weather;
  }

  public void set(Weather other) {
    weather = other;
  }

  /** The time according to the service's clock. */
  @Override
  public Instant instant() {
    return clock.instant().plus(weather.clockWrongBy());
  }
}

package envwatch.simulator;

import java.time.Instant;
import java.time.InstantSource;

/** The current weather, and the clock that it affects. */
final class WeatherNow implements InstantSource {
  private final InstantSource clock;
  private volatile Weather weather;

  WeatherNow(InstantSource clock, Weather weather) {
    this.clock = clock;
    this.weather = weather;
  }

  Weather get() {
    return weather;
  }

  void set(Weather other) {
    weather = other;
  }

  /** The time according to the service's clock. */
  @Override
  public Instant instant() {
    return clock.instant().plus(weather.clockWrongBy());
  }
}

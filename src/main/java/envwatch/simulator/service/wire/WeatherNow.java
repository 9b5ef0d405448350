package envwatch.simulator.service.wire;

import envwatch.simulator.weather.Weather;
import java.time.Instant;
import java.time.InstantSource;

/** The weather of this moment, and the clock it makes wrong. */
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

  /** What the service believes the time to be. */
  @Override
  public Instant instant() {
    return clock.instant().plus(weather.clockWrongBy());
  }
}

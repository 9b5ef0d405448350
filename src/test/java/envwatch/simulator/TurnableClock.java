package envwatch.simulator;

import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;

/** A clock that moves when told to. */
public final class TurnableClock implements InstantSource {
  private volatile Instant now = Instant.parse("2026-03-02T09:00:00Z");

  @Override
  public Instant instant() {
    return now;
  }

  public void advance(Duration time) {
    now = now.plus(time);
  }
}

package envwatch.simulator.world.lab;

import java.time.Duration;
import java.time.Instant;

/** The time something takes. */
public record Span(Instant start, Instant end) {
  /** How far it has come at that moment, 0 to 99: what is still under way is never complete. */
  public int percentAt(Instant moment) {
    long whole = Math.max(1, Duration.between(start, end).toMillis());
    long gone = Duration.between(start, moment).toMillis();
    return Math.clamp(gone * 100 / whole, 0, 99);
  }
}

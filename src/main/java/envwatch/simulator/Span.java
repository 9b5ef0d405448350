package envwatch.simulator;

import java.time.Duration;
import java.time.Instant;

/** The time span of a change. */
record Span(Instant start, Instant end) {
  /** The progress at this moment, 0 to 99: a change in progress is never reported as complete. */
  int percentAt(Instant moment) {
    long whole = Math.max(1, Duration.between(start, end).toMillis());
    long gone = Duration.between(start, moment).toMillis();
    return Math.clamp(gone * 100 / whole, 0, 99);
  }
}

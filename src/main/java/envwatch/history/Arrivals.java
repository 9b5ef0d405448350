package envwatch.history;

import envwatch.model.Phase;
import java.time.Duration;
import java.time.Instant;
import org.jspecify.annotations.Nullable;

/**
 * When an environment or machine last came to rest in this run.
 *
 * @param running null if it did not become ready
 * @param suspended null if it was not suspended
 */
record Arrivals(@Nullable Instant running, @Nullable Instant suspended) {
  static final Arrivals NONE = new Arrivals(null, null);

  Arrivals with(Phase phase, Instant at) {
    return switch (phase) {
      case RUNNING, EXPIRING -> new Arrivals(at, suspended);
      case SUSPENDED -> new Arrivals(running, at);
      case CHANGING, PROBLEM, UNKNOWN -> this;
    };
  }

  boolean isReadyAfter(Instant moment) {
    return running != null && running.isAfter(moment);
  }

  boolean isSuspendedAfter(Instant moment) {
    return suspended != null && suspended.isAfter(moment);
  }

  Arrivals earlier(Duration by) {
    return new Arrivals(earlier(running, by), earlier(suspended, by));
  }

  private static @Nullable Instant earlier(@Nullable Instant moment, Duration by) {
    return moment == null ? null : moment.minus(by);
  }
}

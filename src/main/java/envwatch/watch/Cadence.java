package envwatch.watch;

import java.time.Duration;
import java.time.Instant;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;

/**
 * When one thing is to be looked at next: a fixed delay after its last answer, later after a
 * failure, at once when wanted. Never while a look at it is under way.
 */
final class Cadence {
  private Instant from;
  private @Nullable Duration afterFailure;
  private boolean answered;
  private double jitter = 1;
  private boolean underWay;
  private long newestLook;
  private boolean wanted;
  private boolean asked;

  /**
   * @param known since when the thing is known: due from then on
   */
  Cadence(Instant known) {
    from = known;
  }

  boolean underWay() {
    return underWay;
  }

  /** The number of the look that started last; 0 when none did. */
  long newestLook() {
    return newestLook;
  }

  /** Whether a person asked for this one thing: it goes before all others. */
  boolean asked() {
    return asked;
  }

  /** When a look is due, if one comes every {@code interval}. */
  Instant due(Duration interval) {
    if (wanted || asked || !answered && afterFailure == null) {
      return from;
    }
    return from.plus(afterFailure != null ? afterFailure : Jitter.applied(interval, jitter));
  }

  /** Due at once; joins a look that is under way. */
  void want() {
    wanted = !underWay;
  }

  /** Due at once and before all others; joins a look that is under way. */
  void ask() {
    asked = !underWay;
  }

  /**
   * @param look the number of the look that starts
   */
  void started(long look) {
    newestLook = look;
    underWay = true;
    wanted = false;
    asked = false;
  }

  /** A look ended well, or something else told as much. */
  void answered(Instant now, RandomGenerator random) {
    from = now;
    wanted = false;
    answered = true;
    afterFailure = null;
    jitter = Jitter.draw(random);
  }

  /** The look ended; the next waits so long. */
  void failed(Instant now, Duration retryAfter) {
    underWay = false;
    wanted = false;
    from = now;
    afterFailure = retryAfter;
  }
}

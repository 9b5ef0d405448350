package envwatch.watch;

import java.time.Duration;
import java.time.Instant;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;

/**
 * Determines when to look at one thing next: a fixed delay after its last answer, later after a
 * failure, immediately when requested. Never while a look at it is in progress.
 */
final class PollTimer {
  private Instant from;
  private @Nullable Duration afterFailure;
  private boolean answered;
  private double jitter = 1;
  private boolean underWay;
  private long newestLook;
  private boolean wanted;
  private boolean asked;

  /**
   * @param known when the thing became known: it is due from then on
   */
  public PollTimer(Instant known) {
    from = known;
  }

  public boolean underWay() {
    return underWay;
  }

  /** The number of the look that started last; 0 if none has started. */
  long newestLook() {
    return newestLook;
  }

  /** Whether the user asked for this one thing, so that it precedes all others. */
  boolean asked() {
    return asked;
  }

  /** Whether it was made due immediately, and no look has started since. */
  boolean wanted() {
    return wanted;
  }

  /** When a look is due, given one every {@code interval}. */
  public Instant due(Duration interval) {
    if (wanted || asked || !answered && afterFailure == null) {
      return from;
    }
    return from.plus(afterFailure != null ? afterFailure : Jitter.applied(interval, jitter));
  }

  /** Makes it due immediately; joins a look in progress. */
  public void want() {
    wanted = !underWay;
  }

  /** Makes it due immediately, before all others; joins a look in progress. */
  public void ask() {
    asked = !underWay;
  }

  /**
   * @param look the number of the look that starts
   */
  public void started(long look) {
    newestLook = look;
    underWay = true;
    wanted = false;
    asked = false;
  }

  /** A look succeeded, or another answer contained the same information. */
  public void answered(Instant now, RandomGenerator random) {
    from = now;
    wanted = false;
    answered = true;
    afterFailure = null;
    jitter = Jitter.draw(random);
  }

  /** The look failed; the next one has to wait. */
  public void failed(Instant now, Duration retryAfter) {
    underWay = false;
    wanted = false;
    from = now;
    afterFailure = retryAfter;
  }
}

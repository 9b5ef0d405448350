package envwatch.watch;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayDeque;
import java.util.Deque;

/**
 * Limits the requests of one account: both those at the same time and those within any one second.
 * Unused requests do not accumulate, so that the service is not flooded after a pause.
 */
public final class RequestBudget {
  private static final Duration WINDOW = Duration.ofSeconds(1);

  private final Deque<Instant> started = new ArrayDeque<>();
  private int inFlight;
  private int limitInFlight;
  private int limitPerSecond;

  public RequestBudget(WatchOptions options) {
    use(options);
  }

  public void use(WatchOptions options) {
    limitInFlight = options.requestsInFlight();
    limitPerSecond = options.requestsPerSecond();
  }

  public boolean full() {
    return inFlight >= limitInFlight;
  }

  /** The earliest moment, now or later, at which the rate allows another request. */
  public Instant free(Instant now) {
    started.removeIf(start -> !start.plus(WINDOW).isAfter(now));
    if (started.size() < limitPerSecond) {
      return now;
    }
    return started.stream()
        .skip(started.size() - limitPerSecond)
        .findFirst()
        .orElse(now)
        .plus(WINDOW);
  }

  public void take(Instant now) {
    started.addLast(now);
    inFlight++;
  }

  public void giveBack() {
    inFlight--;
  }
}

package envwatch.watch;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayDeque;
import java.util.Deque;

/**
 * How many requests one account may make: so many at a time, and so many within any one second.
 * Unused seconds are not saved up, so that nothing floods the service after a pause.
 */
final class RequestBudget {
  private static final Duration WINDOW = Duration.ofSeconds(1);

  private final Deque<Instant> started = new ArrayDeque<>();
  private int inFlight;
  private int limitInFlight;
  private int limitPerSecond;

  RequestBudget(WatchOptions options) {
    use(options);
  }

  void use(WatchOptions options) {
    limitInFlight = options.requestsInFlight();
    limitPerSecond = options.requestsPerSecond();
  }

  boolean full() {
    return inFlight >= limitInFlight;
  }

  int inFlight() {
    return inFlight;
  }

  /** The earliest moment at which the rate allows another request: now or later. */
  Instant free(Instant now) {
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

  void take(Instant now) {
    started.addLast(now);
    inFlight++;
  }

  void giveBack() {
    inFlight--;
  }
}

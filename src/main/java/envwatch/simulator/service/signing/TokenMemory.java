package envwatch.simulator.service.signing;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayDeque;
import java.util.HashSet;
import java.util.Queue;
import java.util.Set;

/** Remembers the tokens of recent requests. Safe to use from many threads. */
final class TokenMemory {
  private final Set<String> tokens = new HashSet<>();
  private final Queue<Use> byAge = new ArrayDeque<>();

  private record Use(String token, Instant until) {}

  /** Whether that token was not used within the time remembered; from now on it was. */
  synchronized boolean firstUse(String token, Instant now, Duration remembered) {
    while (!byAge.isEmpty() && byAge.peek().until().isBefore(now)) {
      tokens.remove(byAge.remove().token());
    }
    if (!tokens.add(token)) {
      return false;
    }
    byAge.add(new Use(token, now.plus(remembered)));
    return true;
  }
}

package envwatch.simulator;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayDeque;
import java.util.HashSet;
import java.util.Queue;
import java.util.Set;

/** Remembers the tokens of recent requests. Thread-safe. */
final class TokenMemory {
  private final Set<String> tokens = new HashSet<>();
  private final Queue<Use> byAge = new ArrayDeque<>();

  private record Use(String token, Instant until) {}

  /** Records the token, and returns whether it was unused within the remembered time. */
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

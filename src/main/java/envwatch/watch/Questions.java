package envwatch.watch;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * The questions of one account that wait for their turn, first come, first served. They take turns
 * with the looks that are due, so that neither keeps the other waiting. Confined to its account.
 */
final class Questions {
  /** Between two questions while few calls are left. */
  static final Duration PAUSE_WHEN_SCARCE = Duration.ofSeconds(30);

  private final Deque<Question> waiting = new ArrayDeque<>();
  private @Nullable Instant newestStart;
  private boolean lastWasQuestion;

  void add(Question question) {
    waiting.add(question);
  }

  /**
   * When the next one may be asked; empty while none waits.
   *
   * @param scarce whether few calls are left
   */
  Optional<Instant> next(boolean scarce, Instant now) {
    if (waiting.isEmpty()) {
      return Optional.empty();
    }
    Instant start = newestStart;
    return Optional.of(scarce && start != null ? start.plus(PAUSE_WHEN_SCARCE) : now);
  }

  /**
   * The one to ask now, if any.
   *
   * @param lookIsDue whether there is a look to take turns with
   */
  Optional<Look> due(boolean scarce, boolean lookIsDue, Instant now) {
    boolean looksTurn = lookIsDue && lastWasQuestion;
    return looksTurn || next(scarce, now).filter(moment -> !moment.isAfter(now)).isEmpty()
        ? Optional.empty()
        : Optional.of(new Look.Ask(waiting.getFirst()));
  }

  void started(Look look, Instant now) {
    lastWasQuestion = look instanceof Look.Ask;
    if (look instanceof Look.Ask(Question question)) {
      waiting.remove(question);
      newestStart = now;
    }
  }

  /** Those that will never be asked. */
  List<Question> drop() {
    List<Question> dropped = List.copyOf(waiting);
    waiting.clear();
    return dropped;
  }
}

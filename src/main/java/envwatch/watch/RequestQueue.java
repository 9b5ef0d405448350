package envwatch.watch;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * The waiting questions of one account, in order of arrival. They alternate with the looks that are
 * due, so that neither blocks the other. Confined to its account.
 */
final class RequestQueue {
  /** The pause between two questions while few calls are left. */
  static final Duration PAUSE_WHEN_SCARCE = Duration.ofSeconds(30);

  private final Deque<QueuedRequest> waiting = new ArrayDeque<>();
  private @Nullable Instant newestStart;
  private boolean lastWasQuestion;

  void add(QueuedRequest question) {
    waiting.add(question);
  }

  /**
   * When the next question may be asked; empty if none is waiting.
   *
   * @param scarce whether few calls are left
   */
  Optional<Instant> next(boolean scarce, Instant now) {
    waiting.removeIf(question -> !question.wanted());
    if (waiting.isEmpty()) {
      return Optional.empty();
    }
    Instant start = newestStart;
    return Optional.of(scarce && start != null ? start.plus(PAUSE_WHEN_SCARCE) : now);
  }

  /**
   * The question to ask now, if any.
   *
   * @param lookIsDue whether there is a look to alternate with
   */
  Optional<Look> due(boolean scarce, boolean lookIsDue, Instant now) {
    boolean looksTurn = lookIsDue && lastWasQuestion;
    return looksTurn || next(scarce, now).filter(moment -> !moment.isAfter(now)).isEmpty()
        ? Optional.empty()
        : Optional.of(new Look.Ask(waiting.getFirst()));
  }

  void started(Look look, Instant now) {
    lastWasQuestion = look instanceof Look.Ask;
    if (look instanceof Look.Ask(QueuedRequest question)) {
      waiting.remove(question);
      newestStart = now;
    }
  }

  /** Removes and returns the questions that will never be asked. */
  List<QueuedRequest> drop() {
    List<QueuedRequest> dropped = List.copyOf(waiting);
    waiting.clear();
    return dropped;
  }
}

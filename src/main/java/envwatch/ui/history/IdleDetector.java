package envwatch.ui.history;

import java.time.Duration;
import java.time.Instant;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * Notices when the person comes back to the window: after it had no focus for a while, after the
 * computer slept, or with a start of the program.
 */
final class IdleDetector {
  /** Who was gone for less was not away. */
  static final Duration AWAY = Duration.ofMinutes(10);

  /** Who starts the program again sooner was not away. */
  static final Duration RESTARTED = Duration.ofMinutes(1);

  /** How often the visit is stored at most. */
  private static final Duration STORED = Duration.ofMinutes(1);

  private final Consumer<Instant> visited;
  private final Consumer<Instant> back;
  private @Nullable Instant last;
  private Instant stored = Instant.MIN;

  /**
   * @param visited stores that the person looks at the window
   * @param back told since when the person was away
   */
  IdleDetector(Consumer<Instant> visited, Consumer<Instant> back) {
    this.visited = visited;
    this.back = back;
  }

  /**
   * The program starts, and the person looks at it.
   *
   * @param before when the person last looked before; null if never, or if they never left: only
   *     the content of the window was replaced
   */
  void start(@Nullable Instant before, Instant now) {
    last = now;
    store(now);
    if (before != null && Duration.between(before, now).compareTo(RESTARTED) >= 0) {
      back.accept(before);
    }
  }

  /** The person looks at the window; to be called again and again while that is so. */
  void looks(Instant now) {
    Instant before = last;
    if (before == null) {
      return;
    }
    last = now;
    if (Duration.between(before, now).compareTo(AWAY) >= 0) {
      back.accept(before);
    }
    if (Duration.between(stored, now).compareTo(STORED) >= 0 || now.isBefore(stored)) {
      store(now);
    }
  }

  /** The person looks elsewhere, or closes the window. */
  void leaves(Instant now) {
    if (last != null) {
      last = now;
      store(now);
    }
  }

  private void store(Instant now) {
    stored = now;
    visited.accept(now);
  }
}

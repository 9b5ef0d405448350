package envwatch.history;

import java.time.Duration;
import java.time.Instant;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What one environment or machine was during a range, without gaps: {@code segments} cover the
 * whole range, oldest first, and neighbours differ.
 *
 * @param name of the environment or machine
 */
public record Timeline(Subject subject, String name, Range range, List<Segment> segments) {
  public Timeline {
    segments = List.copyOf(segments);
  }

  /**
   * A stretch in which nothing changed.
   *
   * @param state null unless it was seen
   * @param change the change that began it; null if it began before the range, or is a gap
   */
  public record Segment(
      Instant from, Instant until, Seen seen, @Nullable State state, @Nullable Change change) {
    public Duration length() {
      return Duration.between(from, until);
    }
  }

  /**
   * The change that happened in between two looks around the moment; null if what it was at that
   * moment is known, or nobody looked.
   */
  public @Nullable Change unseenChange(Instant moment) {
    for (Segment segment : segments) {
      Change change = segment.change();
      if (change != null && change.firstSeenAfter().isAfter(moment)) {
        Instant before = change.lastSeenBefore();
        return before != null && before.isBefore(moment) ? change : null;
      }
    }
    return null;
  }

  /** Whether a stretch was looked at. */
  public enum Seen {
    SEEN,
    /** The program did not run, was paused, slept, or the environment was not listed. */
    NOT_LOOKED,
    /** The service could not be reached, failed, or rejected the key. */
    UNREACHABLE
  }
}

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
 * @param witness who was asked what this computer did not see; null for nobody
 */
public record Timeline(
    Subject subject, String name, Range range, List<Segment> segments, @Nullable Witness witness) {
  public Timeline {
    segments = List.copyOf(segments);
  }

  /** What this computer saw. */
  public Timeline(Subject subject, String name, Range range, List<Segment> segments) {
    this(subject, name, range, segments, null);
  }

  /**
   * A stretch in which nothing changed.
   *
   * @param state null unless it was seen; without the word of the service if it was seen elsewhere
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
    Instant elsewhere = Instant.MIN;
    for (Segment segment : segments) {
      boolean own = segment.seen() != Seen.ELSEWHERE;
      if (!own && !segment.from().isAfter(moment)) {
        elsewhere = segment.until();
      }
      Change change = segment.change();
      if (change != null && change.firstSeenAfter().isAfter(moment)) {
        Instant before = change.lastSeenBefore();
        boolean unseen =
            before != null && before.isBefore(moment) && !(own && elsewhere.isAfter(before));
        return unseen ? change : null;
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
    UNREACHABLE,
    /** Not by this computer, but by a Prometheus. */
    ELSEWHERE
  }
}

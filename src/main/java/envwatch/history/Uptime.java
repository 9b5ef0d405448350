package envwatch.history;

import envwatch.history.Timeline.Seen;
import envwatch.history.Timeline.Segment;
import envwatch.model.Phase;
import envwatch.util.Bounds;
import java.time.Duration;
import java.time.Instant;

/**
 * For how long something was running, of the time in which it was looked at: what happened while
 * nobody looked, or between two looks that differ, is not guessed.
 *
 * @param up never longer than {@code looked}
 */
public record Uptime(Duration up, Duration looked) {
  private static final int TENTHS_OF_ALL = 1_000;

  public static Uptime of(Timeline timeline) {
    Duration up = Duration.ZERO;
    Duration looked = Duration.ZERO;
    Instant known = timeline.range().until();
    for (Segment segment : timeline.segments().reversed()) {
      if (segment.seen() == Seen.SEEN && known.isAfter(segment.from())) {
        Instant until = Bounds.min(known, segment.until());
        Duration seen = Duration.between(segment.from(), until);
        looked = looked.plus(seen);
        boolean running = segment.state() != null && segment.state().phase() == Phase.RUNNING;
        up = running ? up.plus(seen) : up;
      }
      // Between the last look as it was and the first look as it is, it may have been either.
      Change change = segment.change();
      if (change != null && change.lastSeenBefore() != null) {
        known = change.lastSeenBefore();
      }
    }
    return new Uptime(up, looked);
  }

  /** Rounded down: 100 only if it was always running. Zero if nobody looked. */
  public double percent() {
    long tenths = looked.isZero() ? 0 : up.multipliedBy(TENTHS_OF_ALL).dividedBy(looked);
    return tenths / 10.0;
  }
}

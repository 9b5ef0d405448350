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
 * @param elsewhere how much of {@code looked} only a Prometheus looked
 */
public record Uptime(Duration up, Duration looked, Duration elsewhere) {
  private static final int TENTHS_OF_ALL = 1_000;

  public static Uptime of(Timeline timeline) {
    Duration up = Duration.ZERO;
    Duration looked = Duration.ZERO;
    Duration elsewhere = Duration.ZERO;
    // A change that this computer did not see happen hides nothing that a Prometheus saw meanwhile.
    Instant known = timeline.range().until();
    Instant knownElsewhere = known;
    for (Segment segment : timeline.segments().reversed()) {
      boolean own = segment.seen() == Seen.SEEN;
      Instant until = Bounds.min(own ? known : knownElsewhere, segment.until());
      if (tells(segment) && until.isAfter(segment.from())) {
        Duration seen = Duration.between(segment.from(), until);
        looked = looked.plus(seen);
        elsewhere = own ? elsewhere : elsewhere.plus(seen);
        boolean running = segment.state() != null && segment.state().phase() == Phase.RUNNING;
        up = running ? up.plus(seen) : up;
      }
      // Between the last look as it was and the first look as it is, it may have been either.
      Change change = segment.change();
      if (change != null && change.lastSeenBefore() != null) {
        known = change.lastSeenBefore();
        knownElsewhere = own ? knownElsewhere : known;
      }
    }
    return new Uptime(up, looked, elsewhere);
  }

  /** A Prometheus does not tell whether what expires soon is running. */
  private static boolean tells(Segment segment) {
    return switch (segment.seen()) {
      case SEEN -> true;
      case ELSEWHERE -> segment.state() != null && segment.state().phase() != Phase.EXPIRING;
      case NOT_LOOKED, UNREACHABLE -> false;
    };
  }

  /** Rounded down: 100 only if it was always running. Zero if nobody looked. */
  public double percent() {
    long tenths = looked.isZero() ? 0 : up.multipliedBy(TENTHS_OF_ALL).dividedBy(looked);
    return tenths / 10.0;
  }
}

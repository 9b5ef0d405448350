package envwatch.history.model;

import envwatch.history.model.Timeline.Seen;
import envwatch.history.model.Timeline.Segment;
import envwatch.model.state.Phase;
import java.time.Duration;

/**
 * For how long something was running, of the time in which it was looked at: what happened while
 * nobody looked is not guessed.
 *
 * @param up never longer than {@code looked}
 */
public record Uptime(Duration up, Duration looked) {
  private static final int TENTHS_OF_ALL = 1_000;

  public static Uptime of(Timeline timeline) {
    Duration up = Duration.ZERO;
    Duration looked = Duration.ZERO;
    for (Segment segment : timeline.segments()) {
      if (segment.seen() == Seen.SEEN) {
        looked = looked.plus(segment.length());
        boolean running = segment.state() != null && segment.state().phase() == Phase.RUNNING;
        up = running ? up.plus(segment.length()) : up;
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

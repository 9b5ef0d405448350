package envwatch.notices;

import envwatch.util.Bounds;
import java.time.Duration;
import java.time.Instant;

/**
 * Nothing about the scope is told for a while; what still holds then is told afterwards.
 *
 * @param until always at some time
 * @param untilChange whether it already ends when the state of the environment changes
 */
public record Mute(MuteScope scope, Instant from, Instant until, boolean untilChange) {
  /** A mute that waits for a change ends after so long at most. */
  public static final Duration LONGEST_UNTIL_CHANGE = Duration.ofDays(1);

  /** A mute never lasts longer, whatever was asked for. */
  public static final Duration LONGEST = Duration.ofDays(7);

  public static Mute until(MuteScope scope, Instant now, Instant end) {
    return new Mute(scope, now, Bounds.min(end, now.plus(LONGEST)), false);
  }

  public static Mute untilChange(MuteScope scope, Instant now) {
    return new Mute(scope, now, now.plus(LONGEST_UNTIL_CHANGE), true);
  }

  /**
   * Also over when the clock was set back by more than its length: a mute always ends, however the
   * clock is set.
   */
  public boolean over(Instant now) {
    Duration length = Duration.between(from, until);
    Duration setBack = Duration.between(now, from);
    return !now.isBefore(until) || setBack.compareTo(length) > 0;
  }
}

package envwatch.history;

import envwatch.model.ActionKind;
import java.time.Duration;
import java.time.Instant;
import org.jspecify.annotations.Nullable;

/**
 * An environment or machine that is on its way to be ready.
 *
 * @param kind what it is doing: resumed, reverted, rebooted; null if it is prepared for the first
 *     time or unknown
 * @param began when it was first seen on its way
 * @param exact whether the beginning was seen
 * @param usual null if nothing was learned yet
 * @param lastMoved when its status or progress last changed
 * @param patience how long both may stand still before a late one counts as stuck
 */
public record Waiting(
    Subject subject,
    @Nullable ActionKind kind,
    Instant began,
    boolean exact,
    @Nullable DurationEstimate usual,
    Instant lastMoved,
    Duration patience) {
  public boolean late(Instant now) {
    return usual != null && Duration.between(began, now).compareTo(usual.bound()) > 0;
  }

  /** Whether it is late and nothing about it has moved for long. */
  public boolean stuck(Instant now) {
    return late(now) && Duration.between(lastMoved, now).compareTo(patience) > 0;
  }

  /** The usual time that is left; zero if it has passed, null if nothing was learned. */
  public @Nullable Duration left(Instant now) {
    if (usual == null) {
      return null;
    }
    Duration left = usual.median().minus(Duration.between(began, now));
    return left.isNegative() ? Duration.ZERO : left;
  }
}

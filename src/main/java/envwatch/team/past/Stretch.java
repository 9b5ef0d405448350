package envwatch.team.past;

import envwatch.model.Phase;
import envwatch.util.Bounds;
import java.time.Instant;

/**
 * A stretch in which a Prometheus knew an environment in one phase.
 *
 * @param from when it was first seen in it
 * @param lastSeen when it was last seen in it
 * @param until until when that counts: the next look, or not long after the last one
 */
record Stretch(Instant from, Instant lastSeen, Instant until, Phase phase) {
  /** The same, which counts until another moment. */
  Stretch until(Instant other) {
    return new Stretch(from, Bounds.min(lastSeen, other), other, phase);
  }
}

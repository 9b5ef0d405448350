package envwatch.team.past;

import envwatch.model.Phase;
import java.time.Instant;

/**
 * A stretch in which a Prometheus knew an environment in one phase.
 *
 * @param from when it was first seen in it
 * @param until until when that counts: a step of the question after it was last seen in it
 */
record Stretch(Instant from, Instant until, Phase phase) {
  boolean goesOnIn(Stretch next) {
    return until.equals(next.from) && phase == next.phase;
  }
}

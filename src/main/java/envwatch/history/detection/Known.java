package envwatch.history.detection;

import envwatch.history.model.Since;
import envwatch.history.model.State;
import envwatch.history.model.Subject;
import java.time.Instant;

/**
 * The last known state of an environment or machine: what is kept on disk, so that the next start
 * can tell what changed meanwhile.
 *
 * @param since when it was first seen in its state
 * @param exact whether the beginning of the state was seen
 * @param seenAt when it was last seen
 * @param moved when its status or progress last changed
 */
public record Known(
    Subject subject,
    State state,
    Instant since,
    boolean exact,
    Instant seenAt,
    Instant moved,
    Facts facts) {
  /** Since when it is in its state. */
  public Since asSince() {
    return new Since(state, since, exact);
  }
}

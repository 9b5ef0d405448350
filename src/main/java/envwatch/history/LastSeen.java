package envwatch.history;

import java.time.Instant;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * What an environment or machine was when it was last seen. Kept across restarts, so that whatever
 * changed meanwhile is noticed, and however old the change that led to it is.
 *
 * @param name never empty
 * @param facts the present values of those kinds that it has, besides the name; never a secret
 * @param since when it was first seen in this state
 * @param exact whether the beginning of this state was seen
 * @param after when it was last seen in another state, if the beginning of this one was not seen;
 *     null if it never was
 * @param moved when its status or progress last changed
 * @param at when it was last seen; of a machine before that of its environment if the environment
 *     has lost it
 */
public record LastSeen(
    Subject subject,
    String name,
    Map<Fact.Kind, String> facts,
    State state,
    Instant since,
    boolean exact,
    @Nullable Instant after,
    Instant moved,
    Instant at) {
  public LastSeen {
    facts = Map.copyOf(facts);
  }

  /** Since when it is in its state. */
  public Since inState() {
    return new Since(state, since, exact, after);
  }
}

package envwatch.history.model;

import java.time.Instant;
import java.util.Map;

/**
 * What an environment or machine was when it was last seen. Kept across restarts, so that whatever
 * changed meanwhile is noticed, and however old the change that led to it is.
 *
 * @param name never empty
 * @param facts the present values of those kinds that it has, besides the name; never a secret
 * @param since when it was first seen in this state
 * @param exact whether the beginning of this state was seen
 * @param firstSeen when it was seen for the first time
 * @param at when it was last confirmed by the service
 */
public record LastSeen(
    Subject subject,
    String name,
    Map<Fact.Kind, String> facts,
    State state,
    Instant since,
    boolean exact,
    Instant firstSeen,
    Instant at) {
  public LastSeen {
    facts = Map.copyOf(facts);
  }

  /** Since when it is in its state. */
  public Since inState() {
    return new Since(state, since, exact);
  }
}

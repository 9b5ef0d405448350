package envwatch.history;

import java.time.Instant;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A change of one environment or machine, which happened between two looks.
 *
 * @param environmentName the name of the environment at that time
 * @param machineName the name of the machine at that time; null for an environment
 * @param lastSeenBefore when it was last seen as it was; null if it was never seen before
 * @param firstSeenAfter when it was first seen as it is; never before {@code lastSeenBefore}
 * @param from null if it was never seen before
 * @param to equal to {@code from} if only facts changed
 */
public record Change(
    Subject subject,
    String environmentName,
    @Nullable String machineName,
    @Nullable Instant lastSeenBefore,
    Instant firstSeenAfter,
    @Nullable State from,
    State to,
    Cause cause,
    List<Fact> facts) {
  public Change {
    facts = List.copyOf(facts);
  }

  /** Whether the state changed, and not only facts. */
  public boolean ofState() {
    return from != null && !from.equals(to);
  }
}

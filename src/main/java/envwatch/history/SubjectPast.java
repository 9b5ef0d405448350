package envwatch.history;

import java.time.Instant;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What was recorded of an environment or machine for a range.
 *
 * @param name of the environment or machine
 * @param firstSeen null if that is not known any more
 * @param lost when a machine was last seen that its environment does not have any more; null for
 *     all others
 * @param before its state at the beginning of the range or, if it was first seen later, then; null
 *     if there was none before the first of the changes
 * @param changes those of the range, oldest first
 */
public record SubjectPast(
    Subject subject,
    String name,
    @Nullable Instant firstSeen,
    @Nullable Instant lost,
    @Nullable State before,
    List<Change> changes) {
  public SubjectPast {
    changes = List.copyOf(changes);
  }
}

package envwatch.history.model;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What was recorded of an environment or machine for a range.
 *
 * @param name of the environment or machine
 * @param before its state at the beginning of the range; null if it had not been seen yet
 * @param changes those of the range, oldest first
 */
public record SubjectPast(
    Subject subject, String name, @Nullable State before, List<Change> changes) {
  public SubjectPast {
    changes = List.copyOf(changes);
  }
}

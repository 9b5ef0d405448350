package envwatch.actions;

import envwatch.model.AccountId;
import envwatch.model.VisibleText;
import envwatch.model.training.ClassId;
import envwatch.model.training.ClassKey;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The class that a change is meant for, with the names that the user saw.
 *
 * @param id null for a class that does not exist yet
 * @param people the names of the students or instructors who are meant; empty for the class itself
 */
public record ClassTarget(
    AccountId account, @Nullable ClassId id, String className, List<String> people) {
  /** Removes invisible characters, as for {@link EnvironmentTarget}. */
  public ClassTarget {
    className = VisibleText.line(className);
    people = people.stream().map(VisibleText::line).toList();
  }

  /** The class itself. */
  public static ClassTarget of(ClassKey key, String className) {
    return of(key, className, List.of());
  }

  /** Some people of the class. */
  public static ClassTarget of(ClassKey key, String className, List<String> people) {
    return new ClassTarget(key.account(), key.id(), className, people);
  }
}

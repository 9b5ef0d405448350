package envwatch.model.training;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Everything that the service tells of one class.
 *
 * @param values without those that the class as listed has already
 * @param customFields that the project asks for
 */
public record ClassDetails(
    TrainingClass trainingClass, ClassValues values, List<CustomField> customFields) {
  public ClassDetails {
    customFields = List.copyOf(customFields);
  }

  /** Returns null where the service omits the field. */
  public <T> @Nullable T get(ClassField<T> field) {
    return values.get(field);
  }
}

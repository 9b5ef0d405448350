package envwatch.ui.training.edit;

import envwatch.model.training.ClassDetails;
import envwatch.model.training.ClassField;
import envwatch.model.training.ClassValues;
import envwatch.model.training.CustomField;
import envwatch.ui.choices.EditedChoice;
import envwatch.ui.choices.EditedText;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Supplier;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.property.SimpleObjectProperty;
import org.jspecify.annotations.Nullable;

/**
 * The fields of a class that is created or edited: what they were, and what is changed of them.
 * Lives on the JavaFX thread.
 */
final class ClassFields {
  /** Null for a class that is created. */
  final @Nullable ClassDetails before;

  private final Map<ClassField<?>, Supplier<? extends @Nullable Object>> changes = new HashMap<>();
  private final ObjectProperty<List<CustomValue>> custom = new SimpleObjectProperty<>(List.of());

  /**
   * @param before null for a class that is created
   */
  ClassFields(@Nullable ClassDetails before) {
    this.before = before;
    if (before != null) {
      custom.set(before.customFields().stream().map(CustomValue::of).toList());
    }
    changed(ClassField.CUSTOM_FIELDS, this::customChanges);
  }

  boolean creating() {
    return before == null;
  }

  /** What the service told; null where it did not, and for a class that is created. */
  <T> @Nullable T before(ClassField<T> field) {
    return before == null ? null : before.get(field);
  }

  /** Whether the service's own form shows this; it does unless the service says otherwise. */
  boolean shows(ClassField<Boolean> hint) {
    return !Boolean.FALSE.equals(before(hint));
  }

  /**
   * From now on the field is changed to what this answers.
   *
   * @param change answers null for no change
   */
  <T> void changed(ClassField<T> field, Supplier<? extends @Nullable T> change) {
    changes.put(field, change);
  }

  EditedText text(ClassField<String> field, @Nullable String before) {
    EditedText text = new EditedText(before);
    changed(field, text::change);
    return text;
  }

  /** Where the service told nothing, it counts as false. */
  BooleanProperty truth(ClassField<Boolean> field) {
    boolean before = Boolean.TRUE.equals(before(field));
    BooleanProperty truth = new SimpleBooleanProperty(before);
    changed(field, () -> truth.get() == before ? null : (Boolean) truth.get());
    return truth;
  }

  /**
   * @param id of what is chosen already; null for nothing
   * @param name null when it was not served
   */
  EditedChoice choice(
      ClassField<String> field, boolean required, @Nullable String id, @Nullable String name) {
    EditedChoice choice = new EditedChoice(required, EditedChoice.of(id, name));
    changed(field, choice::change);
    return choice;
  }

  /** The fields that the project asks for. */
  ObjectProperty<List<CustomValue>> custom() {
    return custom;
  }

  /** Replaces the fields by those of another project. */
  void askFor(List<CustomField> fields) {
    custom.set(fields.stream().map(CustomValue::ofNew).toList());
  }

  private @Nullable Map<String, String> customChanges() {
    Map<String, String> values = new TreeMap<>();
    for (CustomValue each : custom.get()) {
      String value = each.value().change();
      if (value != null) {
        values.put(each.field().id(), value);
      }
    }
    return values.isEmpty() ? null : values;
  }

  /** What was typed in for a new class, or changed of one. Requires that there is no problem. */
  ClassValues changes() {
    return ClassValues.of(field -> {
      Supplier<? extends @Nullable Object> change = changes.get(field);
      return change == null ? null : change.get();
    });
  }
}

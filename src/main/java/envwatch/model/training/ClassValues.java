package envwatch.model.training;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.BiFunction;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * Values of the fields of a class: what the service tells of one, what one is created with, or what
 * is changed of one. A field without a value was not served, or stays as it is. Immutable.
 */
public final class ClassValues {
  public static final ClassValues NONE = new ClassValues(Map.of());

  /** In the order of the table. */
  private final Map<ClassField<?>, Object> values;

  private ClassValues(Map<ClassField<?>, Object> values) {
    this.values = values;
  }

  /**
   * Asks for the value of every field.
   *
   * @param value of the field's type; null for none
   */
  public static ClassValues of(Function<ClassField<?>, @Nullable Object> value) {
    Map<ClassField<?>, Object> values = new LinkedHashMap<>();
    for (ClassField<?> field : ClassField.ALL) {
      Object own = value.apply(field);
      if (own != null) {
        values.put(field, own);
      }
    }
    return new ClassValues(values);
  }

  /** Returns null where the field has no value. */
  public <T> @Nullable T get(ClassField<T> field) {
    return field.value(values);
  }

  /**
   * @param value null for none
   */
  public <T> ClassValues with(ClassField<T> field, @Nullable T value) {
    return of(each -> each == field ? value : get(each));
  }

  /**
   * The same fields with other values; this where none is another.
   *
   * @param change returns a value of the field's type
   */
  public ClassValues each(BiFunction<ClassField<?>, Object, @Nullable Object> change) {
    Map<ClassField<?>, Object> changed = new LinkedHashMap<>();
    boolean same = true;
    for (Map.Entry<ClassField<?>, Object> each : values.entrySet()) {
      Object other = change.apply(each.getKey(), each.getValue());
      same &= other == each.getValue();
      if (other != null) {
        changed.put(each.getKey(), other);
      }
    }
    return same ? this : new ClassValues(changed);
  }

  public boolean isEmpty() {
    return values.isEmpty();
  }

  /** An object as the service wants it, by its names: see {@link ClassField#sent}. */
  public Map<String, @Nullable Object> sent() {
    Map<String, @Nullable Object> sent = new LinkedHashMap<>();
    values.forEach((field, value) -> put(sent, field.served(), ClassField.sent(value)));
    return sent;
  }

  @SuppressWarnings("unchecked")
  private static void put(
      Map<String, @Nullable Object> object, String name, @Nullable Object value) {
    int dot = name.indexOf('.');
    if (dot < 0) {
      object.put(name, value);
      return;
    }
    Object inner = object.computeIfAbsent(name.substring(0, dot), each -> new LinkedHashMap<>());
    ((Map<String, @Nullable Object>) inner).put(name.substring(dot + 1), value);
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof ClassValues same && values.equals(same.values);
  }

  @Override
  public int hashCode() {
    return values.hashCode();
  }

  @Override
  public String toString() {
    return values.toString();
  }
}

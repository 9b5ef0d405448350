package envwatch.util;

import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The fields of a JSON object; the same code reads and writes them.
 *
 * @param read the fields to read; null when writing
 * @param written receives the written fields
 */
public record JsonFields(@Nullable Map<?, ?> read, Map<String, @Nullable Object> written) {
  /**
   * Reads or writes a field.
   *
   * @param value the value to write
   * @return when reading, the field's value, or null if it is missing or cannot be read; when
   *     writing, the given value
   */
  public <T> @Nullable T optional(String name, JsonForm<T> form, @Nullable T value) {
    if (read != null) {
      return form.reading().apply(read.get(name));
    }
    written.put(name, value == null ? null : form.writing().apply(value));
    return value;
  }

  /** The same with a value that is also used as the default when none can be read. */
  public <T> T field(String name, JsonForm<T> form, T value) {
    T passed = optional(name, form, value);
    return passed == null ? value : passed;
  }
}

package envwatch.settings;

import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The fields of a JSON object: the same lines of code read them and write them.
 *
 * @param read what is read; null when writing
 * @param written takes what is written
 */
record JsonFields(@Nullable Map<?, ?> read, Map<String, @Nullable Object> written) {
  /**
   * Passes a field through.
   *
   * @param value what is written
   * @return when reading, what the field holds, or null when it is missing or cannot be read; when
   *     writing, the value
   */
  <T> @Nullable T optional(String name, JsonForm<T> form, @Nullable T value) {
    if (read != null) {
      return form.reading().apply(read.get(name));
    }
    written.put(name, value == null ? null : form.writing().apply(value));
    return value;
  }

  /** The same with a value that also holds where none can be read. */
  <T> T field(String name, JsonForm<T> form, T value) {
    T passed = optional(name, form, value);
    return passed == null ? value : passed;
  }
}

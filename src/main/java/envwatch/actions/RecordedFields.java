package envwatch.actions;

import envwatch.util.AsJsonObject;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The fields of a JSON object of the record, to be written or as they were read. A field of another
 * type than the expected one is like a missing one.
 */
record RecordedFields(Map<String, @Nullable Object> values) implements AsJsonObject {
  /** None yet; for writing. */
  RecordedFields() {
    this(new LinkedHashMap<>());
  }

  /** Those of a value that was read; none if it is no object. */
  static RecordedFields of(@Nullable Object json) {
    RecordedFields fields = new RecordedFields();
    if (json instanceof Map<?, ?> object) {
      object.forEach((name, value) -> fields.put(String.valueOf(name), value));
    }
    return fields;
  }

  /** Writes a field, even if it is null. */
  RecordedFields put(String name, @Nullable Object value) {
    values.put(name, value);
    return this;
  }

  /** Writes a field unless it is null. */
  RecordedFields putIfKnown(String name, @Nullable Object value) {
    return value == null ? this : put(name, value);
  }

  /**
   * A text.
   *
   * @throws IllegalArgumentException when there is none
   */
  String required(String name) {
    String text = text(name);
    if (text == null) {
      throw new IllegalArgumentException("no " + name);
    }
    return text;
  }

  @Nullable String text(String name) {
    return values.get(name) instanceof String text ? text : null;
  }

  boolean truth(String name, boolean otherwise) {
    return values.get(name) instanceof Boolean truth ? truth : otherwise;
  }

  @Nullable Long whole(String name) {
    return values.get(name) instanceof Long whole ? whole : null;
  }

  long whole(String name, long otherwise) {
    Long whole = whole(name);
    return whole == null ? otherwise : whole;
  }

  RecordedFields object(String name) {
    return of(values.get(name));
  }

  List<RecordedFields> objects(String name) {
    return list(name).stream().map(RecordedFields::of).toList();
  }

  /** An element that is no text is an empty one. */
  List<String> texts(String name) {
    return list(name).stream().map(each -> each instanceof String text ? text : "").toList();
  }

  private List<?> list(String name) {
    return values.get(name) instanceof List<?> list ? list : List.of();
  }
}

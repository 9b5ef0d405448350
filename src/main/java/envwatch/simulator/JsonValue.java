package envwatch.simulator;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import tools.jackson.core.JsonGenerator;

/**
 * A value of JSON. A body may contain anything where a certain type is expected, so every value can
 * be asked for what it has of each type: nothing, if it is of another.
 */
sealed interface JsonValue
    permits JsonObject, JsonArray, JsonString, JsonNumber, JsonBoolean, JsonNull {
  /**
   * Each type writes itself. One switch over the types would be shorter, but preparing it takes a
   * millisecond or more, for which the first answer of the demo would wait.
   */
  void write(JsonGenerator out);

  /** The text of a string. */
  default Optional<String> text() {
    return Optional.empty();
  }

  /** The text of a string, or how a number or a truth value is written; otherwise empty. */
  default String asText() {
    return "";
  }

  /** Whether it is true or false. */
  default Optional<Boolean> truth() {
    return Optional.empty();
  }

  /** A number that is whole, such as 2 or 2.0, and fits. */
  default Optional<Integer> whole() {
    return Optional.empty();
  }

  /** The elements of an array. */
  default List<JsonValue> elements() {
    return List.of();
  }

  /** The fields of an object, in their order. */
  default Map<String, JsonValue> fields() {
    return Map.of();
  }
}

package envwatch.simulator;

import java.util.Collection;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JsonGenerator;

/**
 * Fields in the order in which they were put. A field that is put again keeps its place; a value
 * that is missing is put as null.
 */
final class JsonObject implements JsonValue {
  private final Map<String, JsonValue> fields = new LinkedHashMap<>();

  JsonObject set(String name, JsonValue value) {
    fields.put(name, value);
    return this;
  }

  JsonObject put(String name, @Nullable String text) {
    return set(name, text == null ? JsonNull.NULL : new JsonString(text));
  }

  JsonObject put(String name, @Nullable Number number) {
    return set(name, number == null ? JsonNull.NULL : new JsonNumber(number));
  }

  JsonObject put(String name, @Nullable Boolean truth) {
    return set(name, truth == null ? JsonNull.NULL : new JsonBoolean(truth));
  }

  /** An array of what these become. */
  <T> JsonObject list(String name, Collection<T> all, Function<T, ? extends JsonValue> each) {
    return set(name, Json.array(all, each));
  }

  JsonObject putNull(String name) {
    return set(name, JsonNull.NULL);
  }

  @Override
  public Map<String, JsonValue> fields() {
    return Collections.unmodifiableMap(fields);
  }

  @Override
  public void write(JsonGenerator out) {
    out.writeStartObject();
    for (Map.Entry<String, JsonValue> field : fields.entrySet()) {
      out.writeName(field.getKey());
      field.getValue().write(out);
    }
    out.writeEndObject();
  }
}

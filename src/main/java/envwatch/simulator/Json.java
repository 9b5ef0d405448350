package envwatch.simulator;

import java.io.ByteArrayOutputStream;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;
import tools.jackson.core.JsonGenerator;
import tools.jackson.core.ObjectWriteContext;
import tools.jackson.core.json.JsonFactory;

/** Makes, writes and reads JSON. */
final class Json {
  static final JsonFactory FACTORY = new JsonFactory();

  private Json() {}

  /** An object without fields. */
  static JsonObject object() {
    return new JsonObject();
  }

  /** An array of these values. */
  static JsonArray array(Stream<? extends JsonValue> elements) {
    return new JsonArray(List.copyOf(elements.toList()));
  }

  /** An array of what these become. */
  static <T> JsonArray array(Collection<T> all, Function<T, ? extends JsonValue> each) {
    return array(all.stream().map(each));
  }

  /** An array of these texts. */
  static JsonArray texts(Stream<String> texts) {
    return array(texts.map(JsonString::new));
  }

  /** An array of these texts. */
  static JsonArray texts(String... texts) {
    return texts(Stream.of(texts));
  }

  /** Writes a value in UTF-8, without spaces. */
  static byte[] bytes(JsonValue value) {
    var bytes = new ByteArrayOutputStream();
    try (JsonGenerator out = FACTORY.createGenerator(ObjectWriteContext.empty(), bytes)) {
      value.write(out);
    }
    return bytes.toByteArray();
  }

  /** Reads one value; returns nothing if there is nothing to read. */
  static Optional<JsonValue> read(byte[] text) throws NotJsonException {
    return text.length == 0 ? Optional.empty() : JsonReader.read(text);
  }
}

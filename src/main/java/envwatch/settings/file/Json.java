package envwatch.settings.file;

import java.io.ByteArrayOutputStream;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonGenerator;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.core.ObjectReadContext;
import tools.jackson.core.ObjectWriteContext;
import tools.jackson.core.PrettyPrinter;
import tools.jackson.core.exc.StreamReadException;
import tools.jackson.core.json.JsonFactory;
import tools.jackson.core.util.DefaultPrettyPrinter;

/**
 * JSON as maps, lists, strings, numbers, booleans and null. Read and written with only Jackson's
 * parser and generator: every start waits for reading, every move of the window is written, and
 * Jackson's data binding takes far longer to initialize than a settings file takes to read.
 */
public final class Json {
  private static final JsonFactory FACTORY = new JsonFactory();

  private Json() {}

  /**
   * @throws JacksonException when the bytes are not JSON, or contain more than one value
   */
  static @Nullable Object read(byte[] json) {
    try (JsonParser parser = FACTORY.createParser(ObjectReadContext.empty(), json)) {
      JsonToken first = parser.nextToken();
      Object value = first == null ? null : value(parser, first);
      if (parser.nextToken() != null) {
        throw new StreamReadException(parser, "more behind the settings");
      }
      return value;
    }
  }

  private static @Nullable Object value(JsonParser parser, JsonToken token) {
    return switch (token) {
      case START_OBJECT -> fields(parser);
      case START_ARRAY -> elements(parser);
      case VALUE_STRING -> parser.getString();
      case VALUE_NUMBER_INT -> whole(parser.getString());
      case VALUE_NUMBER_FLOAT -> Double.valueOf(parser.getString());
      case VALUE_TRUE -> true;
      case VALUE_FALSE -> false;
      default -> null;
    };
  }

  private static Map<String, @Nullable Object> fields(JsonParser parser) {
    Map<String, @Nullable Object> fields = new LinkedHashMap<>();
    for (String name = parser.nextName(); name != null; name = parser.nextName()) {
      fields.put(name, value(parser, parser.nextToken()));
    }
    return fields;
  }

  private static List<@Nullable Object> elements(JsonParser parser) {
    List<@Nullable Object> elements = new ArrayList<>();
    for (JsonToken token = parser.nextToken();
        token != JsonToken.END_ARRAY;
        token = parser.nextToken()) {
      elements.add(value(parser, token));
    }
    return elements;
  }

  /** Returns a Long if the number fits. */
  private static Number whole(String digits) {
    try {
      return Long.valueOf(digits);
    } catch (NumberFormatException e) {
      return new BigInteger(digits);
    }
  }

  /** Writes values of the types that {@link #read} returns, with line breaks for people. */
  static byte[] write(@Nullable Object json) {
    var bytes = new ByteArrayOutputStream();
    try (JsonGenerator out = FACTORY.createGenerator(new WithLineBreaks(), bytes)) {
      write(out, json);
    }
    return bytes.toByteArray();
  }

  private static void write(JsonGenerator out, @Nullable Object value) {
    switch (value) {
      case null -> out.writeNull();
      case String text -> out.writeString(text);
      // Writes NaN, which is no JSON, as text.
      case Double number -> out.writeNumber(number.doubleValue());
      case Number number -> out.writeNumber(number.toString());
      case Boolean truth -> out.writeBoolean(truth);
      case List<?> list -> {
        out.writeStartArray();
        list.forEach(element -> write(out, element));
        out.writeEndArray();
      }
      case Map<?, ?> object -> {
        out.writeStartObject();
        object.forEach((name, element) -> {
          out.writeName(String.valueOf(name));
          write(out, element);
        });
        out.writeEndObject();
      }
      default -> throw new IllegalArgumentException("no JSON for " + value.getClass());
    }
  }

  private static final class WithLineBreaks extends ObjectWriteContext.Base {
    @Override
    public PrettyPrinter getPrettyPrinter() {
      return new DefaultPrettyPrinter();
    }

    @Override
    public boolean hasPrettyPrinter() {
      return true;
    }
  }

  /**
   * Merges the current values with those that exist only in the older JSON, so that values written
   * by a newer version of Envwatch are not lost after going back to this one. Elements of lists are
   * matched by their ids.
   */
  static @Nullable Object merged(@Nullable Object older, @Nullable Object now) {
    if (older instanceof Map<?, ?> before && now instanceof Map<?, ?> known) {
      Map<Object, @Nullable Object> both = new LinkedHashMap<>(known);
      before.forEach((name, value) ->
          both.put(name, known.containsKey(name) ? merged(value, known.get(name)) : value));
      return both;
    }
    if (older instanceof List<?> before && now instanceof List<?> known) {
      List<@Nullable Object> merged = new ArrayList<>();
      for (Object element : known) {
        Object whole = element;
        for (Object old : before) {
          whole = sameId(old, whole) ? merged(old, whole) : whole;
        }
        merged.add(whole);
      }
      return merged;
    }
    return now;
  }

  private static boolean sameId(@Nullable Object one, @Nullable Object other) {
    return one instanceof Map<?, ?> before
        && other instanceof Map<?, ?> now
        && before.get("id") != null
        && Objects.equals(before.get("id"), now.get("id"));
  }
}

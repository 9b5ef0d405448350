package envwatch.util;

import java.io.ByteArrayOutputStream;
import java.io.StringWriter;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
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
import tools.jackson.core.json.JsonWriteFeature;
import tools.jackson.core.util.DefaultPrettyPrinter;

/**
 * JSON as maps, lists, strings, numbers, booleans and null. Read and written with only Jackson's
 * parser and generator: every start waits for reading, every move of the window is written, and
 * Jackson's data binding takes far longer to initialize than a settings file takes to read.
 */
public final class JsonText {
  private static final JsonFactory FACTORY = new JsonFactory();

  /** Made when it is needed first: the start needs none. */
  private static final class Ascii {
    private static final JsonFactory FACTORY =
        JsonFactory.builder().enable(JsonWriteFeature.ESCAPE_NON_ASCII).build();
  }

  private JsonText() {}

  /** Returns null for null, and for nothing at all. */
  public static @Nullable Object read(byte[] json) throws NotJson {
    try (JsonParser parser = FACTORY.createParser(ObjectReadContext.empty(), json)) {
      return only(parser);
    } catch (JacksonException e) {
      throw new NotJson(e.getOriginalMessage(), e);
    }
  }

  /** Returns null for null, and for nothing at all. */
  public static @Nullable Object read(String json) throws NotJson {
    try (JsonParser parser = FACTORY.createParser(ObjectReadContext.empty(), json)) {
      return only(parser);
    } catch (JacksonException e) {
      throw new NotJson(e.getOriginalMessage(), e);
    }
  }

  private static @Nullable Object only(JsonParser parser) {
    JsonToken first = parser.nextToken();
    Object value = first == null ? null : value(parser, first);
    if (parser.nextToken() != null) {
      throw new StreamReadException(parser, "more than one value");
    }
    return value;
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

  /** Writes strings, numbers, booleans, null, and lists, maps or {@link AsJsonObject} of them. */
  public static byte[] bytes(@Nullable Object json) {
    return bytes(ObjectWriteContext.empty(), json);
  }

  /** The same with line breaks, for people. */
  public static byte[] indented(@Nullable Object json) {
    return bytes(new WithLineBreaks(), json);
  }

  private static byte[] bytes(ObjectWriteContext context, @Nullable Object json) {
    var bytes = new ByteArrayOutputStream();
    try (JsonGenerator out = FACTORY.createGenerator(context, bytes)) {
      write(out, json);
    }
    return bytes.toByteArray();
  }

  /** The same as {@link #bytes(Object)}, in one line of text. */
  public static String line(@Nullable Object json) {
    return line(FACTORY, json);
  }

  /** The same with every character that is not ASCII escaped: no encoding can corrupt it. */
  public static String asciiLine(@Nullable Object json) {
    return line(Ascii.FACTORY, json);
  }

  private static String line(JsonFactory factory, @Nullable Object json) {
    var line = new StringWriter();
    try (JsonGenerator out = factory.createGenerator(ObjectWriteContext.empty(), line)) {
      write(out, json);
    }
    return line.toString();
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
      case AsJsonObject object -> write(out, object.values());
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
}

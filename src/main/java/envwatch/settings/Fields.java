package envwatch.settings;

import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.function.Function;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.core.ObjectReadContext;
import tools.jackson.core.exc.StreamReadException;
import tools.jackson.core.json.JsonFactory;

/**
 * The fields of a JSON object, read tolerantly: what is missing or of another type is replaced by
 * the default, and so is a measure of the window that is out of range. Made with Jackson's parser
 * alone, since every start waits for it, and its data binding takes far longer to get ready than a
 * file of settings takes to read.
 *
 * @param value a map, list, text, number or truth value; null for JSON's null and what is missing
 */
record Fields(@Nullable Object value) {
  private static final JsonFactory PARSERS = new JsonFactory();

  /**
   * @throws JacksonException when the bytes are no JSON, or more than one value
   */
  static Fields in(byte[] json) {
    try (JsonParser parser = PARSERS.createParser(ObjectReadContext.empty(), json)) {
      JsonToken first = parser.nextToken();
      Object value = first == null ? null : value(parser, first);
      if (parser.nextToken() != null) {
        throw new StreamReadException(parser, "more behind the settings");
      }
      return new Fields(value);
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
    Map<String, @Nullable Object> fields = new HashMap<>();
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

  /** A Double for what a long cannot hold. */
  private static Number whole(String digits) {
    try {
      return Long.valueOf(digits);
    } catch (NumberFormatException e) {
      return Double.valueOf(digits);
    }
  }

  Fields object(String name) {
    return new Fields(field(name));
  }

  private @Nullable Object field(String name) {
    return value instanceof Map<?, ?> fields ? fields.get(name) : null;
  }

  boolean isObject() {
    return value instanceof Map;
  }

  boolean bool(String name, boolean otherwise) {
    return field(name) instanceof Boolean truth ? truth : otherwise;
  }

  /** A whole number beyond the limits is brought to the nearer one. */
  int integer(String name, Limits limits, int otherwise) {
    return field(name) instanceof Long number ? limits.nearest(number) : otherwise;
  }

  Duration seconds(String name, Limits limits, Duration otherwise) {
    return Duration.ofSeconds(integer(name, limits, (int) otherwise.toSeconds()));
  }

  double number(String name, double least, double most, double otherwise) {
    if (!(field(name) instanceof Number number)) {
      return otherwise;
    }
    double told = number.doubleValue();
    return told >= least && told <= most ? told : otherwise;
  }

  String text(String name, String otherwise) {
    return Objects.requireNonNullElse(text(name), otherwise);
  }

  @Nullable String text(String name) {
    return field(name) instanceof String text ? text : null;
  }

  <E extends Enum<E>> E choice(String name, E otherwise) {
    String text = text(name);
    for (E constant : otherwise.getDeclaringClass().getEnumConstants()) {
      if (word(constant).equals(text)) {
        return constant;
      }
    }
    return otherwise;
  }

  /** How a constant is written in the file. */
  static String word(Enum<?> constant) {
    return constant.name().toLowerCase(Locale.ROOT);
  }

  List<String> texts(String name) {
    return elements(name).filter(String.class::isInstance).map(String.class::cast).toList();
  }

  /** What {@code read} makes of the objects of an array, without those it returns null for. */
  <T> List<T> objects(String name, Function<Fields, @Nullable T> read) {
    return elements(name)
        .map(Fields::new)
        .<T>mapMulti((fields, sink) -> {
          T value = read.apply(fields);
          if (value != null) {
            sink.accept(value);
          }
        })
        .toList();
  }

  /** How many things there are to be read in a list; what is there but no list counts as one. */
  int size(String name) {
    return switch (field(name)) {
      case null -> 0;
      case List<?> list -> list.size();
      default -> 1;
    };
  }

  private Stream<? extends @Nullable Object> elements(String name) {
    return field(name) instanceof List<?> list ? list.stream() : Stream.empty();
  }
}

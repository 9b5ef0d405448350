package envwatch.settings;

import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.function.Function;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/**
 * The fields of a JSON object, read tolerantly: what is missing, of another type or out of range is
 * replaced by the default.
 */
record Fields(JsonNode node) {
  Fields object(String name) {
    return new Fields(node.path(name));
  }

  boolean isObject() {
    return node.isObject();
  }

  boolean bool(String name, boolean otherwise) {
    JsonNode value = node.path(name);
    return value.isBoolean() ? value.asBoolean() : otherwise;
  }

  int integer(String name, int least, int most, int otherwise) {
    return (int) whole(name, least, most, otherwise);
  }

  Duration seconds(String name, long least, long most, Duration otherwise) {
    return Duration.ofSeconds(whole(name, least, most, otherwise.toSeconds()));
  }

  private long whole(String name, long least, long most, long otherwise) {
    JsonNode value = node.path(name);
    if (!value.isIntegralNumber() || !value.canConvertToLong()) {
      return otherwise;
    }
    long number = value.longValue();
    return number >= least && number <= most ? number : otherwise;
  }

  double number(String name, double least, double most, double otherwise) {
    JsonNode value = node.path(name);
    if (!value.isNumber()) {
      return otherwise;
    }
    double number = value.asDouble(otherwise);
    return number >= least && number <= most ? number : otherwise;
  }

  String text(String name, String otherwise) {
    return Objects.requireNonNullElse(text(name), otherwise);
  }

  @Nullable String text(String name) {
    JsonNode value = node.path(name);
    return value.isString() ? value.stringValue() : null;
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
    return elements(name).filter(JsonNode::isString).map(JsonNode::stringValue).toList();
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
    JsonNode value = node.path(name);
    if (value.isMissingNode() || value.isNull()) {
      return 0;
    }
    return value.isArray() ? value.size() : 1;
  }

  private Stream<JsonNode> elements(String name) {
    JsonNode value = node.path(name);
    return value.isArray() ? StreamSupport.stream(value.spliterator(), false) : Stream.empty();
  }
}

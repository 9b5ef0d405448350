package envwatch.catalogue;

import envwatch.catalogue.Mistake.Kind;
import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;

/** Values of parameters as written by hand. */
final class Values {
  private static final JsonMapper JSON =
      JsonMapper.builder().enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS).build();

  private static final Pattern ID = Pattern.compile("[A-Za-z0-9_-]{1,200}");
  private static final Pattern INTEGER = Pattern.compile("-?[0-9]{1,18}");
  private static final Pattern MOMENT = Pattern.compile("[0-9]{4}-[0-9]{2}-[0-9]{2}(T[0-9:.]+)?.*");

  private Values() {}

  /** Why the value does not fit the parameter; empty if it does. */
  static Optional<Mistake> mistake(Operation operation, Parameter parameter, String value) {
    Optional<Kind> kind =
        switch (parameter.type()) {
          case INTEGER -> unless(INTEGER.matcher(value).matches(), Kind.NO_INTEGER);
          case BOOLEAN -> unless(value.matches("(?i)true|false"), Kind.NO_BOOLEAN);
          case MOMENT -> unless(MOMENT.matcher(value).matches(), Kind.NO_MOMENT);
          case JSON -> unless(json(value) != null, Kind.NO_JSON);
          case TEXT, LIST -> Optional.empty();
        };
    return kind.map(found -> Mistake.of(found, parameter.name()))
        .or(() -> ids(operation, parameter, value));
  }

  private static Optional<Kind> unless(boolean fits, Kind kind) {
    return fits ? Optional.empty() : Optional.of(kind);
  }

  private static Optional<Mistake> ids(Operation operation, Parameter parameter, String value) {
    if (parameter.id() == null && parameter.place() != ParameterLocation.PATH) {
      return Optional.empty();
    }
    List<String> ids = parameter.type() == ValueType.LIST ? list(value) : List.of(value);
    return ids.stream().flatMap(id -> id(operation, parameter, id).stream()).findFirst();
  }

  private static Optional<Mistake> id(Operation operation, Parameter parameter, String id) {
    if (!ID.matcher(id).matches()) {
      return Optional.of(Mistake.of(Kind.NO_ID, parameter.name()));
    }
    IdKind expected = parameter.id();
    IdKind found = IdKind.of(id).orElse(null);
    boolean other =
        !operation.byCommand()
            && expected != null
            && expected.prefix() != null
            && found != null
            && found != expected;
    return other
        ? Optional.of(new Mistake(Kind.OTHER_KIND_OF_ID, parameter.name(), expected, found))
        : Optional.empty();
  }

  /** The value as it stands in a body. */
  static JsonNode node(Parameter parameter, String value) {
    JsonNodeFactory nodes = JsonNodeFactory.instance;
    return switch (parameter.type()) {
      case INTEGER -> nodes.numberNode(new BigInteger(value));
      case BOOLEAN -> nodes.booleanNode(Boolean.parseBoolean(value));
      case LIST -> {
        ArrayNode list = nodes.arrayNode();
        list(value).forEach(list::add);
        yield list;
      }
      case JSON -> {
        JsonNode json = json(value);
        yield json == null ? nodes.nullNode() : json;
      }
      case TEXT, MOMENT -> nodes.stringNode(value);
    };
  }

  /** A list is written as JSON, or with commas between its elements. */
  private static List<String> list(String value) {
    return json(value) instanceof ArrayNode written
        ? written.valueStream().map(each -> each.asString("")).toList()
        : Stream.of(value.split(",")).map(String::strip).filter(each -> !each.isEmpty()).toList();
  }

  /** Returns null for what is not JSON. */
  public static @Nullable JsonNode json(String text) {
    try {
      return JSON.readTree(text);
    } catch (JacksonException e) {
      return null;
    }
  }

  /** Returns null for what is not JSON. */
  public static @Nullable JsonNode json(byte @Nullable [] text) {
    try {
      return text == null ? null : JSON.readTree(text);
    } catch (JacksonException e) {
      return null;
    }
  }

  /** The value as {@link CallForm#fill} takes it: lists and objects as JSON. */
  static String text(JsonNode value) {
    return value.isValueNode() ? value.asString() : value.toString();
  }

  static byte[] bytes(JsonNode node) {
    return JSON.writeValueAsBytes(node);
  }
}

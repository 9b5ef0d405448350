package envwatch.catalogue;

import envwatch.catalogue.ActionCall.Gap;
import envwatch.catalogue.ActionCall.Gap.Reason;
import envwatch.model.Secret;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** Writes one call, value by value, into the places that the catalogue tells. */
final class CallWriter {
  private static final JsonNodeFactory NODES = JsonNodeFactory.instance;

  private final Operation operation;
  private final Map<String, String> values = new LinkedHashMap<>();
  private final ObjectNode body = NODES.objectNode();
  private final Map<String, Secret> secrets = new LinkedHashMap<>();
  private final List<Gap> gaps = new ArrayList<>();

  /**
   * @param operation its {@link Operation#id}
   */
  CallWriter(String operation) {
    this.operation =
        Catalogue.get()
            .find(operation)
            .orElseThrow(() -> new IllegalStateException("not in the catalogue: " + operation));
  }

  /**
   * Leaves the parameter out where the value is null.
   *
   * @param value a text, number or truth, a list, an object by its fields, or a {@link Secret},
   *     which is sent but not told
   */
  CallWriter with(String name, @Nullable Object value) {
    if (value instanceof Secret secret) {
      secrets.put(parameter(name).name(), secret);
      // It keeps its place among the fields.
      return put(name, NODES.nullNode()).secret(name);
    }
    return value == null ? this : put(name, node(value));
  }

  /** The same with several, of which none is left out. */
  CallWriter with(Map<String, @Nullable Object> sent) {
    sent.forEach((name, value) -> {
      if (value == null) {
        withNull(name);
      } else {
        with(name, value);
      }
    });
    return this;
  }

  private static JsonNode node(@Nullable Object value) {
    return switch (value) {
      case null -> NODES.nullNode();
      case Integer number -> NODES.numberNode(number);
      case Boolean truth -> NODES.booleanNode(truth);
      case List<?> elements -> {
        ArrayNode list = NODES.arrayNode();
        elements.forEach(each -> list.add(node(each)));
        yield list;
      }
      case Map<?, ?> fields -> {
        ObjectNode object = NODES.objectNode();
        fields.forEach((name, each) -> object.set((String) name, node(each)));
        yield object;
      }
      default -> NODES.stringNode((String) value);
    };
  }

  /** Puts a field into the body; a {@code null} is sent, too. */
  CallWriter put(String name, JsonNode value) {
    Parameter parameter = parameter(name);
    if (parameter.place() == Place.BODY) {
      Bodies.put(body, parameter.name(), value);
      return this;
    }
    values.put(parameter.name(), value.asString());
    if (parameter.alsoInBody() != null) {
      Bodies.put(body, parameter.alsoInBody(), value);
    }
    return this;
  }

  CallWriter withNull(String name) {
    return put(name, NODES.nullNode());
  }

  CallWriter secret(String name) {
    gaps.add(new Gap(parameter(name).name(), Reason.SECRET));
    return this;
  }

  CallWriter restReadBefore() {
    gaps.add(new Gap("", Reason.READ_BEFORE));
    return this;
  }

  private Parameter parameter(String name) {
    return operation
        .parameter(name)
        .orElseThrow(() -> new IllegalStateException(operation.id() + " has no " + name));
  }

  /** The call with its secrets, to be sent. */
  RawCall sent() {
    secrets.forEach((name, secret) -> body.put(name, secret.reveal()));
    return new RawCall(operation, values, operation.hasBody() ? Values.bytes(body) : null);
  }

  ActionCall written() {
    secrets.keySet().forEach(body::remove);
    if (gaps.stream().noneMatch(gap -> gap.reason() == Reason.READ_BEFORE)) {
      operation.parameters().stream().filter(Parameter::required).forEach(this::findMissing);
    }
    return new ActionCall(operation, values, body.isEmpty() ? null : body.toString(), gaps);
  }

  private void findMissing(Parameter parameter) {
    String name = parameter.name();
    boolean told = gaps.stream().anyMatch(gap -> gap.parameter().equals(name));
    if (!told && isBlank(name)) {
      values.remove(name);
      body.remove(name);
      gaps.add(new Gap(name, Reason.NOT_CHOSEN));
    }
  }

  private boolean isBlank(String name) {
    JsonNode inBody = Bodies.find(body, name);
    if (inBody == null) {
      return values.getOrDefault(name, "").isBlank();
    }
    return inBody.isContainer() ? inBody.isEmpty() : inBody.asString("").isBlank();
  }
}

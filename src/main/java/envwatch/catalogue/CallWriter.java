package envwatch.catalogue;

import envwatch.model.Secret;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** Describes one call, value by value, in the places that the catalogue tells. */
final class CallWriter {
  private static final JsonNodeFactory NODES = JsonNodeFactory.instance;

  private final Operation operation;

  /** By the names that the program writes: the service ignores their letter case. */
  private final Map<String, String> sent = new LinkedHashMap<>();

  private final Map<String, Secret> secrets = new LinkedHashMap<>();
  private final Map<String, String> values = new LinkedHashMap<>();
  private final ObjectNode body = NODES.objectNode();

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
   *     which is sent but not shown
   */
  CallWriter with(String name, @Nullable Object value) {
    if (value instanceof Secret secret) {
      Parameter parameter = parameter(name);
      boolean inBody = parameter.place() == ParameterLocation.BODY;
      secrets.put(inBody ? parameter.name() : name, secret);
      // It keeps its place among the fields.
      return inBody ? withNull(name) : this;
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
      case JsonNode node -> node;
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
    if (parameter.place() == ParameterLocation.BODY) {
      Bodies.put(body, parameter.name(), value);
      return this;
    }
    sent.put(name, value.asString());
    values.put(parameter.name(), value.asString());
    if (parameter.alsoInBody() != null) {
      Bodies.put(body, parameter.alsoInBody(), value);
    }
    return this;
  }

  CallWriter withNull(String name) {
    return put(name, NODES.nullNode());
  }

  private Parameter parameter(String name) {
    return operation
        .parameter(name)
        .orElseThrow(() -> new IllegalStateException(operation.id() + " has no " + name));
  }

  /** The whole call, secrets included. */
  RawCall toSend() {
    Map<String, String> all = new LinkedHashMap<>(sent);
    ObjectNode whole = body.deepCopy();
    secrets.forEach((name, secret) -> {
      Parameter parameter = parameter(name);
      if (parameter.place() == ParameterLocation.BODY) {
        Bodies.put(whole, parameter.name(), NODES.stringNode(secret.reveal()));
      } else {
        all.put(name, secret.reveal());
      }
    });
    return new RawCall(operation, all, whole.isEmpty() ? null : Values.bytes(whole), Map.of());
  }

  /** The call without what is secret or not chosen yet, by the names of the catalogue. */
  CallDraft shown() {
    Map<String, String> fields = new LinkedHashMap<>(values);
    Bodies.fields(operation, body)
        .forEach((parameter, value) -> {
          boolean notChosen = parameter.required() && value.isContainer() && value.isEmpty();
          if (!notChosen && !secrets.containsKey(parameter.name())) {
            fields.put(parameter.name(), Values.text(value));
          }
        });
    return new CallDraft(operation, fields, null);
  }
}

package envwatch.catalogue;

import envwatch.catalogue.ActionCall.Gap;
import envwatch.catalogue.ActionCall.Gap.Reason;
import java.util.ArrayList;
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

  private final Map<String, String> secrets = new LinkedHashMap<>();
  private final Map<String, String> values = new LinkedHashMap<>();
  private final ObjectNode body = NODES.objectNode();
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

  /** Leaves the parameter out where the value is null. */
  CallWriter with(String name, @Nullable String value) {
    return value == null ? this : put(name, NODES.stringNode(value));
  }

  /** Leaves the parameter out where the value is null. */
  CallWriter with(String name, @Nullable Integer value) {
    return value == null ? this : put(name, NODES.numberNode(value));
  }

  /** Leaves the parameter out where the value is null. */
  CallWriter with(String name, @Nullable Boolean value) {
    return value == null ? this : put(name, NODES.booleanNode(value));
  }

  CallWriter with(String name, List<String> values) {
    ArrayNode list = NODES.arrayNode();
    values.forEach(list::add);
    return put(name, list);
  }

  /** Puts a field into the body; a {@code null} is sent, too. */
  CallWriter put(String name, JsonNode value) {
    Parameter parameter = parameter(name);
    if (parameter.place() == Place.BODY) {
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

  CallWriter secret(String name) {
    gaps.add(new Gap(parameter(name).name(), Reason.SECRET));
    return this;
  }

  /** A value that is sent, but not shown. */
  CallWriter secret(String name, String value) {
    secrets.put(name, value);
    return secret(name);
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

  /** The whole call, secrets included. */
  RawCall toSend() {
    Map<String, String> all = new LinkedHashMap<>(sent);
    ObjectNode whole = body.deepCopy();
    secrets.forEach((name, value) -> {
      if (parameter(name).place() == Place.BODY) {
        Bodies.put(whole, parameter(name).name(), NODES.stringNode(value));
      } else {
        all.put(name, value);
      }
    });
    return new RawCall(operation, all, whole.isEmpty() ? null : Values.bytes(whole), Map.of());
  }

  /** What can be shown of it. */
  ActionCall written() {
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

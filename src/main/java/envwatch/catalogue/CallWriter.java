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

/** Writes one call, value by value, into the places that the catalogue tells. */
final class CallWriter {
  private static final JsonNodeFactory NODES = JsonNodeFactory.instance;

  private final Operation operation;
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

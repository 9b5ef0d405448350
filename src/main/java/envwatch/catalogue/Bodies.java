package envwatch.catalogue;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/** JSON bodies, whose fields are named as in the catalogue: a dot leads into an object. */
final class Bodies {
  private Bodies() {}

  public static void put(ObjectNode body, String name, JsonNode value) {
    int dot = name.indexOf('.');
    if (dot < 0) {
      body.set(name, value);
      return;
    }
    String first = name.substring(0, dot);
    ObjectNode inner =
        body.get(first) instanceof ObjectNode object ? object : body.putObject(first);
    put(inner, name.substring(dot + 1), value);
  }

  /** The field of this name in any letter case, as the service reads it; null if there is none. */
  public static @Nullable JsonNode find(JsonNode body, String name) {
    int dot = name.indexOf('.');
    String first = dot < 0 ? name : name.substring(0, dot);
    JsonNode found =
        body.propertyStream()
            .filter(each -> each.getKey().equalsIgnoreCase(first))
            .map(Map.Entry::getValue)
            .findFirst()
            .orElse(null);
    return found == null || dot < 0 ? found : find(found, name.substring(dot + 1));
  }

  /** The parameters that the body has a value for; one that is {@code null} counts as none. */
  static Map<Parameter, JsonNode> fields(Operation operation, JsonNode body) {
    Map<Parameter, JsonNode> fields = new LinkedHashMap<>();
    for (Parameter parameter : operation.parameters(ParameterLocation.BODY)) {
      JsonNode value = find(body, parameter.name());
      if (value != null && !value.isNull()) {
        fields.put(parameter, value);
      }
    }
    return fields;
  }

  /** Ids of the wrong kind; anything else is for the service to judge. */
  static List<Mistake> mistakes(Operation operation, ObjectNode body) {
    return operation.parameters(ParameterLocation.BODY).stream()
        .filter(parameter -> parameter.id() != null)
        .flatMap(parameter -> mistake(operation, parameter, body).stream())
        .toList();
  }

  private static Optional<Mistake> mistake(
      Operation operation, Parameter parameter, ObjectNode body) {
    JsonNode value = find(body, parameter.name());
    return value != null && value.isString()
        ? Values.mistake(operation, parameter, value.stringValue())
        : Optional.empty();
  }
}

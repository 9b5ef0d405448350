package envwatch.catalogue;

import java.nio.charset.StandardCharsets;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/**
 * A call as it was typed, not yet checked. May hold secrets.
 *
 * @param values by the names of the parameters, without blank ones
 * @param body the whole JSON body as typed; null where it is made of the parameters
 */
public record CallDraft(Operation operation, Map<String, String> values, @Nullable String body) {
  public CallDraft {
    Map<String, String> filled = new LinkedHashMap<>(values);
    filled.values().removeIf(String::isBlank);
    values = Collections.unmodifiableMap(filled);
  }

  /** The form filled in, ready to be checked. */
  public CallForm form() {
    CallForm form = new CallForm(operation);
    values.forEach(form::fill);
    return body == null ? form : form.body(body.getBytes(StandardCharsets.UTF_8));
  }

  /** The same call without the values that are secret, and without a body that is not JSON. */
  public CallDraft withoutSecrets() {
    return replacingSecrets(name -> null);
  }

  /** The same call with {@code <name>} in place of every value that is secret. */
  public CallDraft withPlaceholders() {
    return replacingSecrets(name -> "<" + name.substring(name.lastIndexOf('.') + 1) + ">");
  }

  private CallDraft replacingSecrets(Function<String, @Nullable String> replacement) {
    Map<String, String> kept = new LinkedHashMap<>();
    values.forEach((name, value) -> {
      String shown = secret(name) ? replacement.apply(name) : plain(name, value, replacement);
      if (shown != null) {
        kept.put(name, shown);
      }
    });
    return new CallDraft(operation, kept, body == null ? null : json("", body, replacement));
  }

  private @Nullable String plain(
      String name, String value, Function<String, @Nullable String> replacement) {
    boolean json =
        operation.parameter(name).filter(known -> known.type() == ValueType.JSON).isPresent();
    return json ? json(name + ".", value, replacement) : value;
  }

  private boolean secret(String name) {
    Optional<Parameter> known = operation.parameter(name);
    return known.isPresent() && (known.get().secret() || known.get().id() != null)
        ? known.get().secret()
        : SecretNames.suspicious(Catalogue.get(), name);
  }

  private @Nullable String json(
      String prefix, String text, Function<String, @Nullable String> replacement) {
    JsonNode typed = Values.json(text);
    JsonNode shown = typed == null ? null : replaced(prefix, typed, replacement);
    return shown == null ? null : shown.toString();
  }

  private JsonNode replaced(
      String prefix, JsonNode node, Function<String, @Nullable String> replacement) {
    return switch (node) {
      case ObjectNode object -> {
        ObjectNode shown = JsonNodeFactory.instance.objectNode();
        for (Map.Entry<String, JsonNode> field : object.properties()) {
          String name = prefix + field.getKey();
          String instead = secret(name) ? replacement.apply(name) : null;
          if (!secret(name)) {
            shown.set(field.getKey(), replaced(name + ".", field.getValue(), replacement));
          } else if (instead != null) {
            shown.put(field.getKey(), instead);
          }
        }
        yield shown;
      }
      case ArrayNode list -> {
        ArrayNode shown = JsonNodeFactory.instance.arrayNode();
        list.forEach(element -> shown.add(replaced(prefix, element, replacement)));
        yield shown;
      }
      default -> node;
    };
  }

  /** The body that is sent; null for none. */
  @Nullable JsonNode sentBody() {
    if (body != null) {
      return Values.json(body);
    }
    ObjectNode made = JsonNodeFactory.instance.objectNode();
    values.forEach((name, value) ->
        operation
            .parameter(name)
            .ifPresent(known -> {
              if (known.place() == ParameterLocation.BODY) {
                Bodies.put(made, known.name(), Values.node(known, value));
              }
              String also = known.alsoInBody();
              if (also != null) {
                made.put(also, value);
              }
            }));
    return operation.hasBody() ? made : null;
  }

  /** The body that is sent, indented; an empty object where nothing is filled in. */
  public String bodyText() {
    JsonNode sent = sentBody();
    return sent == null ? "{}" : sent.toPrettyString();
  }

  /** What the body has of the parameters, as {@link CallForm#fill} takes it. */
  public Map<String, String> bodyFields() {
    Map<String, String> fields = new LinkedHashMap<>();
    JsonNode typed = body == null ? null : Values.json(body);
    if (typed != null) {
      Bodies.fields(operation, typed)
          .forEach((parameter, value) -> fields.put(parameter.name(), Values.text(value)));
    }
    return fields;
  }

  /** Values may be secret. */
  @Override
  public String toString() {
    return "CallDraft[" + operation.id() + "]";
  }
}

package envwatch.catalogue;

import envwatch.catalogue.Mistake.Kind;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** An operation that is filled in by hand: collects values, and checks them all at once. */
public final class CallForm {
  private final Operation operation;
  private final Map<Parameter, String> values = new LinkedHashMap<>();

  /** Values of parameters that are not in the catalogue, by their names. */
  private final Map<String, String> others = new LinkedHashMap<>();

  private final List<Mistake> mistakes = new ArrayList<>();
  private byte @Nullable [] written;

  public CallForm(Operation operation) {
    this.operation = operation;
  }

  /**
   * Fills in one parameter. Where the service's parameters are not documented, any name will do.
   *
   * @param name in any letter case
   * @param value as written; blank is as good as none
   */
  public CallForm fill(String name, String value) {
    operation
        .parameter(name)
        .ifPresentOrElse(known -> fill(known, value), () -> fillOther(name, value));
    return this;
  }

  private void fill(Parameter known, String value) {
    if (!value.isBlank() && values.put(known, value.strip()) != null) {
      mistakes.add(Mistake.of(Kind.TWICE, known.name()));
    }
  }

  private void fillOther(String name, String value) {
    if (!operation.undocumented()) {
      mistakes.add(Mistake.of(Kind.UNKNOWN_PARAMETER, name));
    } else if (others.put(name, value.strip()) != null) {
      mistakes.add(Mistake.of(Kind.TWICE, name));
    }
  }

  /** Uses this body instead of one made of the parameters. */
  public CallForm body(byte[] json) {
    written = json;
    return this;
  }

  /** Checks what was filled in. */
  public CheckedCall check() {
    List<Mistake> found = new ArrayList<>(mistakes);
    values.forEach(
        (parameter, value) -> Values.mistake(operation, parameter, value).ifPresent(found::add));
    ObjectNode body = null;
    if (written != null) {
      body = writtenBody(found);
    } else if (operation.hasBody() || (!others.isEmpty() && sendsBody())) {
      body = found.isEmpty() ? bodyOfValues() : null;
    }
    findMissing(written == null ? null : body, found);
    return found.isEmpty()
        ? new CheckedCall.Ready(call(body))
        : new CheckedCall.Wrong(found.stream().distinct().toList());
  }

  private boolean sendsBody() {
    return !operation.byCommand()
        && !operation.method().equals("GET")
        && !operation.method().equals("OPTIONS");
  }

  private @Nullable ObjectNode writtenBody(List<Mistake> found) {
    if (!operation.hasBody() && !(operation.undocumented() && sendsBody())) {
      found.add(Mistake.of(Kind.BODY_NOT_WANTED));
      return null;
    }
    values.keySet().stream()
        .filter(parameter -> parameter.place() == ParameterLocation.BODY)
        .forEach(parameter -> found.add(Mistake.of(Kind.TWICE, parameter.name())));
    if (Values.json(written) instanceof ObjectNode object) {
      Bodies.mistakes(operation, object).forEach(found::add);
      addFromPath(object);
      return object;
    }
    found.add(Mistake.of(Kind.BODY_NO_JSON));
    return null;
  }

  private ObjectNode bodyOfValues() {
    ObjectNode body = JsonNodeFactory.instance.objectNode();
    values.forEach((parameter, value) -> {
      if (parameter.place() == ParameterLocation.BODY) {
        Bodies.put(body, parameter.name(), Values.node(parameter, value));
      }
    });
    if (sendsBody()) {
      others.forEach(
          (name, value) -> Bodies.put(body, name, JsonNodeFactory.instance.stringNode(value)));
    }
    addFromPath(body);
    return body;
  }

  /** Repeats values of the path that the body must hold too. */
  private void addFromPath(ObjectNode body) {
    values.forEach((parameter, value) -> {
      String also = parameter.alsoInBody();
      if (also != null && Bodies.find(body, also) == null) {
        body.put(also, value);
      }
    });
  }

  private void findMissing(@Nullable ObjectNode body, List<Mistake> found) {
    for (Parameter each : operation.parameters()) {
      boolean given =
          written != null && each.place() == ParameterLocation.BODY
              ? body == null || Bodies.find(body, each.name()) != null
              : values.containsKey(each);
      if (each.required() && !given) {
        found.add(Mistake.of(Kind.MISSING, each.name()));
      }
    }
  }

  private RawCall call(@Nullable ObjectNode body) {
    Map<String, String> sent = new LinkedHashMap<>();
    values.forEach((parameter, value) -> {
      if (parameter.place() != ParameterLocation.BODY) {
        sent.put(parameter.name(), value);
      }
    });
    if (!sendsBody()) {
      sent.putAll(others);
    }
    return new RawCall(operation, sent, body == null ? null : Values.bytes(body), subjects(body));
  }

  private Map<IdKind, String> subjects(@Nullable ObjectNode body) {
    Map<IdKind, String> subjects = new LinkedHashMap<>();
    for (Parameter each : operation.parameters()) {
      String value = values.get(each);
      JsonNode inBody = body == null ? null : Bodies.find(body, each.name());
      if (each.id() != null && value != null) {
        subjects.putIfAbsent(each.id(), value);
      } else if (each.id() != null && inBody != null && inBody.isString()) {
        subjects.putIfAbsent(each.id(), inBody.stringValue());
      }
    }
    return subjects;
  }
}

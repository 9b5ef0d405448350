package envwatch.simulator;

import java.util.List;
import java.util.Map;
import java.util.Optional;

/** An object in the body of a call; its names are matched ignoring case, as paths are. */
record Form(JsonValue json) {
  /** A field, which may be null. */
  Optional<JsonValue> field(String name) {
    return json.fields().entrySet().stream()
        .filter(entry -> entry.getKey().equalsIgnoreCase(name))
        .map(Map.Entry::getValue)
        .findFirst();
  }

  /** A text; an empty text and null count as absent. */
  Optional<String> text(String name) {
    return field(name).flatMap(JsonValue::text).filter(text -> !text.isEmpty());
  }

  String required(String name) throws RefusedException {
    return text(name).orElseThrow(() -> missing(name));
  }

  boolean flag(String name, boolean otherwise) {
    return field(name).flatMap(JsonValue::truth).orElse(otherwise);
  }

  Optional<Integer> number(String name) throws RefusedException {
    Optional<JsonValue> field = field(name).filter(found -> found != JsonNull.NULL);
    Optional<Integer> number = field.flatMap(JsonValue::whole);
    if (field.isPresent() && number.isEmpty()) {
      throw RefusedException.bad(name + " is not a whole number");
    }
    return number;
  }

  int requiredNumber(String name) throws RefusedException {
    return number(name).orElseThrow(() -> missing(name));
  }

  /** The texts of an array; none if there is no such array. */
  List<String> texts(String name) {
    return elements(name).stream().flatMap(element -> element.json().text().stream()).toList();
  }

  /** The elements of an array; none if there is no such array. */
  List<Form> elements(String name) {
    return field(name).map(JsonValue::elements).orElse(List.of()).stream().map(Form::new).toList();
  }

  /** The elements of an array that must not be empty. */
  List<Form> requiredElements(String name) throws RefusedException {
    List<Form> elements = elements(name);
    if (elements.isEmpty()) {
      throw missing(name);
    }
    return elements;
  }

  /** What a field is as a text; empty if there is no such field. */
  String asText(String name) {
    return field(name).map(JsonValue::asText).orElse("");
  }

  /** Creates the refusal of a call that lacks a parameter. */
  static RefusedException missing(String name) {
    return RefusedException.bad(name + " is missing");
  }
}

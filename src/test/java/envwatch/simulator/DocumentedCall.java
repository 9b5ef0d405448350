package envwatch.simulator;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import tools.jackson.databind.JsonNode;

/**
 * A command of the reference with parameters that it accepts.
 *
 * @param fields every field of the answer, or of the first element where it is an array; empty for
 *     an answer without documented fields
 */
record DocumentedCall(
    String command,
    Map<String, String> required,
    Map<String, String> optional,
    List<String> fields) {
  DocumentedCall(String command, Map<String, String> required, String... fields) {
    this(command, required, Map.of(), List.of(fields));
  }

  DocumentedCall with(Map<String, String> further) {
    return new DocumentedCall(command, required, further, fields);
  }

  /** All parameters, and one that no command knows. */
  Map<String, String> parameters() {
    Map<String, String> all = new HashMap<>(required);
    all.putAll(optional);
    all.put("surplus", "anything");
    return all;
  }

  Map<String, String> without(String name) {
    Map<String, String> others = new HashMap<>(required);
    others.remove(name);
    return others;
  }

  Map<String, String> with(String name, String value) {
    Map<String, String> others = new HashMap<>(required);
    others.put(name, value);
    return others;
  }

  /** The required parameters that contain ids of things. */
  List<String> ids() {
    return required.keySet().stream()
        .filter(name -> name.endsWith("Id") || name.endsWith("SEId"))
        .filter(name -> !name.equals("userId"))
        .toList();
  }

  void assertFields(JsonNode answer) {
    JsonNode one = answer.isArray() ? answer.get(0) : answer;
    if (!fields.isEmpty()) {
      assertThat(one.propertyNames()).containsExactlyInAnyOrderElementsOf(fields);
    }
  }
}

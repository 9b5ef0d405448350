package envwatch.simulator;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import tools.jackson.databind.JsonNode;

/**
 * A request of version 3 that should succeed.
 *
 * @param target path below {@code /api/v3/} with its query
 * @param fields every documented field of the answer, or of the first element where it is an array;
 *     empty for an answer without documented fields
 * @param list whether the answer is an array
 */
record V3Call(String method, String target, JsonNode body, List<String> fields, boolean list) {
  static V3Call get(String target) {
    return new V3Call("GET", target, ServedWorld.object(), List.of(), false);
  }

  static V3Call put(String target) {
    return new V3Call("PUT", target, ServedWorld.object(), List.of(), false);
  }

  static V3Call delete(String target) {
    return new V3Call("DELETE", target, ServedWorld.object(), List.of(), false);
  }

  static V3Call options(String target) {
    return new V3Call("OPTIONS", target, ServedWorld.object(), List.of(), false);
  }

  static V3Call post(String target, JsonNode body) {
    return new V3Call("POST", target, body, List.of(), false);
  }

  V3Call with(JsonNode other) {
    return new V3Call(method, target, other, fields, list);
  }

  /** The answer is an object with at least these fields. */
  V3Call answers(String... names) {
    return new V3Call(method, target, body, List.of(names), false);
  }

  /** The answer is an array of objects with at least these fields. */
  V3Call lists(String... names) {
    return new V3Call(method, target, body, List.of(names), true);
  }

  void assertShape(JsonNode answer) {
    assertThat(answer.isArray()).as(answer.toString()).isEqualTo(list);
    if (!fields.isEmpty()) {
      assertThat(list ? answer.get(0).propertyNames() : answer.propertyNames()).containsAll(fields);
    }
  }
}

package envwatch.cli;

import envwatch.actions.EnvironmentTarget;
import java.util.List;
import java.util.function.Function;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * What came of an action as JSON, for programs. docs/command-line.md documents the form; fields may
 * be added, but never removed. Contains no secret.
 */
final class ActJson {
  private ActJson() {}

  /**
   * @param sentence what came of it, in words
   */
  static String write(Verb verb, List<ActResult> all, Function<ActResult, String> sentence) {
    ObjectNode json = PrintedJson.object().put("action", verb.word());
    ArrayNode results = json.putArray("results");
    for (ActResult each : all) {
      EnvironmentTarget target = each.target();
      results
          .addObject()
          .put("name", each.name())
          .put("environment", target == null ? null : target.key().environment().value())
          .put(
              "machine",
              target == null || target.machine() == null ? null : target.machine().value())
          .put("outcome", each.state(verb).word())
          .put("message", sentence.apply(each));
    }
    return PrintedJson.line(json);
  }
}

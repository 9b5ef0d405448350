package envwatch.cli;

import envwatch.actions.Outcome;
import java.util.List;
import java.util.function.Function;
import tools.jackson.core.json.JsonWriteFeature;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * What came of an action as JSON, for programs. docs/command-line.md documents the form; fields may
 * be added, but never removed. Contains no secret.
 */
final class ActJson {
  private static final JsonMapper MAPPER =
      JsonMapper.builder().enable(JsonWriteFeature.ESCAPE_NON_ASCII).build();

  private ActJson() {}

  /**
   * @param sentence what came of it, in words
   */
  static String write(Verb verb, List<Fate> fates, Function<Fate, String> sentence) {
    ObjectNode json = MAPPER.createObjectNode().put("action", verb.word());
    ArrayNode results = json.putArray("results");
    for (Fate fate : fates) {
      results
          .addObject()
          .put("name", fate.name())
          .put("environment", fate.environmentId() == null ? null : fate.environmentId().value())
          .put("machine", fate.machine() == null ? null : fate.machine().value())
          .put("outcome", word(fate, verb))
          .put("message", sentence.apply(fate));
    }
    return MAPPER.writeValueAsString(json);
  }

  private static String word(Fate fate, Verb verb) {
    return switch (fate.outcome()) {
      case Outcome.NotSent notSent -> fate.good(verb) ? "already" : "not-possible";
      case Outcome.NotReached notReached -> "not-reached";
      case Outcome.Refused refused -> "refused";
      case Outcome.Unknown unknown -> "unknown";
      case Outcome.Interrupted interrupted -> "unknown";
      case Outcome.Waiting waiting -> "unknown";
      case Outcome.Sending sending -> "unknown";
      case Outcome.Following following -> "accepted";
      case Outcome.Accepted accepted -> "accepted";
      case Outcome.Reported(var succeeded, var failed) -> failed.isEmpty() ? "accepted" : "refused";
      case Outcome.Seen seen -> "done";
      case Outcome.WentWrong wrong -> "failed";
      case Outcome.NotSeenYet notSeen -> "late";
    };
  }
}

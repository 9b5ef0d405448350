package envwatch.cli;

import envwatch.history.Cause;
import envwatch.history.Change;
import envwatch.history.Fact;
import envwatch.history.ObservedInterval;
import envwatch.history.State;
import envwatch.model.AccountId;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * Writes changes and stretches of looking as JSON, for programs, each in one line.
 * docs/command-line.md documents the format; fields may be added, but never removed. Moments are in
 * UTC. Only ASCII is written.
 */
final class ChangeJson {
  private final Function<AccountId, String> names;

  /**
   * @param names of accounts
   */
  public ChangeJson(Function<AccountId, String> names) {
    this.names = names;
  }

  public String write(Change change) {
    ObjectNode json = PrintedJson.object();
    AccountId account = change.subject().environment().account();
    json.put("account", names.apply(account))
        .put("environment", change.subject().environment().environment().value())
        .put("environmentName", change.environmentName())
        .put("machine", machine(change))
        .put("machineName", change.machineName())
        .put("from", change.from() == null ? null : change.from().word())
        .put("to", change.to().word())
        .put("fromPhase", phase(change.from()))
        .put("toPhase", phase(change.to()))
        .put("lastSeenBefore", text(change.lastSeenBefore()))
        .put("firstSeenAfter", text(change.firstSeenAfter()));
    switch (change.cause()) {
      case Cause.OwnAction own ->
          json.put("cause", "own-action").put("action", PrintedJson.word(own.kind()));
      case Cause.Service service -> json.put("cause", "service").putNull("action");
      case Cause.NotSeen _, Cause.Elsewhere _ -> json.put("cause", "not-seen").putNull("action");
    }
    ArrayNode facts = json.putArray("facts");
    for (Fact fact : change.facts()) {
      facts
          .addObject()
          .put("kind", PrintedJson.word(fact.kind()))
          .put("before", fact.before())
          .put("after", fact.after());
    }
    return PrintedJson.line(json);
  }

  private static @Nullable String machine(Change change) {
    return change.subject().machine() == null ? null : change.subject().machine().value();
  }

  private static @Nullable String phase(@Nullable State state) {
    return state == null ? null : PrintedJson.word(state.phase());
  }

  private static @Nullable String text(@Nullable Object moment) {
    return moment == null ? null : moment.toString();
  }

  public String write(ObservedInterval looking) {
    ObjectNode json = PrintedJson.object();
    json.put("account", names.apply(looking.account()))
        .put("from", looking.from().toString())
        .put("until", looking.until().toString())
        .put("ended", looking.ended() == null ? null : PrintedJson.word(looking.ended()));
    return PrintedJson.line(json);
  }
}

package envwatch.history;

import envwatch.model.AccountId;
import envwatch.util.JsonText;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * Writes changes and stretches of looking as JSON, for programs, each in one line.
 * docs/command-line.md documents the format; fields may be added, but never removed. Moments are in
 * UTC. Only ASCII is written.
 */
public final class ChangeJson {
  private final Function<AccountId, String> names;

  /**
   * @param names of accounts
   */
  public ChangeJson(Function<AccountId, String> names) {
    this.names = names;
  }

  public String write(Change change) {
    Map<String, @Nullable Object> json = new LinkedHashMap<>();
    AccountId account = change.subject().environment().account();
    json.put("account", names.apply(account));
    json.put("environment", change.subject().environment().environment().value());
    json.put("environmentName", change.environmentName());
    json.put("machine", machine(change));
    json.put("machineName", change.machineName());
    json.put("from", change.from() == null ? null : change.from().word());
    json.put("to", change.to().word());
    json.put("fromPhase", phase(change.from()));
    json.put("toPhase", phase(change.to()));
    json.put("lastSeenBefore", text(change.lastSeenBefore()));
    json.put("firstSeenAfter", text(change.firstSeenAfter()));
    switch (change.cause()) {
      case Cause.OwnAction own -> {
        json.put("cause", "own-action");
        json.put("action", word(own.kind()));
      }
      case Cause.Service _ -> {
        json.put("cause", "service");
        json.put("action", null);
      }
      case Cause.NotSeen _, Cause.Elsewhere _ -> {
        json.put("cause", "not-seen");
        json.put("action", null);
      }
    }
    json.put("facts", change.facts().stream().map(ChangeJson::fact).toList());
    return JsonText.asciiLine(json);
  }

  private static Map<String, @Nullable Object> fact(Fact fact) {
    Map<String, @Nullable Object> json = new LinkedHashMap<>();
    json.put("kind", word(fact.kind()));
    json.put("before", fact.before());
    json.put("after", fact.after());
    return json;
  }

  private static @Nullable String machine(Change change) {
    return change.subject().machine() == null ? null : change.subject().machine().value();
  }

  private static @Nullable String phase(@Nullable State state) {
    return state == null ? null : word(state.phase());
  }

  private static @Nullable String text(@Nullable Object moment) {
    return moment == null ? null : moment.toString();
  }

  /** {@code RESUME_ENVIRONMENT} is {@code resume-environment}. */
  private static String word(Enum<?> constant) {
    return constant.name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  public String write(ObservedInterval looking) {
    Map<String, @Nullable Object> json = new LinkedHashMap<>();
    json.put("account", names.apply(looking.account()));
    json.put("from", looking.from().toString());
    json.put("until", looking.until().toString());
    json.put("ended", looking.ended() == null ? null : word(looking.ended()));
    return JsonText.asciiLine(json);
  }
}

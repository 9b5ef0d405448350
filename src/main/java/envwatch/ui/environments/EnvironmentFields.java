package envwatch.ui.environments;

import static envwatch.words.Messages.text;

import envwatch.history.Waiting;
import envwatch.model.Environment;
import envwatch.model.Expiration;
import envwatch.ui.model.EnvironmentRow;
import envwatch.ui.secrets.SecretClipboard;
import envwatch.words.EnvironmentWords;
import envwatch.words.ExpirationWords;
import envwatch.words.WaitingWords;
import java.time.Instant;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** Every field of an environment, in words. */
final class EnvironmentFields {
  private final SecretClipboard clipboard;
  private final List<Field> all = new ArrayList<>();
  private final Map<Field, Function<Environment, @Nullable String>> served = new HashMap<>();
  private final Field waiting;
  private final Field expiration;
  private final Field account;
  private final Field seen;
  private final Field id;
  private final Field description;

  EnvironmentFields(SecretClipboard clipboard) {
    this.clipboard = clipboard;
    field("status", known -> EnvironmentWords.status(known.status()));
    waiting = field("waiting");
    field("owner", Environment::owner).copyable(clipboard);
    expiration = field("expiration");
    field("blueprint", Environment::blueprint);
    field("snapshot", Environment::snapshot);
    field("policy", Environment::policy);
    field("project", Environment::project);
    field("region", Environment::region);
    field("organization", Environment::organization);
    field("license", Environment::license);
    field("invitation", known -> allowed(known.invitationAllowed()));
    account = field("account");
    seen = field("seen");
    id = field("id").copyable(clipboard);
    field("page", Environment::page).copyable(clipboard);
    description = new Field("description", text("details.description"), clipboard).tall();
    served.put(description, Environment::description);
  }

  private Field field(String name) {
    Field field = new Field(name, text("details." + name), clipboard);
    all.add(field);
    return field;
  }

  /** A field of what the service tells. */
  private Field field(String name, Function<Environment, @Nullable String> value) {
    Field field = field(name);
    served.put(field, value);
    return field;
  }

  FieldGrid grid() {
    return new FieldGrid(all, List.of(description));
  }

  void show(EnvironmentRow row, Instant now, ZoneId zone) {
    account.set(row.accountName());
    id.set(row.key().environment().value());
    tick(row, now, zone);
    Environment known = row.environment();
    served.forEach((field, value) -> field.set(known == null ? null : value.apply(known)));
  }

  /** Sets again what changes as time passes. */
  void tick(EnvironmentRow row, Instant now, ZoneId zone) {
    Instant seenAt = row.watched().seenAt();
    seen.set(seenAt == null ? null : ExpirationWords.clock(seenAt, now, zone));
    Waiting underWay = row.facts().remembered().waiting();
    waiting.set(underWay == null ? null : WaitingWords.sentence(underWay, now));
    Environment known = row.environment();
    switch (known == null ? Expiration.NONE : known.expiration()) {
      case Expiration.At(Instant moment) ->
          expiration.set(
              text(
                  "details.expiration.value",
                  ExpirationWords.moment(moment, now, zone),
                  ExpirationWords.distance(moment, now)),
              moment.toString());
      case Expiration.AsServed(String served) -> expiration.set(served);
      case Expiration.None none -> expiration.set(null);
    }
  }

  private static @Nullable String allowed(@Nullable Boolean value) {
    if (value == null) {
      return null;
    }
    return text(value ? "details.invitation.yes" : "details.invitation.no");
  }
}

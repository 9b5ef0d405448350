package envwatch.ui.details;

import static envwatch.words.Messages.text;

import envwatch.model.Environment;
import envwatch.model.Expiration;
import envwatch.ui.model.EnvironmentRow;
import envwatch.ui.secrets.SecretClipboard;
import envwatch.words.ExpirationWords;
import java.time.Instant;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Every field of an environment, in words. */
final class EnvironmentFields {
  private final SecretClipboard clipboard;
  private final List<Field> all = new ArrayList<>();
  private final Field owner;
  private final Field expiration;
  private final Field license;
  private final Field invitation;
  private final Field blueprint;
  private final Field snapshot;
  private final Field policy;
  private final Field project;
  private final Field region;
  private final Field organization;
  private final Field account;
  private final Field seen;
  private final Field id;
  private final Field page;
  private final Field description;

  EnvironmentFields(SecretClipboard clipboard) {
    this.clipboard = clipboard;
    owner = field("owner").copyable(clipboard);
    expiration = field("expiration");
    blueprint = field("blueprint");
    snapshot = field("snapshot");
    policy = field("policy");
    project = field("project");
    region = field("region");
    organization = field("organization");
    license = field("license");
    invitation = field("invitation");
    account = field("account");
    seen = field("seen");
    id = field("id").copyable(clipboard);
    page = field("page").copyable(clipboard);
    description = new Field("description", text("details.description"), clipboard).tall();
  }

  private Field field(String name) {
    Field field = new Field(name, text("details." + name), clipboard);
    all.add(field);
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
    owner.set(known == null ? null : known.owner());
    license.set(known == null ? null : known.license());
    invitation.set(known == null ? null : allowed(known.invitationAllowed()));
    blueprint.set(known == null ? null : known.blueprint());
    snapshot.set(known == null ? null : known.snapshot());
    policy.set(known == null ? null : known.policy());
    project.set(known == null ? null : known.project());
    region.set(known == null ? null : known.region());
    organization.set(known == null ? null : known.organization());
    page.set(known == null ? null : known.page());
    description.set(known == null ? null : known.description());
  }

  /** Sets again what changes as time passes. */
  void tick(EnvironmentRow row, Instant now, ZoneId zone) {
    Instant seenAt = row.watched().seenAt();
    seen.set(
        seenAt == null
            ? null
            : text(
                "details.seen.value",
                ExpirationWords.clock(seenAt, now, zone),
                ExpirationWords.distance(seenAt, now)));
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

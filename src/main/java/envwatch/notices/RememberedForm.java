package envwatch.notices;

import envwatch.model.AccountId;
import envwatch.model.EnvironmentId;
import envwatch.model.EnvironmentKey;
import envwatch.model.Phase;
import envwatch.util.JsonFields;
import envwatch.util.JsonForm;
import java.time.Instant;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** What is remembered as JSON. What cannot be read is left out: at worst it is told once more. */
final class RememberedForm {
  private static final JsonForm<AccountId> ACCOUNT =
      JsonForm.text(AccountId::new, AccountId::value);
  private static final JsonForm<EnvironmentId> ENVIRONMENT =
      JsonForm.text(EnvironmentId::new, EnvironmentId::value);
  private static final JsonForm<Instant> MOMENT = JsonForm.text(Instant::parse, Instant::toString);

  private static final EnvironmentKey NO_KEY =
      new EnvironmentKey(new AccountId(""), new EnvironmentId(""));
  private static final JsonForm<Told> TOLD =
      JsonForm.object(
          new Told(NoticeKey.of(NoticeKey.Kind.PROBLEM, NO_KEY), Instant.EPOCH),
          RememberedForm::told);
  private static final JsonForm<ReadyAlert> WISH =
      JsonForm.object(
          new ReadyAlert(NO_KEY, Instant.EPOCH, Phase.UNKNOWN, false, false), RememberedForm::wish);
  private static final JsonForm<Mute> MUTE =
      JsonForm.object(
          new Mute(new MuteScope.One(NO_KEY), Instant.EPOCH, Instant.EPOCH, false),
          RememberedForm::mute);

  static final JsonForm<StoredNotices> FORM =
      JsonForm.object(StoredNotices.NOTHING, RememberedForm::remembered);

  private record Told(NoticeKey topic, Instant at) {}

  private RememberedForm() {}

  private static StoredNotices remembered(JsonFields json, StoredNotices remembered) {
    return new StoredNotices(
        topics(json, "told", remembered.told()),
        json.field("readyAlerts", JsonForm.list(WISH), remembered.readyAlerts()),
        json.field("mutes", JsonForm.list(MUTE), remembered.mutes()),
        topics(json, "unread", remembered.unread()),
        Set.copyOf(
            json.field("connected", JsonForm.list(ACCOUNT), List.copyOf(remembered.connected()))));
  }

  private static Map<NoticeKey, Instant> topics(
      JsonFields json, String name, Map<NoticeKey, Instant> remembered) {
    List<Told> entries =
        remembered.entrySet().stream()
            .map(entry -> new Told(entry.getKey(), entry.getValue()))
            .toList();
    Map<NoticeKey, Instant> topics = new HashMap<>();
    json.field(name, JsonForm.list(TOLD), entries)
        .forEach(entry -> topics.put(entry.topic(), entry.at()));
    return topics;
  }

  private static @Nullable Told told(JsonFields json, Told told) {
    NoticeKey topic = told.topic();
    NoticeKey.Kind kind =
        json.optional("kind", JsonForm.choice(NoticeKey.Kind.class), topic.kind());
    AccountId account = json.optional("account", ACCOUNT, topic.account());
    EnvironmentId environment = json.optional("environment", ENVIRONMENT, topic.environment());
    String detail = json.optional("detail", JsonForm.TEXT, topic.detail());
    Instant at = json.optional("at", MOMENT, told.at());
    return kind == null || account == null || detail == null || at == null
        ? null
        : new Told(new NoticeKey(kind, account, environment, detail), at);
  }

  private static @Nullable ReadyAlert wish(JsonFields json, ReadyAlert wish) {
    EnvironmentKey key = key(json, wish.environment());
    Instant at = json.optional("at", MOMENT, wish.at());
    Phase from = json.optional("from", JsonForm.choice(Phase.class), wish.from());
    boolean moved = json.field("moved", JsonForm.TRUTH, wish.moved());
    boolean lateTold = json.field("lateTold", JsonForm.TRUTH, wish.lateTold());
    return key == null || at == null || from == null
        ? null
        : new ReadyAlert(key, at, from, moved, lateTold);
  }

  private static @Nullable Mute mute(JsonFields json, Mute mute) {
    MuteScope scope = scope(json, mute.scope());
    Instant from = json.optional("from", MOMENT, mute.from());
    Instant until = json.optional("until", MOMENT, mute.until());
    boolean untilChange = json.field("untilChange", JsonForm.TRUTH, mute.untilChange());
    return scope == null || from == null || until == null
        ? null
        : new Mute(scope, from, until, untilChange);
  }

  private static @Nullable MuteScope scope(JsonFields json, MuteScope scope) {
    boolean everything =
        json.field("everything", JsonForm.TRUTH, scope instanceof MuteScope.Everything);
    EnvironmentKey key = key(json, scope instanceof MuteScope.One(var one) ? one : null);
    MuteScope.View view = scope instanceof MuteScope.View shown ? shown : null;
    String name = json.optional("view", JsonForm.TEXT, view == null ? null : view.name());
    String filter = json.optional("filter", JsonForm.TEXT, view == null ? null : view.filter());
    if (everything) {
      return new MuteScope.Everything();
    }
    if (key != null) {
      return new MuteScope.One(key);
    }
    return name == null || filter == null ? null : new MuteScope.View(name, filter);
  }

  private static @Nullable EnvironmentKey key(JsonFields json, @Nullable EnvironmentKey key) {
    AccountId account = json.optional("account", ACCOUNT, key == null ? null : key.account());
    EnvironmentId environment =
        json.optional("environment", ENVIRONMENT, key == null ? null : key.environment());
    return account == null || environment == null ? null : new EnvironmentKey(account, environment);
  }
}

package envwatch.app;

import envwatch.model.AccountId;
import envwatch.model.Secret;
import envwatch.secrets.ApiKeys;
import envwatch.secrets.ApiKeys.Kept;
import envwatch.secrets.SecretStoreException.Cause;
import envwatch.settings.AccountSettings;
import envwatch.settings.AppliedSettings;
import envwatch.settings.NetworkSettings;
import envwatch.settings.Settings;
import envwatch.settings.TeamSettings;
import envwatch.util.Defects;
import envwatch.words.KeychainWords;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.BiConsumer;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** Carries out the user's changes to keys, and reports those that the keychain failed to make. */
final class KeyChanges {
  private final ApiKeys keys;
  private final BiConsumer<AccountId, @Nullable String> told;

  /** How to retry the changes that the keychain failed to make. */
  private final Map<AccountId, Runnable> undone = new ConcurrentHashMap<>();

  /** A key or password, and what a person is told if the keychain does not keep or delete it. */
  private record Entry(
      AccountId id,
      boolean persistent,
      Function<Cause, String> notSaved,
      Function<Cause, String> notDeleted) {}

  /**
   * @param told receives a sentence about an account for the window, or null if there is no problem
   *     with its key; called on any thread
   */
  KeyChanges(ApiKeys keys, BiConsumer<AccountId, @Nullable String> told) {
    this.keys = keys;
    this.told = told;
  }

  /**
   * Carries out the changes in the background; returns immediately.
   *
   * @param before the previous settings
   */
  void carryOut(Settings before, AppliedSettings applied) {
    applied.keysToForget(before, keys::cached).forEach(id -> forget(account(before, id)));
    applied
        .keysToStore(before, keys::cached)
        .forEach((id, key) -> remember(account(applied.settings(), id), key));
    Set<AccountId> dropped = new HashSet<>(passwords(before));
    dropped.removeAll(passwords(applied.settings()));
    dropped.removeAll(applied.newPasswords().keySet());
    dropped.forEach(id -> forget(password(id)));
    applied.newPasswords().forEach((id, entered) -> remember(password(id), entered));
  }

  /** The passwords that settings may need. */
  private static Set<AccountId> passwords(Settings settings) {
    Map<AccountId, String> neededFor =
        Map.of(
            ApiKeys.PROXY, settings.network().get(NetworkSettings.PROXY_USER),
            ApiKeys.PROMETHEUS, settings.team().get(TeamSettings.PROMETHEUS),
            ApiKeys.ALERTMANAGER, settings.team().get(TeamSettings.ALERTMANAGER));
    return neededFor.keySet().stream()
        .filter(id -> !neededFor.getOrDefault(id, "").isBlank())
        .collect(Collectors.toUnmodifiableSet());
  }

  /** Retries the changes that the keychain failed to make; returns immediately. */
  void tryAgain() {
    List.copyOf(undone.values()).forEach(Runnable::run);
  }

  private void forget(Entry entry) {
    undone.remove(entry.id);
    Defects.reportFrom(
        keys.forget(entry.id)
            .thenAccept(failure -> {
              String trouble =
                  failure.map(cause -> entry.notDeleted.apply(cause.reason())).orElse(null);
              tell(entry.id, trouble, () -> forget(entry));
            }));
  }

  private void remember(Entry entry, Secret key) {
    undone.remove(entry.id);
    Defects.reportFrom(
        keys.remember(entry.id, key, entry.persistent)
            .thenAccept(kept -> {
              if (!(kept instanceof Kept.Outdated)) {
                tell(entry.id, trouble(entry, kept), () -> rememberKnown(entry));
              }
            }));
  }

  private void rememberKnown(Entry entry) {
    keys.cached(entry.id).ifPresent(key -> remember(entry, key));
  }

  private void tell(AccountId account, @Nullable String trouble, Runnable again) {
    if (trouble == null) {
      undone.remove(account);
    } else {
      undone.put(account, again);
    }
    told.accept(account, trouble);
  }

  private static @Nullable String trouble(Entry entry, Kept kept) {
    return switch (kept) {
      case Kept.Persistent(), Kept.ThisSession(), Kept.Outdated() -> null;
      case Kept.NotSaved(var cause) -> entry.notSaved.apply(cause.reason());
      case Kept.NotDeleted(var cause) -> entry.notDeleted.apply(cause.reason());
    };
  }

  private static Entry account(Settings settings, AccountId id) {
    AccountSettings account =
        settings.accounts().stream().filter(each -> each.id().equals(id)).findFirst().orElseThrow();
    return new Entry(
        id,
        account.rememberKey(),
        cause -> KeychainWords.notSaved(cause, account.name()),
        cause -> KeychainWords.notDeleted(cause, account.name(), id.value()));
  }

  private Entry password(AccountId id) {
    return new Entry(
        id,
        true,
        cause -> KeychainWords.passwordNotSaved(cause, id),
        cause -> KeychainWords.passwordNotDeleted(cause, id, keys.entry(id).value()));
  }
}

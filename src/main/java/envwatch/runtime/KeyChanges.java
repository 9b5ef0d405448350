package envwatch.runtime;

import envwatch.model.AccountId;
import envwatch.model.Secret;
import envwatch.secrets.ApiKeys;
import envwatch.secrets.ApiKeys.Kept;
import envwatch.secrets.SecretStoreException.Cause;
import envwatch.settings.AccountSettings;
import envwatch.settings.AppliedSettings;
import envwatch.settings.NetworkSettings;
import envwatch.settings.Settings;
import envwatch.util.Defects;
import envwatch.words.KeychainWords;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.BiConsumer;
import org.jspecify.annotations.Nullable;

/** Carries out the user's changes to keys, and reports those that the keychain failed to make. */
public final class KeyChanges {
  private final ApiKeys keys;
  private final BiConsumer<AccountId, @Nullable String> told;

  /** How to retry the changes that the keychain failed to make. */
  private final Map<AccountId, Runnable> undone = new ConcurrentHashMap<>();

  /**
   * @param told receives a sentence about an account for the window, or null if there is no problem
   *     with its key; called on any thread
   */
  public KeyChanges(ApiKeys keys, BiConsumer<AccountId, @Nullable String> told) {
    this.keys = keys;
    this.told = told;
  }

  /**
   * Carries out the changes in the background; returns immediately.
   *
   * @param before the previous settings
   */
  public void carryOut(Settings before, AppliedSettings applied) {
    for (AccountId id : applied.keysToForget(before, keys::cached)) {
      forget(account(before, id));
    }
    applied
        .keysToStore(before, keys::cached)
        .forEach((id, key) -> remember(account(applied.settings(), id), key));
    Secret password = applied.newProxyPassword();
    if (password != null) {
      rememberProxyPassword(password);
    } else if (before.network().signsIn()
        && applied.settings().network().get(NetworkSettings.PROXY_USER).isBlank()) {
      forgetProxyPassword();
    }
  }

  /** Retries the changes that the keychain failed to make; returns immediately. */
  public void tryAgain() {
    List.copyOf(undone.values()).forEach(Runnable::run);
  }

  private void forget(AccountSettings account) {
    undone.remove(account.id());
    Defects.reportFrom(
        keys.forget(account.id())
            .thenAccept(failure -> {
              String trouble =
                  failure.map(cause -> notDeleted(account, cause.reason())).orElse(null);
              tell(account.id(), trouble, () -> forget(account));
            }));
  }

  private void remember(AccountSettings account, Secret key) {
    undone.remove(account.id());
    Defects.reportFrom(
        keys.remember(account.id(), key, account.rememberKey())
            .thenAccept(kept -> {
              if (!(kept instanceof Kept.Outdated)) {
                tell(account.id(), trouble(account, kept), () -> rememberKnown(account));
              }
            }));
  }

  private void rememberKnown(AccountSettings account) {
    keys.cached(account.id()).ifPresent(key -> remember(account, key));
  }

  private void tell(AccountId account, @Nullable String trouble, Runnable again) {
    if (trouble == null) {
      undone.remove(account);
    } else {
      undone.put(account, again);
    }
    told.accept(account, trouble);
  }

  private void forgetProxyPassword() {
    undone.remove(ApiKeys.PROXY);
    Defects.reportFrom(
        keys.forget(ApiKeys.PROXY)
            .thenAccept(failure -> {
              String trouble =
                  failure
                      .map(cause ->
                          KeychainWords.proxyPasswordNotDeleted(
                              cause.reason(), keys.entry(ApiKeys.PROXY).value()))
                      .orElse(null);
              tell(ApiKeys.PROXY, trouble, this::forgetProxyPassword);
            }));
  }

  private void rememberProxyPassword(Secret password) {
    undone.remove(ApiKeys.PROXY);
    Defects.reportFrom(
        keys.remember(ApiKeys.PROXY, password, true)
            .thenAccept(kept -> {
              String trouble =
                  kept instanceof Kept.NotSaved(var cause)
                      ? KeychainWords.proxyPasswordNotSaved(cause.reason())
                      : null;
              tell(
                  ApiKeys.PROXY,
                  trouble,
                  () -> keys.cached(ApiKeys.PROXY).ifPresent(this::rememberProxyPassword));
            }));
  }

  private static AccountSettings account(Settings settings, AccountId id) {
    return settings.accounts().stream()
        .filter(account -> account.id().equals(id))
        .findFirst()
        .orElseThrow();
  }

  private static @Nullable String trouble(AccountSettings account, Kept kept) {
    return switch (kept) {
      case Kept.Persistent(), Kept.ThisSession(), Kept.Outdated() -> null;
      case Kept.NotSaved(var cause) -> KeychainWords.notSaved(cause.reason(), account.name());
      case Kept.NotDeleted(var cause) -> notDeleted(account, cause.reason());
    };
  }

  private static String notDeleted(AccountSettings account, Cause reason) {
    return KeychainWords.notDeleted(reason, account.name(), account.id().value());
  }
}

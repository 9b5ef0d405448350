package envwatch;

import static envwatch.words.Messages.text;

import envwatch.model.AccountId;
import envwatch.secrets.ApiKeys;
import envwatch.secrets.ApiKeys.Kept;
import envwatch.secrets.SecretStoreException.Cause;
import envwatch.settings.AccountSettings;
import envwatch.settings.Settings;
import envwatch.ui.settings.AppliedSettings;
import java.util.function.BiConsumer;
import org.jspecify.annotations.Nullable;

/** Carries out what a person decided about keys, and tells what the keychain did not do of it. */
final class KeyChanges {
  private final ApiKeys keys;
  private final BiConsumer<AccountId, @Nullable String> told;

  /**
   * @param told takes a sentence about an account for the window, or null when all is well with its
   *     key; called on any thread
   */
  KeyChanges(ApiKeys keys, BiConsumer<AccountId, @Nullable String> told) {
    this.keys = keys;
    this.told = told;
  }

  /**
   * Returns at once; the keychain is asked behind.
   *
   * @param before the settings that held until now
   */
  void carryOut(Settings before, AppliedSettings applied) {
    for (AccountId id : applied.keysToForget(before, keys::known)) {
      AccountSettings account = account(before, id);
      keys.forget(id)
          .thenAccept(failure -> told.accept(id, failure.isEmpty() ? null : stillStored(account)));
    }
    applied
        .keysToStore(before, keys::known)
        .forEach((id, key) -> {
          AccountSettings account = account(applied.settings(), id);
          keys.remember(id, key, account.rememberKey())
              .thenAccept(kept -> told.accept(id, trouble(account, kept)));
        });
  }

  private static AccountSettings account(Settings settings, AccountId id) {
    return settings.accounts().stream()
        .filter(account -> account.id().equals(id))
        .findFirst()
        .orElseThrow();
  }

  private static @Nullable String trouble(AccountSettings account, Kept kept) {
    return switch (kept) {
      case Kept.Lasting() -> null;
      case Kept.ThisSession() -> null;
      case Kept.NotSaved(var cause) ->
          cause.reason() == Cause.ABSENT
              ? text("banner.keychain.absent", account.name())
              : text("banner.keychain.not-saved", account.name());
      case Kept.NotDeleted(var cause) -> stillStored(account);
    };
  }

  private static String stillStored(AccountSettings account) {
    return text("banner.keychain.not-deleted", account.name(), account.id().value());
  }
}

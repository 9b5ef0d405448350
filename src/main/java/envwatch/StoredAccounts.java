package envwatch;

import static envwatch.words.Messages.text;

import envwatch.model.AccountId;
import envwatch.model.ApiAccount;
import envwatch.model.Secret;
import envwatch.secrets.ApiKeys;
import envwatch.secrets.SecretStore;
import envwatch.secrets.SecretStoreException;
import envwatch.settings.AccountSettings;
import envwatch.settings.Settings;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The accounts of the settings that the window would show, with their keys.
 *
 * @param ready those that can sign in
 * @param problems sentences about the others
 */
record StoredAccounts(List<ApiAccount> ready, List<String> problems) {
  /** Blocks for the keychain, for a few seconds at most. */
  static StoredAccounts load(Settings settings, SecretStore keychain) {
    List<AccountSettings> shown = shown(settings);
    List<AccountId> ids = shown.stream().map(AccountSettings::id).toList();
    List<ApiAccount> ready = new ArrayList<>();
    List<String> problems = new ArrayList<>();
    try (ApiKeys keys = new ApiKeys(keychain)) {
      ApiKeys.Loaded loaded = keys.load(ids).join();
      for (AccountSettings account : shown) {
        Secret key = loaded.keys().get(account.id());
        if (key == null) {
          problems.add(sentence(account, loaded.failures().get(account.id())));
        } else {
          ready.add(account.withKey(key));
        }
      }
    }
    return new StoredAccounts(ready, problems);
  }

  private static List<AccountSettings> shown(Settings settings) {
    List<AccountSettings> chosen =
        settings.accounts().stream()
            .filter(account -> account.id().equals(settings.shownAccount()))
            .toList();
    return chosen.isEmpty() ? settings.accounts() : chosen;
  }

  private static String sentence(AccountSettings account, @Nullable SecretStoreException failure) {
    return failure == null
        ? text("cli.key-not-stored", account.name())
        : switch (failure.reason()) {
          case ABSENT -> text("cli.keychain-absent", account.name());
          case LOCKED -> text("cli.keychain-locked", account.name());
          case DENIED -> text("cli.keychain-denied", account.name());
          case TIME_OUT -> text("cli.keychain-time-out", account.name());
        };
  }
}

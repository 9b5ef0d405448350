package envwatch;

import static envwatch.words.Messages.text;

import envwatch.model.ApiAccount;
import envwatch.model.Secret;
import envwatch.secrets.ApiKeys;
import envwatch.secrets.SecretStoreException;
import envwatch.settings.AccountSettings;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/**
 * Accounts of the settings with their keys.
 *
 * @param ready those that can sign in
 * @param troubles sentences about the others
 */
record StoredAccounts(List<ApiAccount> ready, List<String> troubles) {
  /** In words for the window. Blocks for the keychain, for a few seconds at most. */
  static StoredAccounts forTheWindow(List<AccountSettings> accounts, ApiKeys keys) {
    return of(accounts, keys, "banner.key.");
  }

  /** In words for a terminal. Blocks for the keychain, for a few seconds at most. */
  static StoredAccounts forTheTerminal(List<AccountSettings> accounts, ApiKeys keys) {
    return of(accounts, keys, "cli.key.");
  }

  private static StoredAccounts of(List<AccountSettings> accounts, ApiKeys keys, String words) {
    ApiKeys.Loaded loaded = keys.load(accounts.stream().map(AccountSettings::id).toList()).join();
    List<ApiAccount> ready = new ArrayList<>();
    List<String> troubles = new ArrayList<>();
    for (AccountSettings account : accounts) {
      Secret key = loaded.keys().get(account.id());
      if (key == null) {
        String reason = reason(loaded.failures().get(account.id()));
        troubles.add(text(words + reason, account.name()));
      } else {
        ready.add(account.withKey(key));
      }
    }
    return new StoredAccounts(ready, troubles);
  }

  private static String reason(@Nullable SecretStoreException failure) {
    return failure == null
        ? "none"
        : failure.reason().name().toLowerCase(Locale.ROOT).replace('_', '-');
  }
}

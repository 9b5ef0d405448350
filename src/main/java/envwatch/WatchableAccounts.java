package envwatch;

import static envwatch.words.Messages.text;

import envwatch.model.ApiAccount;
import envwatch.model.Secret;
import envwatch.secrets.ApiKeys;
import envwatch.secrets.SecretStoreException;
import envwatch.settings.AccountSettings;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Accounts with their keys.
 *
 * @param ready those that can sign in
 * @param troubles sentences for the window about the others
 */
record WatchableAccounts(List<ApiAccount> ready, List<String> troubles) {
  /** Blocks for the keychain, for a few seconds at most. */
  static WatchableAccounts of(List<AccountSettings> accounts, ApiKeys keys) {
    ApiKeys.Loaded loaded = keys.load(accounts.stream().map(AccountSettings::id).toList()).join();
    List<ApiAccount> ready = new ArrayList<>();
    List<String> troubles = new ArrayList<>();
    for (AccountSettings account : accounts) {
      Secret key = loaded.keys().get(account.id());
      if (key == null) {
        troubles.add(sentence(account.name(), loaded.failures().get(account.id())));
      } else {
        ready.add(account.withKey(key));
      }
    }
    return new WatchableAccounts(ready, troubles);
  }

  private static String sentence(String account, @Nullable SecretStoreException failure) {
    if (failure == null) {
      return text("banner.key.none", account);
    }
    return switch (failure.reason()) {
      case ABSENT -> text("banner.key.absent", account);
      case LOCKED -> text("banner.key.locked", account);
      case DENIED -> text("banner.key.denied", account);
      case TIME_OUT -> text("banner.key.time-out", account);
    };
  }
}

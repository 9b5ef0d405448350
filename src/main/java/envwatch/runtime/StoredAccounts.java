package envwatch.runtime;

import envwatch.model.ApiAccount;
import envwatch.model.Secret;
import envwatch.secrets.ApiKeys;
import envwatch.secrets.SecretStoreException;
import envwatch.secrets.SecretStoreException.Cause;
import envwatch.settings.AccountSettings;
import envwatch.words.AccountTrouble;
import envwatch.words.KeychainWords;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Accounts of the settings with their keys.
 *
 * @param ready those that can sign in
 * @param withoutKey the names of the others by why their keys are not known; empty where the
 *     keychain holds none
 */
public record StoredAccounts(
    List<ApiAccount> ready, Map<Optional<Cause>, List<String>> withoutKey) {
  /** Blocks for the keychain, for a few seconds at most. */
  public static StoredAccounts of(List<AccountSettings> accounts, ApiKeys keys) {
    ApiKeys.Loaded loaded = keys.load(accounts.stream().map(AccountSettings::id).toList()).join();
    List<ApiAccount> ready = new ArrayList<>();
    Map<Optional<Cause>, List<String>> withoutKey = new LinkedHashMap<>();
    for (AccountSettings account : accounts) {
      Secret key = loaded.keys().get(account.id());
      if (key == null) {
        Optional<Cause> reason =
            Optional.ofNullable(loaded.failures().get(account.id()))
                .map(SecretStoreException::reason);
        withoutKey.computeIfAbsent(reason, same -> new ArrayList<>()).add(account.name());
      } else {
        ready.add(account.withKey(key));
      }
    }
    return new StoredAccounts(ready, withoutKey);
  }

  /** A sentence for each reason: a locked keychain is one trouble, however many accounts wait. */
  List<AccountTrouble> forTheWindow() {
    return withoutKey.entrySet().stream()
        .map(same -> KeychainWords.notWatched(same.getKey().orElse(null), same.getValue()))
        .toList();
  }

  /** A sentence for each account. */
  public List<String> forTheTerminal() {
    return withoutKey.entrySet().stream()
        .flatMap(same ->
            same.getValue().stream()
                .map(name -> KeychainWords.notKnown(same.getKey().orElse(null), name)))
        .toList();
  }
}

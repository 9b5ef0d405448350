package envwatch.secrets;

import envwatch.model.AccountId;
import envwatch.model.Secret;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/** Keys that are kept in memory until the program ends, with the number of changes to each. */
final class SessionSecrets {
  private final Map<AccountId, Secret> keys = new HashMap<>();
  private final Map<AccountId, Integer> changes = new HashMap<>();

  synchronized Optional<Secret> key(AccountId account) {
    return Optional.ofNullable(keys.get(account));
  }

  /** How often the key has been set or removed so far. */
  synchronized int changes(AccountId account) {
    return changes.getOrDefault(account, 0);
  }

  /** Changes the key and returns the number of this change. */
  synchronized int set(AccountId account, Secret key) {
    keys.put(account, key);
    return changes.merge(account, 1, Integer::sum);
  }

  /** Changes the key and returns the number of this change. */
  synchronized int remove(AccountId account) {
    keys.remove(account);
    return changes.merge(account, 1, Integer::sum);
  }

  /** Adds a key that was read elsewhere, unless the account's key has changed since. */
  synchronized void add(AccountId account, Secret key, int changesBefore) {
    if (changes(account) == changesBefore) {
      keys.putIfAbsent(account, key);
    }
  }
}

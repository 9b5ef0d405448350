package envwatch.secrets;

import envwatch.model.AccountId;
import envwatch.model.Secret;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;

/** Keeps keys in memory, until the program ends. */
public final class SessionSecrets implements SecretStore {
  private final Map<AccountId, Secret> keys = new ConcurrentHashMap<>();

  @Override
  public boolean lasting() {
    return false;
  }

  @Override
  public Optional<Secret> load(AccountId account) {
    return Optional.ofNullable(keys.get(account));
  }

  @Override
  public void save(AccountId account, Secret key) {
    keys.put(account, key);
  }

  @Override
  public void delete(AccountId account) {
    keys.remove(account);
  }
}

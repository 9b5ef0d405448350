package envwatch.secrets;

import envwatch.model.AccountId;
import envwatch.model.Secret;
import envwatch.secrets.SecretStoreException.Cause;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;

/** A keychain in memory that can be told to fail. */
public final class MemorySecretStore implements SecretStore {
  private final Map<AccountId, Secret> keys = new ConcurrentHashMap<>();
  private volatile @Nullable Cause failure;
  private volatile Runnable lateAnswer = () -> {};

  /** From now on every call fails like this; null lets them work again. */
  public void failWith(@Nullable Cause cause) {
    failure = cause;
  }

  /** As when a person has unlocked it after the call had given up. */
  public void answerLate() {
    failure = null;
    lateAnswer.run();
  }

  @Override
  public void onLateAnswer(Runnable told) {
    lateAnswer = told;
  }

  @Override
  public Optional<Cause> obstacle() {
    return Optional.ofNullable(failure);
  }

  @Override
  public Optional<Secret> load(AccountId account) throws SecretStoreException {
    failIfTold();
    return Optional.ofNullable(keys.get(account));
  }

  @Override
  public void save(AccountId account, Secret key) throws SecretStoreException {
    failIfTold();
    keys.put(account, key);
  }

  @Override
  public void delete(AccountId account) throws SecretStoreException {
    failIfTold();
    keys.remove(account);
  }

  private void failIfTold() throws SecretStoreException {
    Cause told = failure;
    if (told != null) {
      throw new SecretStoreException(told, null);
    }
  }
}

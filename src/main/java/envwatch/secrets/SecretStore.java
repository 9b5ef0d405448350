package envwatch.secrets;

import envwatch.model.AccountId;
import envwatch.model.Secret;
import java.util.Optional;

/**
 * Keeps one API key per account. Calls block, at most for a few seconds: never on the JavaFX
 * thread.
 */
public interface SecretStore {
  /**
   * Whether what is stored survives the end of the program; never throws, answers within the
   * time-out.
   */
  boolean lasting();

  /** Empty when nothing is stored. */
  Optional<Secret> load(AccountId account) throws SecretStoreException;

  void save(AccountId account, Secret key) throws SecretStoreException;

  /** Does nothing when nothing is stored. */
  void delete(AccountId account) throws SecretStoreException;
}

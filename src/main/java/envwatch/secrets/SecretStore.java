package envwatch.secrets;

import envwatch.model.AccountId;
import envwatch.model.Secret;
import java.util.Optional;

/**
 * Stores one API key per account. Calls block for up to a few seconds and must not be made on the
 * JavaFX thread.
 */
public interface SecretStore {
  /**
   * Why stored keys would not survive the end of the program; empty if they do. Never throws;
   * returns within the time-out.
   */
  Optional<SecretStoreException.Cause> obstacle();

  /** The stored key; empty if there is none. */
  Optional<Secret> load(AccountId account) throws SecretStoreException;

  /**
   * Stores the key. A call that failed because of a time-out or a locked keychain may still be
   * carried out later, unless the account is given another key in the meantime.
   */
  void save(AccountId account, Secret key) throws SecretStoreException;

  /** Deletes the key; does nothing if there is none. */
  void delete(AccountId account) throws SecretStoreException;

  /**
   * Registers a listener for the case that an abandoned call succeeds after all, for example
   * because the user has unlocked the keychain.
   *
   * @param told called on any thread; must not block
   */
  default void onLateAnswer(Runnable told) {}
}

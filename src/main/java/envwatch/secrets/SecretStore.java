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
   * Why what is stored would not survive the end of the program; empty when it does. Never throws,
   * answers within the time-out.
   */
  Optional<SecretStoreException.Cause> obstacle();

  /** Empty when nothing is stored. */
  Optional<Secret> load(AccountId account) throws SecretStoreException;

  /**
   * A call that failed with a time-out or a lock may still be carried out later, unless the account
   * was given another key in between.
   */
  void save(AccountId account, Secret key) throws SecretStoreException;

  /** Does nothing when nothing is stored. */
  void delete(AccountId account) throws SecretStoreException;

  /**
   * Tells when a call that was given up succeeds after all: a person has unlocked the keychain,
   * say.
   *
   * @param told called on any thread; must not block
   */
  default void onLateAnswer(Runnable told) {}
}

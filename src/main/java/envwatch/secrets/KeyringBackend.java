package envwatch.secrets;

import com.github.javakeyring.Keyring;
import com.github.javakeyring.PasswordAccessException;
import envwatch.model.Secret;
import envwatch.secrets.SecretStoreException.Cause;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** Accesses the keychain through java-keyring. */
record KeyringBackend(Keyring keyring) implements SystemKeychain.Backend {
  private static final String SERVICE = "Envwatch";

  /**
   * The messages of java-keyring 1.0.4 for a missing entry (macOS, Windows twice, macOS on
   * deleting), which has no exception type of its own.
   */
  private static final List<String> NOT_THERE =
      List.of(
          "No stored credentials match", "Password not Found", "Error code 1168", "No password to");

  @Override
  public @Nullable Secret get(String account, Attempt attempt) throws SecretStoreException {
    try {
      String password = keyring.getPassword(SERVICE, account);
      if (password == null || password.isEmpty()) {
        throw new SecretStoreException(Cause.UNUSABLE, null);
      }
      return Secret.of(password);
    } catch (PasswordAccessException e) {
      if (saysNotThere(e)) {
        return null;
      }
      throw failure(e);
    }
  }

  @Override
  public void set(String account, Secret key, Attempt attempt) throws SecretStoreException {
    try {
      keyring.setPassword(SERVICE, account, key.reveal());
    } catch (PasswordAccessException e) {
      throw failure(e);
    }
  }

  @Override
  public void delete(String account, Attempt attempt) throws SecretStoreException {
    try {
      keyring.deletePassword(SERVICE, account);
    } catch (PasswordAccessException e) {
      if (!saysNotThere(e)) {
        throw failure(e);
      }
    }
  }

  private static boolean saysNotThere(PasswordAccessException failure) {
    String message = String.valueOf(failure.getMessage());
    return NOT_THERE.stream().anyMatch(message::startsWith);
  }

  /** The library reports a locked keychain only in its message. */
  private static SecretStoreException failure(PasswordAccessException failure) {
    boolean locked =
        String.valueOf(failure.getMessage()).toLowerCase(Locale.ROOT).contains("locked");
    return new SecretStoreException(locked ? Cause.LOCKED : Cause.DENIED, failure);
  }
}

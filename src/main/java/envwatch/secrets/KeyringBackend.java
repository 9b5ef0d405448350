package envwatch.secrets;

import com.github.javakeyring.Keyring;
import com.github.javakeyring.PasswordAccessException;
import envwatch.model.Secret;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The keychain through java-keyring. */
record KeyringBackend(Keyring keyring) implements SystemKeychain.Backend {
  private static final String SERVICE = "Envwatch";

  /**
   * How java-keyring 1.0.4 words that there is no such entry (Linux and macOS, Windows twice, macOS
   * on deleting): it has no type for that.
   */
  private static final List<String> NOT_THERE =
      List.of(
          "No stored credentials match", "Password not Found", "Error code 1168", "No password to");

  @Override
  public @Nullable Secret get(String account) throws PasswordAccessException {
    try {
      String password = keyring.getPassword(SERVICE, account);
      return password == null || password.isEmpty() ? null : Secret.of(password);
    } catch (PasswordAccessException e) {
      if (saysNotThere(e)) {
        return null;
      }
      throw e;
    }
  }

  @Override
  public void set(String account, Secret key) throws PasswordAccessException {
    keyring.setPassword(SERVICE, account, key.reveal());
  }

  @Override
  public void delete(String account) throws PasswordAccessException {
    try {
      keyring.deletePassword(SERVICE, account);
    } catch (PasswordAccessException e) {
      if (!saysNotThere(e)) {
        throw e;
      }
    }
  }

  private static boolean saysNotThere(PasswordAccessException failure) {
    String message = String.valueOf(failure.getMessage());
    return NOT_THERE.stream().anyMatch(message::startsWith);
  }
}

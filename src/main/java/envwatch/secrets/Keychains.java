package envwatch.secrets;

import com.github.javakeyring.BackendNotSupportedException;
import com.github.javakeyring.Keyring;
import com.github.javakeyring.KeyringStorageType;
import envwatch.secrets.SecretStoreException.Cause;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/**
 * Finds the keychain of the system. On Linux the Secret Service is asked directly, because
 * java-keyring 1.0.4 reports success where a locked or vanished service refused. Everywhere else,
 * and for KWallet's older interface, it is java-keyring.
 */
final class Keychains implements SystemKeychain.Backend.Opener {
  /** Made when it is first needed: what it stands on asks for a logger before the log is set up. */
  private @Nullable SecretServiceBackend service;

  @Override
  public SystemKeychain.Backend open() throws SecretStoreException {
    boolean linux = System.getProperty("os.name").toLowerCase(Locale.ROOT).contains("linux");
    return linux ? onLinux() : javaKeyring();
  }

  private SystemKeychain.Backend onLinux() throws SecretStoreException {
    SecretServiceBackend secretService = secretService();
    if (secretService.present()) {
      return secretService;
    }
    try {
      return new KeyringBackend(Keyring.create(KeyringStorageType.KWALLET));
    } catch (BackendNotSupportedException e) {
      throw new SecretStoreException(Cause.ABSENT, e);
    }
  }

  private synchronized SecretServiceBackend secretService() {
    SecretServiceBackend made =
        service == null ? new SecretServiceBackend(new SessionBus()) : service;
    service = made;
    return made;
  }

  private static SystemKeychain.Backend javaKeyring() throws SecretStoreException {
    try {
      return new KeyringBackend(Keyring.create());
    } catch (BackendNotSupportedException e) {
      throw new SecretStoreException(Cause.ABSENT, e);
    }
  }
}

package envwatch.secrets;

import com.github.javakeyring.BackendNotSupportedException;
import com.github.javakeyring.Keyring;
import com.github.javakeyring.KeyringStorageType;
import envwatch.secrets.SecretStoreException.Cause;
import java.util.Locale;

/**
 * Finds the keychain of the system. On Linux the Secret Service is asked directly, because
 * java-keyring 1.0.4 reports success where a locked or vanished service refused. Everywhere else,
 * and for KWallet's older interface, it is java-keyring.
 */
final class Keychains implements SystemKeychain.Backend.Opener {
  private final SecretServiceBackend service = new SecretServiceBackend();

  @Override
  public SystemKeychain.Backend open() throws SecretStoreException {
    boolean linux = System.getProperty("os.name").toLowerCase(Locale.ROOT).contains("linux");
    return linux ? onLinux() : javaKeyring();
  }

  private SystemKeychain.Backend onLinux() throws SecretStoreException {
    if (service.present()) {
      return service;
    }
    try {
      return new KeyringBackend(Keyring.create(KeyringStorageType.KWALLET));
    } catch (BackendNotSupportedException e) {
      throw new SecretStoreException(Cause.ABSENT, e);
    }
  }

  private static SystemKeychain.Backend javaKeyring() throws SecretStoreException {
    try {
      return new KeyringBackend(Keyring.create());
    } catch (BackendNotSupportedException e) {
      throw new SecretStoreException(Cause.ABSENT, e);
    }
  }
}

package envwatch.secrets;

import com.github.javakeyring.BackendNotSupportedException;
import com.github.javakeyring.Keyring;
import com.github.javakeyring.KeyringStorageType;
import envwatch.secrets.SecretStoreException.Cause;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/**
 * Finds the system's keychain. On Linux, the Secret Service is called directly, because
 * java-keyring 1.0.4 reports success when a locked or vanished service refuses. Elsewhere, and for
 * KWallet's older interface, java-keyring is used.
 */
final class Keychains implements SystemKeychain.Backend.Opener {
  /** Created when first needed, because its libraries request a logger before logging is set up. */
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

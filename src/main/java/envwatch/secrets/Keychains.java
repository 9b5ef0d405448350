package envwatch.secrets;

import com.github.javakeyring.BackendNotSupportedException;
import com.github.javakeyring.Keyring;
import envwatch.secrets.SecretStoreException.Cause;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** Finds the system's keychain: that of the desktop on Linux, elsewhere through java-keyring. */
final class Keychains implements SystemKeychain.Backend.Opener {
  /** Created when first needed, because its libraries request a logger before logging is set up. */
  private @Nullable LinuxKeychains ofDesktop;

  @Override
  public SystemKeychain.Backend open() throws SecretStoreException {
    boolean linux = System.getProperty("os.name").toLowerCase(Locale.ROOT).contains("linux");
    return linux ? ofDesktop().open() : javaKeyring();
  }

  private synchronized LinuxKeychains ofDesktop() {
    LinuxKeychains made = ofDesktop == null ? new LinuxKeychains(new SessionBus()) : ofDesktop;
    ofDesktop = made;
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

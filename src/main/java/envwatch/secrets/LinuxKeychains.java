package envwatch.secrets;

import envwatch.secrets.SecretStoreException.Cause;

/**
 * Finds the keychain of a Linux desktop: its Secret Service, else KWallet's older interface. Both
 * are called directly, because java-keyring 1.0.4 reports success when a locked or vanished service
 * refuses, and knows KWallet of Plasma 5 only.
 */
final class LinuxKeychains implements SystemKeychain.Backend.Opener {
  private final Bus bus;
  private final SecretServiceBackend service;

  LinuxKeychains(Bus bus) {
    this.bus = bus;
    this.service = new SecretServiceBackend(bus);
  }

  @Override
  public SystemKeychain.Backend open() throws SecretStoreException {
    return service.present()
        ? service
        : KWalletBackend.find(bus).orElseThrow(() -> new SecretStoreException(Cause.ABSENT, null));
  }
}

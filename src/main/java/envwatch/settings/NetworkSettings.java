package envwatch.settings;

import org.jspecify.annotations.Nullable;

/**
 * @param proxyHost used when {@code proxy} is {@link ProxyChoice#ADDRESS}
 * @param proxyUser with whom to sign in at the proxy, also at the system's; empty for nobody. The
 *     password is never part of the settings.
 * @param authorityFile PEM file of a certificate authority to trust in addition to the system's
 */
public record NetworkSettings(
    ProxyChoice proxy,
    String proxyHost,
    int proxyPort,
    String proxyUser,
    @Nullable String authorityFile) {
  public static final Limits PORTS = new Limits(1, 65_535);
  public static final NetworkSettings DEFAULT =
      new NetworkSettings(ProxyChoice.SYSTEM, "", 8080, "", null);

  /** Whether a person signs in at the proxy, whichever that is. */
  public boolean signsIn() {
    return proxy != ProxyChoice.NONE && !proxyUser.isBlank();
  }

  /** Whether and which proxy stands between. */
  public enum ProxyChoice {
    SYSTEM,
    NONE,
    ADDRESS
  }
}

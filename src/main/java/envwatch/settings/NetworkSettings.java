package envwatch.settings;

import org.jspecify.annotations.Nullable;

/**
 * @param proxyHost used when {@code proxy} is {@link ProxyChoice#ADDRESS}
 * @param authorityFile PEM file of a certificate authority to trust beside the system's
 */
public record NetworkSettings(
    ProxyChoice proxy, String proxyHost, int proxyPort, @Nullable String authorityFile) {
  public static final Limits PORTS = new Limits(1, 65_535);
  public static final NetworkSettings DEFAULT =
      new NetworkSettings(ProxyChoice.SYSTEM, "", 8080, null);

  /** Whether and which proxy stands between. */
  public enum ProxyChoice {
    SYSTEM,
    NONE,
    ADDRESS
  }
}

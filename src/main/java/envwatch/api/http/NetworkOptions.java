package envwatch.api.http;

import org.jspecify.annotations.Nullable;

/**
 * How the network is reached.
 *
 * @param credentials for the proxy, where the environment variable that names it has none; null for
 *     none
 * @param refused what the proxy refused before, shared by all connections
 * @param authorityFile PEM file with certificates to trust in addition to the system's, as it was
 *     named: there may be no such file, and it may not even be a path; null for none
 */
public record NetworkOptions(
    Proxy proxy,
    @Nullable ProxyCredentials credentials,
    RefusedSignIns refused,
    @Nullable String authorityFile) {
  public static final NetworkOptions SYSTEM = new NetworkOptions(new Proxy.SystemProxy(), null);

  public NetworkOptions(Proxy proxy, @Nullable String authorityFile) {
    this(proxy, null, new RefusedSignIns(), authorityFile);
  }

  /** Whether and which proxy stands between. */
  public sealed interface Proxy {
    /** As the system says. */
    record SystemProxy() implements Proxy {}

    record None() implements Proxy {}

    record Address(String host, int port) implements Proxy {}
  }
}

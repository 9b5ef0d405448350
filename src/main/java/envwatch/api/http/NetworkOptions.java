package envwatch.api.http;

import java.util.function.BooleanSupplier;
import org.jspecify.annotations.Nullable;

/**
 * How to reach the network.
 *
 * @param credentials for the proxy, used if the environment variable that names it contains none;
 *     null for none
 * @param refused sign-ins that the proxy has refused, shared by all connections
 * @param authorityFile PEM file with certificates to trust in addition to the system's, as entered:
 *     the file may not exist, and the text may not even be a path; null for none
 * @param readOnly whether nothing that changes something is sent; asked before each such request
 */
public record NetworkOptions(
    Proxy proxy,
    @Nullable ProxyCredentials credentials,
    RefusedSignIns refused,
    @Nullable String authorityFile,
    BooleanSupplier readOnly) {
  public static final NetworkOptions SYSTEM =
      new NetworkOptions(new Proxy.SystemProxy(() -> false), null);

  public NetworkOptions(Proxy proxy, @Nullable String authorityFile) {
    this(proxy, null, new RefusedSignIns(), authorityFile);
  }

  public NetworkOptions(
      Proxy proxy,
      @Nullable ProxyCredentials credentials,
      RefusedSignIns refused,
      @Nullable String authorityFile) {
    this(proxy, credentials, refused, authorityFile, () -> false);
  }

  /** The same way, on which nothing that changes something is sent while this says so. */
  public NetworkOptions readOnlyWhile(BooleanSupplier condition) {
    return new NetworkOptions(proxy, credentials, refused, authorityFile, condition);
  }

  /** Which proxy to use, if any. */
  public sealed interface Proxy {
    /**
     * The system's proxy.
     *
     * @param chosenByScript whether the system chooses it by a script (PAC); may block, asked only
     *     where there is no other proxy
     */
    record SystemProxy(BooleanSupplier chosenByScript) implements Proxy {}

    record None() implements Proxy {}

    record Address(String host, int port) implements Proxy {}
  }
}

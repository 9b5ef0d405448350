package envwatch.api.http.network;

import java.io.IOException;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.util.function.Function;
import okhttp3.Authenticator;
import okhttp3.Credentials;
import okhttp3.Request;
import okhttp3.Response;
import okhttp3.Route;
import org.jspecify.annotations.Nullable;

/**
 * Signs in to the proxy. Adds credentials only to CONNECT, which goes to the proxy and contains
 * nothing of the actual request: no request to the service ever contains the password, and none is
 * repeated.
 */
public final class ProxySignIn implements Authenticator {
  private static final String HEADER = "Proxy-Authorization";

  /** The scheme with which OkHttp asks for credentials to send with the first CONNECT. */
  private static final String PREEMPTIVE = "OkHttp-Preemptive";

  private final Function<InetSocketAddress, @Nullable ProxyCredentials> credentials;
  private final RefusedSignIns refused;

  /**
   * @param credentials returns those for the proxy at an address; null for none
   */
  public ProxySignIn(
      Function<InetSocketAddress, @Nullable ProxyCredentials> credentials, RefusedSignIns refused) {
    this.credentials = credentials;
    this.refused = refused;
  }

  /** The proxy requires a user and a password. */
  public static final class Failure extends IOException {
    private static final long serialVersionUID = 1L;
    private final boolean refused;

    Failure(boolean refused) {
      super(refused ? "the proxy refused the sign-in" : "the proxy asks for a sign-in");
      this.refused = refused;
    }

    /** Whether the proxy refused a user and a password; false when there are none. */
    public boolean refused() {
      return refused;
    }
  }

  @Override
  public @Nullable Request authenticate(@Nullable Route route, Response response)
      throws IOException {
    Request request = response.request();
    if (route == null || !request.method().equals("CONNECT")) {
      return null;
    }
    boolean preemptive =
        response.challenges().stream().anyMatch(asked -> asked.scheme().equals(PREEMPTIVE));
    ProxyCredentials known = credentials.apply((InetSocketAddress) route.proxy().address());
    if (known == null) {
      return preemptive ? null : failed(false);
    }
    if (request.header(HEADER) != null) {
      refused.add(known);
      return failed(true);
    }
    if (refused.contains(known)) {
      return preemptive ? null : failed(true);
    }
    String basic =
        Credentials.basic(known.user(), known.password().reveal(), StandardCharsets.UTF_8);
    return request.newBuilder().header(HEADER, basic).build();
  }

  private static Request failed(boolean refused) throws Failure {
    throw new Failure(refused);
  }
}

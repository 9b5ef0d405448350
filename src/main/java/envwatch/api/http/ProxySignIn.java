package envwatch.api.http;

import envwatch.api.ApiException.Unreachable;
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
final class ProxySignIn implements Authenticator {
  private static final String HEADER = "Proxy-Authorization";

  /**
   * The scheme with which OkHttp asks for credentials to send with the first CONNECT. None are sent
   * before the proxy has said how: it may want another scheme, and Basic is as good as clear text.
   */
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

  @Override
  public @Nullable Request authenticate(@Nullable Route route, Response response)
      throws IOException {
    Request request = response.request();
    if (route == null || !request.method().equals("CONNECT")) {
      return null;
    }
    if (offers(response, PREEMPTIVE)) {
      return null;
    }
    if (!offers(response, "Basic")) {
      throw new UnusableProxy(Unreachable.Kind.PROXY_SIGN_IN);
    }
    ProxyCredentials known = credentials.apply((InetSocketAddress) route.proxy().address());
    if (known == null) {
      throw new UnusableProxy(Unreachable.Kind.PROXY_PASSWORD_NEEDED);
    }
    if (request.header(HEADER) != null) {
      refused.add(known);
    }
    if (refused.contains(known)) {
      throw new UnusableProxy(Unreachable.Kind.PROXY_PASSWORD_REFUSED);
    }
    String basic =
        Credentials.basic(known.user(), known.password().reveal(), StandardCharsets.UTF_8);
    return request.newBuilder().header(HEADER, basic).build();
  }

  private static boolean offers(Response response, String scheme) {
    return response.challenges().stream()
        .anyMatch(asked -> asked.scheme().equalsIgnoreCase(scheme));
  }
}

package envwatch.api.http;

import envwatch.api.ApiException.Unreachable;
import envwatch.util.Deadline;
import java.io.IOException;
import java.net.ConnectException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.NoRouteToHostException;
import java.net.Proxy;
import java.net.Socket;
import java.net.SocketTimeoutException;
import java.net.URI;
import java.net.URISyntaxException;
import java.net.UnknownHostException;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * A connection to a port for what is no HTTP. It is never made where requests would take a proxy.
 *
 * @param host a name or an address, IPv6 with or without brackets
 */
record DirectConnection(ProxyChoice proxies, String host, int port) {
  /** Of anything else the system may make an address of this computer, as of nothing at all. */
  private static final Pattern HOST = Pattern.compile("[A-Za-z0-9._:%\\[\\]-]{1,253}");

  /**
   * @return empty if only a proxy may lead there; to be closed
   * @throws Unreachable when nothing can be connected to
   */
  Optional<Socket> open(Deadline until) throws Unreachable {
    URI address = address();
    if (address != null && !proxies.direct(address)) {
      return Optional.empty();
    }
    try {
      return Optional.of(connected(until));
    } catch (IOException e) {
      Unreachable failure = new Unreachable(NetworkFailure.kindWithoutProxy(e), e);
      throw address == null ? failure : proxies.explained(failure, address);
    }
  }

  /** As proxies are asked for; null for a host that no address can have: it has no proxy. */
  private @Nullable URI address() {
    try {
      return new URI("https", null, host, port, null, null, null);
    } catch (URISyntaxException e) {
      return null;
    }
  }

  /** Tries all addresses of the host, each for an equal share of what is left. */
  private Socket connected(Deadline until) throws IOException {
    if (!HOST.matcher(host).matches()) {
      throw new UnknownHostException("no name of a host");
    }
    List<InetAddress> addresses = List.of(InetAddress.getAllByName(host));
    IOException failure = new SocketTimeoutException("looking up the host took too long");
    for (int i = 0; i < addresses.size(); i++) {
      Duration patience = until.left().dividedBy(addresses.size() - i);
      if (patience.toMillis() == 0) {
        break;
      }
      Socket socket = new Socket(Proxy.NO_PROXY);
      try {
        socket.connect(
            new InetSocketAddress(addresses.get(i), port), Math.toIntExact(patience.toMillis()));
        return socket;
      } catch (ConnectException | NoRouteToHostException | SocketTimeoutException e) {
        socket.close();
        failure = e;
      } catch (IOException e) {
        socket.close();
        throw e;
      }
    }
    throw failure;
  }
}

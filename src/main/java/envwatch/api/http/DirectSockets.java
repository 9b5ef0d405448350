package envwatch.api.http;

import java.net.InetAddress;
import java.net.Proxy;
import java.net.Socket;
import javax.net.SocketFactory;

/**
 * Sockets that go where they are told. Those of the JDK ask the system for a SOCKS proxy on their
 * own, whatever was chosen, and on the way to this computer and to another proxy, too.
 */
final class DirectSockets extends SocketFactory {
  @Override
  public Socket createSocket() {
    return new Socket(Proxy.NO_PROXY);
  }

  @Override
  public Socket createSocket(String host, int port) {
    throw unconnectedOnly();
  }

  @Override
  public Socket createSocket(String host, int port, InetAddress from, int fromPort) {
    throw unconnectedOnly();
  }

  @Override
  public Socket createSocket(InetAddress host, int port) {
    throw unconnectedOnly();
  }

  @Override
  public Socket createSocket(InetAddress host, int port, InetAddress from, int fromPort) {
    throw unconnectedOnly();
  }

  /** OkHttp connects them itself. */
  private static UnsupportedOperationException unconnectedOnly() {
    return new UnsupportedOperationException("only unconnected sockets are made");
  }
}

package envwatch.api;

import java.io.IOException;
import java.net.InetSocketAddress;
import java.net.Proxy;
import okhttp3.Call;
import okhttp3.Connection;
import okhttp3.EventListener;
import okhttp3.Protocol;
import org.jspecify.annotations.Nullable;

/** How far one call came, to tell where it failed. */
final class CallProgress extends EventListener {
  private volatile boolean connected;
  private volatile boolean proxyFailed;
  private volatile @Nullable String lookedUp;

  boolean connected() {
    return connected;
  }

  boolean proxyFailed() {
    return proxyFailed;
  }

  /** Whether the name that was looked up last is another than the service's: a proxy's. */
  boolean lookedUpAnotherHost(Call call) {
    String host = lookedUp;
    return host != null && !host.equalsIgnoreCase(call.request().url().host());
  }

  @Override
  public void dnsStart(Call call, String domainName) {
    lookedUp = domainName;
  }

  @Override
  public void connectionAcquired(Call call, Connection connection) {
    connected = true;
  }

  @Override
  public void connectFailed(
      Call call,
      InetSocketAddress address,
      Proxy proxy,
      @Nullable Protocol protocol,
      IOException failure) {
    proxyFailed = proxy.type() != Proxy.Type.DIRECT && !NetworkFailure.aboutTls(failure);
  }
}

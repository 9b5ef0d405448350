package envwatch.api.http;

import java.io.IOException;
import java.net.InetSocketAddress;
import java.net.Proxy;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.Set;
import java.util.concurrent.atomic.AtomicReference;
import okhttp3.Call;
import okhttp3.EventListener;
import okhttp3.Protocol;
import org.jspecify.annotations.Nullable;

/**
 * Tracks how far one call has progressed. Lets its request be sent once only, and records where the
 * call failed.
 */
final class CallProgress extends EventListener {
  private final AtomicReference<Stage> stage = new AtomicReference<>(Stage.PREPARING);

  /** By identity, because exceptions are equal only to themselves. */
  private final Set<Throwable> failuresAtProxy =
      Collections.synchronizedSet(Collections.newSetFromMap(new IdentityHashMap<>()));

  private volatile boolean beyondProxy;
  private volatile @Nullable String lookedUp;
  private volatile int status;

  private enum Stage {
    PREPARING,
    SENT,
    GIVEN_UP
  }

  /**
   * Called right before the first byte of a request is written.
   *
   * @return false when the call was abandoned, or has already sent its request
   */
  boolean maySend() {
    return stage.compareAndSet(Stage.PREPARING, Stage.SENT);
  }

  /** Prevents the request from being sent, unless it has been sent already. */
  void giveUp() {
    stage.compareAndSet(Stage.PREPARING, Stage.GIVEN_UP);
  }

  /** Whether the request, or a part of it, may have been sent. */
  boolean sent() {
    return stage.get() == Stage.SENT;
  }

  void answered(int statusOfAnswer) {
    status = statusOfAnswer;
  }

  /** The status of the answer; 0 before there is one. */
  int status() {
    return status;
  }

  /** Whether this exception means that a proxy failed or refused to connect to the service. */
  boolean failedAtProxy(Throwable failure) {
    return failuresAtProxy.contains(failure);
  }

  /** Whether the host name looked up last was not the service's, but a proxy's. */
  boolean lookedUpAnotherHost(Call call) {
    String host = lookedUp;
    return host != null && !host.equalsIgnoreCase(call.request().url().host());
  }

  @Override
  public void dnsStart(Call call, String domainName) {
    lookedUp = domainName;
  }

  @Override
  public void connectStart(Call call, InetSocketAddress address, Proxy proxy) {
    beyondProxy = false;
  }

  /** The TLS handshake is with the service itself: the proxy, if any, has opened the tunnel. */
  @Override
  public void secureConnectStart(Call call) {
    beyondProxy = true;
  }

  @Override
  public void connectFailed(
      Call call,
      InetSocketAddress address,
      Proxy proxy,
      @Nullable Protocol protocol,
      IOException failure) {
    if (proxy.type() != Proxy.Type.DIRECT && !beyondProxy) {
      failuresAtProxy.add(failure);
    }
  }
}

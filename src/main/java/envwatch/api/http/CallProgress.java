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
 * How far one call came. Decides whether its request may go out, which it may once, and remembers
 * where the call failed.
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
   * Asked right before the first byte of a request is written.
   *
   * @return false when the call was given up, or has sent its request already
   */
  boolean maySend() {
    return stage.compareAndSet(Stage.PREPARING, Stage.SENT);
  }

  /** Keeps the request from going out if it has not gone out yet. */
  void giveUp() {
    stage.compareAndSet(Stage.PREPARING, Stage.GIVEN_UP);
  }

  /** Whether the request, or a part of it, may have gone out. */
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

  /** Whether a proxy failed, or refused to open the way to the service, with this exception. */
  boolean failedAtProxy(Throwable failure) {
    return failuresAtProxy.contains(failure);
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
  public void connectStart(Call call, InetSocketAddress address, Proxy proxy) {
    beyondProxy = false;
  }

  /** Encryption is agreed on with the service itself: the proxy, if any, has opened the way. */
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

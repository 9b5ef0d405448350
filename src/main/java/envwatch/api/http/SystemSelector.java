package envwatch.api.http;

import envwatch.api.ApiException.Unreachable;
import java.io.IOException;
import java.io.InterruptedIOException;
import java.io.UncheckedIOException;
import java.net.Proxy;
import java.net.ProxySelector;
import java.net.SocketAddress;
import java.net.URI;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Future;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/**
 * Asks the JDK's selector, and waits for its answer only so long: the system may have to load a
 * script first (PAC), from where nothing answers, and nothing ends that.
 */
final class SystemSelector extends ProxySelector implements AutoCloseable {
  private final ProxySelector asked;
  private final Duration patience;

  /** Not virtual threads: one that waits in native code would keep its carrier from others. */
  private final ThreadPoolExecutor questions =
      new ThreadPoolExecutor(
          1,
          1,
          10,
          TimeUnit.SECONDS,
          new LinkedBlockingQueue<>(),
          Thread.ofPlatform().daemon().name("system-proxy").factory());

  public SystemSelector(ProxySelector asked, Duration patience) {
    this.asked = asked;
    this.patience = patience;
    questions.allowCoreThreadTimeOut(true);
  }

  /**
   * @throws UncheckedIOException with an {@link UnusableProxy} when the system does not answer in
   *     time: then it is not known whether there is a proxy
   */
  @Override
  public List<Proxy> select(URI address) {
    Future<List<Proxy>> answer = questions.submit(() -> asked.select(address));
    try {
      return answer.get(patience.toMillis(), TimeUnit.MILLISECONDS);
    } catch (TimeoutException e) {
      answer.cancel(true);
      throw new UncheckedIOException(new UnusableProxy(Unreachable.Kind.PROXY_UNREACHABLE));
    } catch (InterruptedException e) {
      answer.cancel(true);
      Thread.currentThread().interrupt();
      throw new UncheckedIOException(new InterruptedIOException("interrupted"));
    } catch (ExecutionException e) {
      throw new IllegalStateException(e.getCause());
    }
  }

  @Override
  public void connectFailed(URI address, SocketAddress proxy, IOException failure) {
    asked.connectFailed(address, proxy, failure);
  }

  @Override
  public void close() {
    questions.shutdownNow();
  }
}

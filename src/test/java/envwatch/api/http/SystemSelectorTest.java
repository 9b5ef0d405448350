package envwatch.api.http;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import envwatch.api.ApiException.Unreachable.Kind;
import java.io.IOException;
import java.net.InetSocketAddress;
import java.net.Proxy;
import java.net.ProxySelector;
import java.net.SocketAddress;
import java.net.URI;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Tag("fast")
@Timeout(60)
class SystemSelectorTest {
  private static final URI SERVICE = URI.create("https://service.example/");
  private static final Proxy PROXY =
      new Proxy(Proxy.Type.HTTP, InetSocketAddress.createUnresolved("proxy", 8080));

  @Test
  void theAnswerOfTheSystemIsTaken() {
    ProxySelector system = ProxySelector.of((InetSocketAddress) PROXY.address());
    try (var selector = new SystemSelector(system, Duration.ofSeconds(50))) {
      assertThat(selector.select(SERVICE)).containsExactly(PROXY);
    }
  }

  @Test
  void aSystemThatDoesNotAnswerIsToldAndNothingIsSentPastItsProxy() {
    try (var selector = new SystemSelector(new Silent(), Duration.ofMillis(50))) {
      var options = new NetworkOptions(new NetworkOptions.Proxy.SystemProxy(() -> true), null);
      var choice = new ProxyChoice(options, selector, Map.of());

      assertThatThrownBy(() -> choice.select(SERVICE))
          .hasCauseInstanceOf(UnusableProxy.class)
          .extracting(failure -> ((UnusableProxy) failure.getCause()).why())
          .isEqualTo(Kind.PROXY_UNREACHABLE);
      assertThat(choice.leavesScriptUnrun(SERVICE)).isFalse();
    }
  }

  /** Waits for a script, whatever happens. */
  private static final class Silent extends ProxySelector {
    @Override
    public List<Proxy> select(URI address) {
      return new CompletableFuture<List<Proxy>>().join();
    }

    @Override
    public void connectFailed(URI address, SocketAddress proxy, IOException failure) {}
  }
}

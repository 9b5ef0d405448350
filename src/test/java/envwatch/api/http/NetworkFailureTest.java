package envwatch.api.http;

import static org.assertj.core.api.Assertions.assertThat;

import envwatch.api.ApiException.Unreachable;
import envwatch.api.ApiException.Unreachable.Kind;
import java.io.IOException;
import java.net.ConnectException;
import java.net.InetSocketAddress;
import java.net.NoRouteToHostException;
import java.net.Proxy;
import java.net.SocketException;
import java.net.SocketTimeoutException;
import java.util.stream.Stream;
import okhttp3.Call;
import okhttp3.OkHttpClient;
import okhttp3.Request;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class NetworkFailureTest {
  private static final InetSocketAddress PROXY_ADDRESS =
      InetSocketAddress.createUnresolved("gate.example", 3128);
  private static final Proxy PROXY = new Proxy(Proxy.Type.HTTP, PROXY_ADDRESS);

  private final Call call =
      new OkHttpClient()
          .newCall(new Request.Builder().url("https://proxy.service.example/").build());
  private final CallProgress progress = new CallProgress();

  static Stream<IOException> afterSending() {
    return Stream.of(
        new NoRouteToHostException("No route to host"),
        new SocketException("Network is unreachable"),
        new ConnectException("Connection refused"),
        new SocketException("Connection reset"),
        new IOException("unexpected end of stream on https://proxy.service.example/..."),
        new IOException("Unexpected response code for CONNECT: 502"));
  }

  @ParameterizedTest
  @MethodSource("afterSending")
  void whateverGoesWrongAfterSendingTheRequestWasSent(IOException failure) {
    progress.maySend();

    Unreachable told = NetworkFailure.of(failure, call, progress);

    assertThat(told.sent()).isTrue();
    assertThat(told.kind()).isEqualTo(Kind.CONNECTION_LOST);
  }

  @Test
  void theOtherAddressOfAProxyMakesUpForTheOneThatFailed() {
    progress.connectStart(call, PROXY_ADDRESS, PROXY);
    progress.connectFailed(call, PROXY_ADDRESS, PROXY, null, new ConnectException("refused"));
    progress.connectStart(call, PROXY_ADDRESS, PROXY);
    progress.maySend();

    Unreachable told = NetworkFailure.of(new SocketTimeoutException("timeout"), call, progress);

    assertThat(told.sent()).isTrue();
    assertThat(told.kind()).isEqualTo(Kind.READ_TIME_OUT);
  }

  @Test
  void aProxyThatFailsIsToBlame() {
    var failure = new IOException("Unexpected response code for CONNECT: 502");
    progress.connectStart(call, PROXY_ADDRESS, PROXY);
    progress.connectFailed(call, PROXY_ADDRESS, PROXY, null, failure);

    Unreachable told = NetworkFailure.of(failure, call, progress);

    assertThat(told.sent()).isFalse();
    assertThat(told.kind()).isEqualTo(Kind.PROXY);
  }

  @Test
  void aProxyIsNotToBlameForWhatHappensBeyondIt() {
    var failure = new SocketException("Connection reset");
    progress.connectStart(call, PROXY_ADDRESS, PROXY);
    progress.secureConnectStart(call);
    progress.connectFailed(call, PROXY_ADDRESS, PROXY, null, failure);

    assertThat(NetworkFailure.of(failure, call, progress).kind()).isEqualTo(Kind.CONNECTION_LOST);
  }

  @Test
  void aServiceWithProxyInItsNameIsNoProxy() {
    var failure = new IOException("unexpected end of stream on https://proxy.service.example/...");

    assertThat(NetworkFailure.of(failure, call, progress).kind()).isEqualTo(Kind.CONNECTION_LOST);
  }

  @Test
  void aNetworkThatIsGoneBeforeSendingIsTold() {
    var failure = new ConnectException("Failed to connect to service.example/192.0.2.1:443");
    failure.initCause(new ConnectException("Network is unreachable"));

    assertThat(NetworkFailure.of(failure, call, progress).kind()).isEqualTo(Kind.NO_NETWORK);
  }

  @Test
  void aCallThatWasGivenUpSendsNothing() {
    progress.giveUp();

    assertThat(progress.maySend()).isFalse();
    assertThat(NetworkFailure.of(new IOException("Canceled"), call, progress).sent()).isFalse();
  }

  @Test
  void aRequestIsSentOnce() {
    assertThat(progress.maySend()).isTrue();
    assertThat(progress.maySend()).isFalse();
    progress.giveUp();
    assertThat(progress.sent()).isTrue();
  }
}

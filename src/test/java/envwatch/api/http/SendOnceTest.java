package envwatch.api.http;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import envwatch.api.ApiException.Unreachable;
import envwatch.api.RawServer;
import envwatch.api.TestAccounts;
import envwatch.api.http.HttpRequest.Authorization;
import envwatch.api.http.HttpRequest.Method;
import java.nio.charset.StandardCharsets;
import java.time.Clock;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Counted at the socket: whatever the answer, the request is received once. */
@Timeout(30)
class SendOnceTest {
  private static final List<String> INVITATIONS =
      List.of(
          "503 Service Unavailable\r\nRetry-After: 0",
          "503 Service Unavailable\r\nRetry-After: 00",
          "503 Service Unavailable\r\nRetry-After: 000",
          "503 Service Unavailable\r\nRetry-After:  0 ",
          "503 Service Unavailable\r\nRetry-After: 0\r\nRetry-After: 00",
          "503 Service Unavailable\r\nRetry-After: 00\r\nRetry-After: 0",
          "503 Service Unavailable\r\nRetry-After: 9\r\nretry-after: 0",
          "503 Service Unavailable\r\nRetry-After: 2147483648",
          "503 Service Unavailable\r\nRetry-After: 3000000000",
          "503 Service Unavailable\r\nRetry-After: 99999999999999999999999999",
          "503 Service Unavailable\r\nRetry-After: -1",
          "503 Service Unavailable\r\nRetry-After: soon",
          "503 Service Unavailable\r\nRetry-After:",
          "503 Service Unavailable",
          "408 Request Timeout",
          "408 Request Timeout\r\nRetry-After: 0",
          "408 Request Timeout\r\nRetry-After: 3000000000",
          "421 Misdirected Request",
          "401 Unauthorized\r\nWWW-Authenticate: Basic realm=\"x\"",
          "401 Unauthorized\r\nWWW-Authenticate: Digest realm=\"x\", nonce=\"y\"",
          "425 Too Early",
          "429 Too Many Requests\r\nRetry-After: 0",
          "500 Internal Server Error\r\nRetry-After: 0",
          "502 Bad Gateway\r\nRetry-After: 00",
          "504 Gateway Timeout\r\nRetry-After: 3000000000",
          "304 Not Modified",
          "300 Multiple Choices");

  private HttpTransport transport;

  @BeforeEach
  void open() throws Exception {
    transport = TestAccounts.transport(Clock.systemUTC());
  }

  @AfterEach
  void close() {
    transport.close();
  }

  static Stream<Arguments> invitations() {
    return INVITATIONS.stream()
        .flatMap(head ->
            Stream.of(
                Arguments.of(head, Method.GET, false),
                Arguments.of(head, Method.GET, true),
                Arguments.of(head, Method.PUT, true),
                Arguments.of(head, Method.POST, true),
                Arguments.of(head, Method.DELETE, true)));
  }

  @ParameterizedTest
  @MethodSource("invitations")
  void aRequestIsReceivedOnceAndItsAnswerIsTold(String head, Method method, boolean changes)
      throws Exception {
    try (var server = RawServer.answering(head, "")) {
      HttpAnswer answer = transport.send(request(server, method, changes));

      assertThat(server.received()).hasSize(1);
      assertThat(answer.status()).isEqualTo(Integer.parseInt(head.substring(0, 3)));
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"301", "302", "303", "307", "308", "300", "399"})
  void aRedirectedChangeIsReceivedOnceAndMayHaveBeenDone(String status) throws Exception {
    try (var server = RawServer.answering(status + " Elsewhere\r\nLocation: /other", "")) {
      Unreachable failure =
          catchThrowableOfType(
              Unreachable.class, () -> transport.send(request(server, Method.PUT, true)));

      assertThat(server.received()).hasSize(1);
      assertThat(failure.kind()).isEqualTo(Unreachable.Kind.REDIRECT);
      assertThat(failure.sent()).isTrue();
    }
  }

  /** No proxy was asked: who answers so is the service, or something in its place. */
  @ParameterizedTest
  @ValueSource(booleans = {true, false})
  void aServiceThatAsksForAProxysPasswordIsAskedOnce(boolean changes) throws Exception {
    String head = "407 Proxy Authentication Required\r\nProxy-Authenticate: Basic realm=\"x\"";
    try (var server = RawServer.answering(head, "")) {
      Unreachable failure =
          catchThrowableOfType(
              Unreachable.class, () -> transport.send(request(server, Method.GET, changes)));

      assertThat(server.received()).hasSize(1);
      assertThat(failure.sent()).isTrue();
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "HTTP/1.1 2",
        "no HTTP at all\r\n\r\n",
        "HTTP/1.1 200 OK\r\nContent-Le",
        "HTTP/1.1 200 OK\r\nContent-Length: -5\r\n\r\n{}",
        "HTTP/1.1 200 OK\r\nContent-Length: -9223372036854775808\r\n\r\n{}"
      })
  void aChangeWhoseAnswerIsCutIsReceivedOnceAndMayHaveBeenDone(String answer) throws Exception {
    try (var server = new RawServer(answer)) {
      Unreachable failure =
          catchThrowableOfType(
              Unreachable.class, () -> transport.send(request(server, Method.PUT, true)));

      assertThat(server.received()).hasSize(1);
      assertThat(failure.sent()).isTrue();
    }
  }

  private static HttpRequest request(RawServer server, Method method, boolean changes) {
    byte[] body =
        method == Method.PUT || method == Method.POST
            ? "{\"a\":1}".getBytes(StandardCharsets.UTF_8)
            : null;
    return new HttpRequest(
        method, server.address("/api/v3/envs?envId=1"), Authorization.IN_ADDRESS, body, changes);
  }
}

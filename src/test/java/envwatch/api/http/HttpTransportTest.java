package envwatch.api.http;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import envwatch.api.ApiException;
import envwatch.api.ApiException.Unreachable;
import envwatch.api.ApiException.Unreachable.Kind;
import envwatch.api.ApiException.Unreadable;
import envwatch.api.TestAccounts;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.charset.StandardCharsets;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicReference;
import mockwebserver3.MockResponse;
import mockwebserver3.MockWebServer;
import mockwebserver3.RecordedRequest;
import mockwebserver3.SocketEffect;
import okio.Buffer;
import okio.GzipSink;
import okio.Okio;
import org.awaitility.Awaitility;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@Execution(ExecutionMode.CONCURRENT)
@Timeout(30)
class HttpTransportTest {
  private static final TimeLimits SHORT =
      new TimeLimits(Duration.ofMillis(300), Duration.ofMillis(300), Duration.ofMillis(900));
  private static final Instant NOW = Instant.parse("2026-01-01T12:00:00Z");
  private static final String QUERY = "?UserApiId=ID&HMAC=0123456789abcdef";

  private final MockWebServer server = new MockWebServer();
  private HttpTransport transport;

  @BeforeEach
  void serve() throws Exception {
    server.start();
    transport = TestAccounts.transport(Clock.fixed(NOW, ZoneOffset.UTC));
  }

  /** For tests of time-outs; any other holds on a slow computer, too. */
  private void limitTimes() throws ApiException {
    transport.close();
    transport =
        new HttpTransport(
            new NetworkOptions(new NetworkOptions.Proxy.None(), null),
            Clock.fixed(NOW, ZoneOffset.UTC),
            SHORT);
  }

  @AfterEach
  void stop() {
    transport.close();
    server.close();
  }

  @Test
  void givesStatusHeadersAndBodyWhateverTheStatus() throws Exception {
    server.enqueue(
        new MockResponse.Builder().code(418).addHeader("X-Tea", "green").body("no").build());

    HttpAnswer answer = transport.send(look());

    assertThat(answer.status()).isEqualTo(418);
    assertThat(answer.header("x-tea")).isEqualTo("green");
    assertThat(answer.body()).isEqualTo(bytes("no"));
  }

  @Test
  void sendsABodyAsJson() throws Exception {
    server.enqueue(ok());

    transport.send(
        new HttpRequest(
            HttpRequest.Method.POST, address(), _ -> "signed", bytes("{\"a\":1}"), true));

    RecordedRequest request = server.takeRequest();
    assertThat(request.getMethod()).isEqualTo("POST");
    assertThat(request.getHeaders().get("Content-Type")).isEqualTo("application/json");
    assertThat(request.getHeaders().get("Accept")).isEqualTo("application/json");
    assertThat(request.getHeaders().get("Authorization")).isEqualTo("signed");
    assertThat(String.valueOf(request.getBody())).contains("{\"a\":1}");
  }

  @Test
  void sendsTheAddressAsItWasWritten() throws Exception {
    server.enqueue(ok());
    String query = "?a=x%20y%26%2F%3A%40~.-_%E2%82%AC&b=%27%2B";

    transport.send(HttpRequest.look(server.url("/API/v1/Env/Get").toString() + query));

    assertThat(server.takeRequest().getTarget()).isEqualTo("/API/v1/Env/Get" + query);
  }

  @Test
  void signsTheAddressThatIsSent() throws Exception {
    server.enqueue(ok());
    var signed = new AtomicReference<String>();

    transport.send(signedLook(address(), signed));

    assertThat(signed.get()).isEqualTo(server.url(server.takeRequest().getTarget()).toString());
  }

  @Test
  void keepsNoCookies() throws Exception {
    server.enqueue(new MockResponse.Builder().addHeader("Set-Cookie", "session=1").build());
    server.enqueue(ok());

    transport.send(look());
    transport.send(look());

    server.takeRequest();
    assertThat(server.takeRequest().getHeaders().get("Cookie")).isNull();
  }

  @Test
  void unpacksCompressedAnswers() throws Exception {
    server.enqueue(gzip(bytes("{\"name\":\"Lab\"}")));

    assertThat(transport.send(look()).body()).isEqualTo(bytes("{\"name\":\"Lab\"}"));
    assertThat(server.takeRequest().getHeaders().get("Accept-Encoding")).contains("gzip");
  }

  @Test
  void refusesABodyOf64Megabytes() {
    server.enqueue(new MockResponse.Builder().body(new Buffer().write(new byte[1 << 26])).build());

    assertThat(unreadable()).isEqualTo(Unreadable.What.TOO_LARGE);
  }

  @Test
  void refusesASmallBodyThatUnpacksIntoALargeOne() throws Exception {
    server.enqueue(gzip(new byte[HttpTransport.LARGEST_BODY + 1]));

    assertThat(unreadable()).isEqualTo(Unreadable.What.TOO_LARGE);
  }

  @Test
  void endsAnAnswerThatTrickles() throws Exception {
    limitTimes();
    server.enqueue(
        new MockResponse.Builder()
            .body("0123456789".repeat(100))
            .throttleBody(1, 100, TimeUnit.MILLISECONDS)
            .build());

    assertThat(unreachable(look())).isEqualTo(Kind.READ_TIME_OUT);
  }

  @Test
  void waitsNoLongerThanTheReadLimitForAnAnswer() throws Exception {
    limitTimes();
    server.enqueue(new MockResponse.Builder().onResponseStart(SocketEffect.Stall.INSTANCE).build());

    assertThat(unreachable(look())).isEqualTo(Kind.READ_TIME_OUT);
  }

  @Test
  void waitsNoLongerThanTheLimitsForASecureConnection() throws Exception {
    limitTimes();
    try (var silent = new ServerSocket(0, 5, InetAddress.getLoopbackAddress())) {
      assertThat(unreachable(HttpRequest.look("https://127.0.0.1:" + silent.getLocalPort() + "/")))
          .isEqualTo(Kind.CONNECT_TIME_OUT);
    }
  }

  @Test
  void tellsARefusedConnection() throws Exception {
    assertThat(unreachable(HttpRequest.look("http://127.0.0.1:" + freePort() + "/" + QUERY)))
        .isEqualTo(Kind.REFUSED);
  }

  @Test
  void tellsAConnectionThatIsCutInTheBody() {
    server.enqueue(
        new MockResponse.Builder()
            .body("0123456789".repeat(10_000))
            .onResponseBody(new SocketEffect.CloseSocket())
            .build());

    assertThat(unreachable(look())).isEqualTo(Kind.CONNECTION_LOST);
  }

  @Test
  void tellsAnAnswerThatEndsTooEarly() {
    server.enqueue(
        new MockResponse.Builder()
            .body("short")
            .setHeader("Content-Length", "1000")
            .onResponseEnd(new SocketEffect.CloseSocket())
            .build());

    assertThat(unreachable(look())).isEqualTo(Kind.CONNECTION_LOST);
  }

  @ParameterizedTest
  @ValueSource(strings = {"http://example.com/", "ftp://127.0.0.1/", "http://localhost.example/"})
  void speaksInTheClearToThisComputerOnly(String address) {
    assertThat(unreachable(HttpRequest.look(address + QUERY))).isEqualTo(Kind.INSECURE_ADDRESS);
  }

  @ParameterizedTest
  @ValueSource(strings = {"https://", "https://exa mple/", "https:///path"})
  void anAddressWithoutAHostIsNoAddress(String address) {
    assertThat(unreachable(HttpRequest.look(address))).isEqualTo(Kind.UNKNOWN_HOST);
  }

  @Test
  void followsARedirectOnTheSameHostSignedAnew() throws Exception {
    server.enqueue(redirect("/other?b=2"));
    server.enqueue(new MockResponse.Builder().body("there").build());
    var signed = new AtomicReference<String>();

    HttpAnswer answer = transport.send(signedLook(address(), signed));

    assertThat(answer.body()).isEqualTo(bytes("there"));
    assertThat(signed.get()).isEqualTo(server.url("/other?b=2").toString());
  }

  @ParameterizedTest
  @ValueSource(strings = {"{origin}/other?b=2#part", "{user}/other?b=2", "{user}/other?b=2#part"})
  void signsARedirectedRequestWithoutWhatIsNotSent(String location) throws Exception {
    String origin = "http://" + server.getHostName() + ":" + server.getPort();
    String user = "http://user:pass@" + server.getHostName() + ":" + server.getPort();
    server.enqueue(redirect(location.replace("{origin}", origin).replace("{user}", user)));
    server.enqueue(ok());
    var signed = new AtomicReference<String>();

    transport.send(signedLook(address(), signed));

    server.takeRequest();
    RecordedRequest second = server.takeRequest();
    assertThat(signed.get()).isEqualTo(origin + second.getTarget());
    assertThat(second.getHeaders().get("Authorization")).isEqualTo("signed");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "https://other.example/",
        "http://127.0.0.1:1/",
        "//other.example/x",
        "ftp://x/",
        ""
      })
  void followsNoRedirectToAnotherPlace(String location) {
    server.enqueue(redirect(location));

    assertThat(unreachable(look())).isEqualTo(Kind.REDIRECT);
    assertThat(server.getRequestCount()).isEqualTo(1);
  }

  @Test
  void endsALoopOfRedirects() {
    for (int i = 0; i < 10; i++) {
      server.enqueue(redirect("/again"));
    }

    assertThat(unreachable(look())).isEqualTo(Kind.REDIRECT);
    assertThat(server.getRequestCount()).isLessThan(6);
  }

  @Test
  void followsNoRedirectWithAChange() {
    server.enqueue(redirect("/other"));

    assertThat(unreachable(change())).isEqualTo(Kind.REDIRECT);
    assertThat(server.getRequestCount()).isEqualTo(1);
  }

  @Test
  void sendsAChangeOnceWhenTheConnectionBreaks() {
    server.enqueue(
        new MockResponse.Builder().onResponseStart(new SocketEffect.CloseSocket()).build());
    server.enqueue(ok());

    assertThat(unreachable(change())).isEqualTo(Kind.CONNECTION_LOST);
    assertThat(server.getRequestCount()).isEqualTo(1);
  }

  @Test
  void sendsAChangeOnceWhenTheServiceInvitesToRepeatIt() throws Exception {
    server.enqueue(new MockResponse.Builder().code(503).addHeader("Retry-After", "0").build());
    server.enqueue(ok());

    assertThat(transport.send(change()).status()).isEqualTo(503);
    assertThat(server.getRequestCount()).isEqualTo(1);
  }

  /** A token that the service has seen makes it refuse the key. */
  @Test
  void sendsALookOnceWhenAKeptConnectionBreaks() throws Exception {
    server.enqueue(ok());
    server.enqueue(
        new MockResponse.Builder().onResponseStart(new SocketEffect.CloseSocket()).build());
    server.enqueue(ok());

    transport.send(look());
    assertThat(unreachable(look())).isEqualTo(Kind.CONNECTION_LOST);
    assertThat(server.getRequestCount()).isEqualTo(2);
  }

  @Test
  void sendsALookOnceWhenTheServiceInvitesToRepeatIt() throws Exception {
    server.enqueue(new MockResponse.Builder().code(503).addHeader("Retry-After", "0").build());
    server.enqueue(ok());

    assertThat(transport.send(look()).status()).isEqualTo(503);
    assertThat(server.getRequestCount()).isEqualTo(1);
  }

  @Test
  void sendsAChangeOnAConnectionOfItsOwn() throws Exception {
    server.enqueue(ok());
    server.enqueue(ok());

    transport.send(look());
    transport.send(change());

    int first = server.takeRequest().getConnectionIndex();
    assertThat(server.takeRequest().getConnectionIndex()).isNotEqualTo(first);
  }

  @Test
  void keepsConnectionsForLooks() throws Exception {
    server.enqueue(ok());
    server.enqueue(ok());

    transport.send(look());
    transport.send(look());

    int first = server.takeRequest().getConnectionIndex();
    assertThat(server.takeRequest().getConnectionIndex()).isEqualTo(first);
  }

  @Test
  void anInterruptEndsARequest() throws Exception {
    server.enqueue(new MockResponse.Builder().onResponseStart(SocketEffect.Stall.INSTANCE).build());
    transport.close();
    transport = patient();
    var failure = new CompletableFuture<ApiException>();
    Thread waiting =
        Thread.ofPlatform()
            .start(() ->
                failure.complete(
                    catchThrowableOfType(ApiException.class, () -> transport.send(look()))));
    server.takeRequest();

    waiting.interrupt();

    assertThat(failure.get(5, TimeUnit.SECONDS)).isInstanceOf(Unreachable.class);
  }

  @Test
  void closingEndsARunningRequest() throws Exception {
    server.enqueue(new MockResponse.Builder().onResponseStart(SocketEffect.Stall.INSTANCE).build());
    transport.close();
    transport = patient();
    var failure = new CompletableFuture<ApiException>();
    Thread.ofVirtual()
        .start(() ->
            failure.complete(
                catchThrowableOfType(ApiException.class, () -> transport.send(look()))));
    server.takeRequest();

    transport.close();

    assertThat(failure.get(5, TimeUnit.SECONDS)).isInstanceOf(Unreachable.class);
  }

  @Test
  void failsAtOnceAfterClosing() {
    transport.close();

    assertThat(unreachable(look())).isEqualTo(Kind.CONNECTION_LOST);
  }

  @Test
  void leavesNoThreadThatKeepsTheProgramAlive() throws Exception {
    server.enqueue(ok());
    transport.send(look());

    transport.close();

    Awaitility.await()
        .untilAsserted(() ->
            assertThat(Thread.getAllStackTraces().keySet())
                .filteredOn(thread -> thread.getName().startsWith("OkHttp"))
                .allMatch(Thread::isDaemon));
  }

  @Test
  void tellsHowFarTheServicesClockIs() throws Exception {
    server.enqueue(
        new MockResponse.Builder().addHeader("Date", "Thu, 01 Jan 2026 12:10:00 GMT").build());

    transport.send(look());

    assertThat(transport.clockOffset()).isEqualTo(Duration.ofMinutes(10));
  }

  @Test
  void neverNamesTheQueryInAFailure() throws Exception {
    server.enqueue(redirect("https://other.example/" + QUERY));

    assertThatThrownBy(() -> transport.send(look()))
        .satisfies(failure -> assertThat(wholeText(failure)).doesNotContain("HMAC"));
    assertThatThrownBy(
            () -> transport.send(HttpRequest.look("http://127.0.0.1:" + freePort() + "/" + QUERY)))
        .satisfies(failure -> assertThat(wholeText(failure)).doesNotContain("HMAC"));
  }

  private static String wholeText(Throwable failure) {
    var text = new StringWriter();
    failure.printStackTrace(new PrintWriter(text));
    return text.toString();
  }

  private HttpTransport patient() throws ApiException {
    return TestAccounts.transport(Clock.systemUTC());
  }

  private Kind unreachable(HttpRequest request) {
    return catchThrowableOfType(Unreachable.class, () -> transport.send(request)).kind();
  }

  private Unreadable.What unreadable() {
    return catchThrowableOfType(Unreadable.class, () -> transport.send(look())).what();
  }

  private String address() {
    return server.url("/API/v1/Env/Get").toString() + QUERY;
  }

  private HttpRequest look() {
    return HttpRequest.look(address());
  }

  private HttpRequest change() {
    return new HttpRequest(
        HttpRequest.Method.GET, address(), HttpRequest.Authorization.IN_ADDRESS, null, true);
  }

  private static HttpRequest signedLook(String address, AtomicReference<String> signed) {
    return new HttpRequest(
        HttpRequest.Method.GET,
        address,
        sent -> {
          signed.set(sent);
          return "signed";
        },
        null,
        false);
  }

  private static MockResponse ok() {
    return new MockResponse.Builder().build();
  }

  private static MockResponse redirect(String location) {
    return new MockResponse.Builder().code(302).addHeader("Location", location).build();
  }

  private static MockResponse gzip(byte[] content) throws IOException {
    var packed = new Buffer();
    try (var sink = Okio.buffer(new GzipSink(packed))) {
      sink.write(content);
    }
    return new MockResponse.Builder().addHeader("Content-Encoding", "gzip").body(packed).build();
  }

  private static int freePort() throws IOException {
    try (var socket = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
      return socket.getLocalPort();
    }
  }

  private static byte[] bytes(String text) {
    return text.getBytes(StandardCharsets.UTF_8);
  }
}

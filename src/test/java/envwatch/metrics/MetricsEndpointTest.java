package envwatch.metrics;

import static org.assertj.core.api.Assertions.assertThat;

import envwatch.watch.Samples;
import envwatch.watch.WorldView;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.concurrent.atomic.AtomicReference;
import java.util.zip.GZIPInputStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

@Tag("fast")
class MetricsEndpointTest {
  private static final WorldView NOTHING =
      new WorldView(Instant.EPOCH, false, List.of(), List.of());

  private final HttpClient client =
      HttpClient.newBuilder().connectTimeout(Duration.ofSeconds(10)).build();
  private final AtomicReference<WorldView> known = new AtomicReference<>(NOTHING);
  private MetricsEndpoint endpoint;

  @BeforeEach
  void open() throws IOException {
    endpoint =
        MetricsEndpoint.open(
            new InetSocketAddress(InetAddress.getLoopbackAddress(), 0),
            new WorldMetrics("1.2.3", new LookCounts(), Duration.ZERO, (watched, at) -> false),
            known::get);
  }

  @AfterEach
  void close() {
    endpoint.close();
    client.close();
  }

  private HttpResponse<byte[]> ask(String method, String path, String... headers)
      throws IOException, InterruptedException {
    URI address = endpoint.address().resolve(path);
    HttpRequest.Builder request =
        HttpRequest.newBuilder(address).method(method, BodyPublishers.noBody());
    if (headers.length > 0) {
      request.headers(headers);
    }
    return client.send(request.build(), BodyHandlers.ofByteArray());
  }

  private static String text(HttpResponse<byte[]> answer) {
    return new String(answer.body(), StandardCharsets.UTF_8);
  }

  private static String type(HttpResponse<byte[]> answer) {
    return answer.headers().firstValue("Content-Type").orElse("");
  }

  @Test
  void metricsAreServedAsText() throws Exception {
    HttpResponse<byte[]> answer = ask("GET", "/metrics");
    assertThat(answer.statusCode()).isEqualTo(200);
    assertThat(type(answer)).startsWith("text/plain; version=0.0.4");
    assertThat(text(answer)).contains("envwatch_build_info{version=\"1.2.3\"} 1");
  }

  @ParameterizedTest
  @CsvSource({
    "evil.example, 421",
    "evil.example:9464, 421",
    "127.0.0.1.evil.example, 421",
    "envwatch.example.local.evil.example, 421",
    "localhost:9464, 200",
    "envwatch:9464, 200",
    "envwatch.monitoring.svc.cluster.local:9464, 200",
    "127.0.0.1, 200",
    "[::1]:9464, 200"
  })
  void onlyNamesThatNoOtherPageCanOwnAreAnswered(String host, int status) throws Exception {
    InetSocketAddress address =
        new InetSocketAddress(InetAddress.getLoopbackAddress(), endpoint.address().getPort());
    try (Socket socket = new Socket()) {
      socket.connect(address, 10_000);
      String request = "GET /metrics HTTP/1.1\r\nHost: " + host + "\r\nConnection: close\r\n\r\n";
      socket.getOutputStream().write(request.getBytes(StandardCharsets.US_ASCII));
      String answer = new String(socket.getInputStream().readAllBytes(), StandardCharsets.UTF_8);

      assertThat(answer).startsWith("HTTP/1.1 " + status);
    }
  }

  @Test
  void openMetricsAreServedToWhomAsksForThem() throws Exception {
    HttpResponse<byte[]> answer =
        ask("GET", "/metrics", "Accept", "application/openmetrics-text;version=1.0.0");
    assertThat(type(answer)).startsWith("application/openmetrics-text");
    assertThat(text(answer)).endsWith("# EOF\n");
  }

  /** What a Prometheus asks for that prefers protobuf, which is not here. */
  @Test
  void withoutProtobufTextIsServed() throws Exception {
    HttpResponse<byte[]> answer =
        ask(
            "GET",
            "/metrics",
            "Accept",
            "application/vnd.google.protobuf;proto=io.prometheus.client.MetricFamily;encoding=delimited;q=0.6,text/plain;version=0.0.4;q=0.3");
    assertThat(text(answer)).contains("envwatch_build_info{version=\"1.2.3\"} 1");
  }

  @Test
  void theAnswerIsCompressedForWhomAsksForIt() throws Exception {
    HttpResponse<byte[]> answer = ask("GET", "/metrics", "Accept-Encoding", "gzip");
    try (var unpacked = new GZIPInputStream(new ByteArrayInputStream(answer.body()))) {
      assertThat(new String(unpacked.readAllBytes(), StandardCharsets.UTF_8))
          .contains("envwatch_build_info");
    }
  }

  @Test
  void aHeadHasNoBody() throws Exception {
    HttpResponse<byte[]> answer = ask("HEAD", "/metrics");
    assertThat(answer.statusCode()).isEqualTo(200);
    assertThat(answer.body()).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(strings = {"/", "/metrics/", "/metricsandmore", "/favicon.ico", "//metrics"})
  void anotherPathIsNotFound(String path) throws Exception {
    String whole = endpoint.address().toString().replace("/metrics", path);
    assertThat(ask("GET", whole).statusCode()).isEqualTo(404);
  }

  @ParameterizedTest
  @ValueSource(strings = {"POST", "PUT", "DELETE", "OPTIONS"})
  void anotherMethodIsNotAllowed(String method) throws Exception {
    HttpResponse<byte[]> answer = ask(method, "/metrics");
    assertThat(answer.statusCode()).isEqualTo(405);
    assertThat(answer.headers().firstValue("Allow")).contains("GET, HEAD");
  }

  @Test
  void itIsHealthyBeforeAnythingIsKnown() throws Exception {
    assertThat(ask("GET", "/-/healthy").statusCode()).isEqualTo(200);
  }

  @Test
  void itIsNotReadyBeforeAnythingIsKnown() throws Exception {
    HttpResponse<byte[]> answer = ask("GET", "/-/ready");
    assertThat(answer.statusCode()).isEqualTo(503);
    assertThat(text(answer)).isEqualTo("Not every account was looked at yet.\n");
  }

  @Test
  void itIsReadyFromTheFirstLookOn() throws Exception {
    known.set(new WorldView(Instant.EPOCH, false, List.of(Samples.live(Instant.EPOCH)), List.of()));
    assertThat(ask("HEAD", "/-/ready").statusCode()).isEqualTo(200);
    known.set(NOTHING);
    assertThat(ask("GET", "/-/ready").statusCode()).isEqualTo(200);
  }

  @ParameterizedTest
  @CsvSource({
    "127.0.0.1, http://127.0.0.1:",
    "::1, http://[0:0:0:0:0:0:0:1]:",
    "0.0.0.0, http://0.0.0.0:"
  })
  void itsAddressCanBeOpened(String listening, String expected) throws IOException {
    try (MetricsEndpoint there =
        MetricsEndpoint.open(
            new InetSocketAddress(InetAddress.getByName(listening), 0),
            new WorldMetrics("1", new LookCounts(), Duration.ZERO, (watched, at) -> false),
            () -> NOTHING)) {
      assertThat(there.address().toString()).startsWith(expected).endsWith("/metrics");
    }
  }
}

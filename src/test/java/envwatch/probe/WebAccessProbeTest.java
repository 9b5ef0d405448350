package envwatch.probe;

import static java.nio.charset.StandardCharsets.US_ASCII;
import static org.assertj.core.api.Assertions.assertThat;

import envwatch.api.ApiException;
import envwatch.api.http.HttpTransport;
import envwatch.api.http.NetworkOptions;
import envwatch.model.Machine;
import envwatch.model.MachineId;
import envwatch.probe.ProbedMachine.Answer;
import envwatch.probe.ProbedMachine.Outcome;
import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.TimeUnit;
import mockwebserver3.MockResponse;
import mockwebserver3.MockWebServer;
import mockwebserver3.RecordedRequest;
import okhttp3.tls.HandshakeCertificates;
import okhttp3.tls.HeldCertificate;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@Timeout(30)
class WebAccessProbeTest {
  private static final long DAY = Duration.ofDays(1).toMillis();

  @TempDir Path folder;

  @AutoClose private final MockWebServer server = new MockWebServer();
  private NetworkOptions.Proxy proxy = new NetworkOptions.Proxy.None();

  /** A busy computer may take seconds for the first handshake of a process. */
  private Duration limit = Duration.ofSeconds(8);

  private final HeldCertificate authority =
      new HeldCertificate.Builder().certificateAuthority(0).ecdsa256().build();

  @Test
  void onlyTheHeadIsAskedFor() throws Exception {
    server.start();
    server.enqueue(status(200));

    Answer answer = ask(server.url("/access/42?x=1").toString());

    assertThat(answer.outcome()).isEqualTo(Outcome.ANSWERS);
    assertThat(answer.status()).isEqualTo(200);
    RecordedRequest request = server.takeRequest();
    assertThat(request.getRequestLine()).isEqualTo("HEAD /access/42?x=1 HTTP/1.1");
    assertThat(request.getHeaders().names())
        .containsExactlyInAnyOrder("Accept", "Accept-Encoding", "Connection", "Host", "User-Agent");
  }

  @ParameterizedTest
  @ValueSource(ints = {405, 501})
  void whereTheHeadIsRefusedTheFirstByteIsAskedFor(int refusal) throws Exception {
    server.start();
    server.enqueue(status(refusal));
    server.enqueue(new MockResponse.Builder().code(206).body("<").build());

    assertThat(ask(server.url("/").toString()).status()).isEqualTo(206);
    server.takeRequest();
    RecordedRequest second = server.takeRequest();
    assertThat(second.getMethod()).isEqualTo("GET");
    assertThat(second.getHeaders().get("Range")).isEqualTo("bytes=0-0");
  }

  @Test
  void anAnswerThatIgnoresWhatWasAskedForIsNotRead() throws Exception {
    server.start();
    server.enqueue(status(405));
    server.enqueue(
        new MockResponse.Builder()
            .body("x".repeat(1_000_000))
            .throttleBody(1_000, 1, TimeUnit.SECONDS)
            .build());

    Answer answer = ask(server.url("/").toString());

    assertThat(answer.status()).isEqualTo(200);
  }

  @Test
  void aRedirectIsNotFollowed() throws Exception {
    server.start();
    server.enqueue(
        new MockResponse.Builder()
            .code(302)
            .addHeader("Location", server.url("/login").toString())
            .build());

    assertThat(ask(server.url("/").toString()).status()).isEqualTo(302);
    assertThat(server.getRequestCount()).isOne();
  }

  @Test
  void noCredentialsOfTheAddressAreSent() throws Exception {
    server.start();
    server.enqueue(status(200));

    ask("http://ann:secret@127.0.0.1:" + server.getPort() + "/");

    assertThat(server.takeRequest().getHeaders().get("Authorization")).isNull();
  }

  @Test
  void aFailureOfWhatIsBehindAGatewayIsWrong() throws Exception {
    server.start();
    server.enqueue(status(502));

    Answer answer = ask(server.url("/").toString());

    assertThat(answer.outcome()).isEqualTo(Outcome.ANSWERS);
    assertThat(answer.wrong()).isTrue();
  }

  @Test
  void aCertificateThatHasExpiredIsTold() throws Exception {
    long now = System.currentTimeMillis();
    serve(forHost("localhost").validityInterval(now - 2 * DAY, now - DAY));

    assertThat(askEncrypted(true)).isEqualTo(Outcome.CERTIFICATE_EXPIRED);
  }

  @Test
  void aCertificateForAnotherHostIsTold() throws Exception {
    serve(forHost("other.example"));

    assertThat(askEncrypted(true)).isEqualTo(Outcome.CERTIFICATE_HOST);
  }

  @Test
  void aCertificateOfNobodyKnownIsTold() throws Exception {
    serve(forHost("localhost"));

    assertThat(askEncrypted(false)).isEqualTo(Outcome.CERTIFICATE_AUTHORITY);
  }

  @Test
  void aCertificateThatIsGoodIsNotTold() throws Exception {
    serve(forHost("localhost"));
    server.enqueue(status(200));

    assertThat(askEncrypted(true)).isEqualTo(Outcome.ANSWERS);
  }

  @Test
  void clearTextWhereEncryptionIsExpectedIsTold() throws Exception {
    try (LoopbackHost host =
        new LoopbackHost(connection -> {
          // Whatever was asked: a server that read a handshake to the end of a request would wait.
          connection.getOutputStream().write("HTTP/1.1 400 Bad Request\r\n\r\n".getBytes(US_ASCII));
          LoopbackHost.stay(connection);
        })) {
      assertThat(ask("https://127.0.0.1:" + host.port()).outcome()).isEqualTo(Outcome.ENCRYPTION);
    }
  }

  @Test
  void anAddressInClearTextIsNotAsked() throws Exception {
    assertThat(ask("http://lab.example/").outcome()).isEqualTo(Outcome.NOT_ENCRYPTED);
  }

  @ParameterizedTest
  @ValueSource(strings = {"javascript:alert(1)", "file:///etc/passwd", "ftp://lab.example/"})
  void whatIsNoAddressOfTheWebIsNotAsked(String served) throws Exception {
    assertThat(ask(served).outcome()).isEqualTo(Outcome.NOT_ENCRYPTED);
  }

  @Test
  void whatSpeaksSomethingElseIsTold() throws Exception {
    try (LoopbackHost host =
        new LoopbackHost(connection -> {
          connection.getInputStream().read();
          connection.getOutputStream().write("SSH-2.0-x\r\n\r\n".getBytes(US_ASCII));
          LoopbackHost.stay(connection);
        })) {
      assertThat(ask("http://127.0.0.1:" + host.port()).outcome())
          .isEqualTo(Outcome.OTHER_GREETING);
    }
  }

  @Test
  void whatAcceptsAndSaysNothingEndsAfterTwoSeconds() throws Exception {
    limit = Probes.LIMIT;
    try (LoopbackHost host = new LoopbackHost(LoopbackHost::stay)) {
      Answer answer = ask("http://127.0.0.1:" + host.port());

      assertThat(answer.outcome()).isEqualTo(Outcome.NO_ANSWER);
      assertThat(answer.took()).isEqualTo(Probes.LIMIT);
    }
  }

  @Test
  void aPortOnWhichNobodyListensRefuses() throws Exception {
    assertThat(ask("http://127.0.0.1:" + freePort()).outcome()).isEqualTo(Outcome.REFUSES);
  }

  @Test
  void aProxyThatIsNotThereTellsNothing() throws Exception {
    proxy = new NetworkOptions.Proxy.Address("127.0.0.1", freePort());

    assertThat(ask("https://lab.example/").outcome()).isEqualTo(Outcome.PROXY);
  }

  private Answer ask(String address) throws Exception {
    return ask(address, null);
  }

  private Outcome askEncrypted(boolean trusting) throws Exception {
    Path file = Files.writeString(folder.resolve("authority.pem"), authority.certificatePem());
    return ask("https://localhost:" + server.getPort() + "/", trusting ? file : null).outcome();
  }

  private Answer ask(String address, @Nullable Path authorities) throws Exception {
    Machine machine = Machine.builder().id(new MachineId("m")).webAccess(address).build();
    try (Probes probes =
        new Probes(() -> transport(authorities), Clock.systemUTC(), () -> 22, 3389, limit)) {
      ProbedMachine probed = probes.ask(List.of(machine)).getFirst().get(10, TimeUnit.SECONDS);
      assertThat(probed.answers()).hasSize(1);
      return probed.answers().getFirst();
    }
  }

  private HttpTransport transport(@Nullable Path authorities) throws ApiException {
    String file = authorities == null ? null : authorities.toString();
    return new HttpTransport(new NetworkOptions(proxy, file), Clock.systemUTC());
  }

  private void serve(HeldCertificate.Builder certificate) throws IOException {
    HandshakeCertificates identity =
        new HandshakeCertificates.Builder()
            .heldCertificate(certificate.signedBy(authority).build(), authority.certificate())
            .build();
    server.useHttps(identity.sslSocketFactory());
    server.start();
  }

  private static HeldCertificate.Builder forHost(String host) {
    return new HeldCertificate.Builder().addSubjectAlternativeName(host).ecdsa256();
  }

  private static MockResponse status(int code) {
    return new MockResponse.Builder().code(code).build();
  }

  private static int freePort() throws IOException {
    try (ServerSocket socket = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
      return socket.getLocalPort();
    }
  }
}

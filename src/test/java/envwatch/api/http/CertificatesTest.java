package envwatch.api.http;

import static java.nio.charset.StandardCharsets.US_ASCII;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import envwatch.api.ApiException;
import envwatch.api.ApiException.Unreachable;
import envwatch.api.ApiException.Unreachable.Kind;
import envwatch.api.TestAccounts;
import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.charset.Charset;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Instant;
import mockwebserver3.MockResponse;
import mockwebserver3.MockWebServer;
import okhttp3.tls.HandshakeCertificates;
import okhttp3.tls.HeldCertificate;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class CertificatesTest {
  @TempDir Path folder;

  @AutoClose private final MockWebServer server = new MockWebServer();
  private HeldCertificate authority;

  @BeforeEach
  void found() {
    authority = new HeldCertificate.Builder().certificateAuthority(0).ecdsa256().build();
  }

  @Test
  void trustsTheAuthorityOfTheFile() throws Exception {
    serveWith(forLocalhost().build());
    server.enqueue(new MockResponse.Builder().body("hello").build());

    try (HttpTransport transport = trusting(pemFile())) {
      assertThat(transport.send(look()).status()).isEqualTo(200);
    }
  }

  @Test
  void trustsEveryCertificateOfTheFile() throws Exception {
    var another = new HeldCertificate.Builder().certificateAuthority(0).build();
    Path file = folder.resolve("two.pem");
    Files.writeString(file, another.certificatePem() + "\n" + authority.certificatePem());
    serveWith(forLocalhost().build());
    server.enqueue(ok());

    try (HttpTransport transport = trusting(file)) {
      assertThat(transport.send(look()).status()).isEqualTo(200);
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "------- root -------\n%s",
        "Bag Attributes\n    friendlyName: -----BEGIN-----\n%s\n----------\n",
        "-----BEGIN PRIVATE KEY-----\nMC4CAQAwBQYDK2VwBCIEIA==\n-----END PRIVATE KEY-----\n%s",
        "-----BEGIN CERTIFICATE-----\nMIIBUjCB\n-----END CERTIFICATE-----\n%s",
        "-----BEGIN CERTIFICATE-----\nMIIBUjCB\n%s",
        "\uFEFF%s"
      })
  void trustsTheAuthorityAmongOtherThings(String written) throws Exception {
    assertTrusted(written.formatted(authority.certificatePem()).getBytes(UTF_8));
  }

  @ParameterizedTest
  @ValueSource(strings = {"UTF-16", "x-UTF-16LE-BOM", "UTF-16LE"})
  void trustsTheAuthorityOfAFileInUtf16(String charset) throws Exception {
    assertTrusted(authority.certificatePem().getBytes(Charset.forName(charset)));
  }

  @Test
  void trustsTheAuthorityOfABinaryFile() throws Exception {
    assertTrusted(authority.certificate().getEncoded());
  }

  private void assertTrusted(byte[] content) throws Exception {
    serveWith(forLocalhost().build());
    server.enqueue(ok());

    try (HttpTransport transport = trusting(Files.write(folder.resolve("file"), content))) {
      assertThat(transport.send(look()).status()).isEqualTo(200);
    }
  }

  @Test
  void tellsAnUnknownAuthority() throws Exception {
    serveWith(forLocalhost().build());

    try (HttpTransport transport = TestAccounts.transport(Clock.systemUTC())) {
      assertThat(kind(transport)).isEqualTo(Kind.CERTIFICATE_AUTHORITY);
    }
  }

  @Test
  void tellsAnExpiredCertificate() throws Exception {
    long yesterday = Instant.now().minusSeconds(86_400).toEpochMilli();
    serveWith(forLocalhost().validityInterval(yesterday - 86_400_000, yesterday).build());

    try (HttpTransport transport = trusting(pemFile())) {
      assertThat(kind(transport)).isEqualTo(Kind.CERTIFICATE_EXPIRED);
    }
  }

  @Test
  void tellsTheCertificateOfAnotherHost() throws Exception {
    serveWith(
        new HeldCertificate.Builder()
            .signedBy(authority)
            .addSubjectAlternativeName("other.example")
            .build());

    try (HttpTransport transport = trusting(pemFile())) {
      assertThat(kind(transport)).isEqualTo(Kind.CERTIFICATE_HOST);
    }
  }

  @Test
  void tellsWhereNothingSecureIsSpoken() throws Exception {
    try (var plain = new ServerSocket(0, 5, InetAddress.getLoopbackAddress());
        HttpTransport transport = TestAccounts.transport(Clock.systemUTC())) {
      Thread.ofVirtual().start(() -> answerInTheClear(plain));
      var look = HttpRequest.look("https://127.0.0.1:" + plain.getLocalPort() + "/");

      assertThat(catchThrowableOfType(Unreachable.class, () -> transport.send(look)).kind())
          .isEqualTo(Kind.TLS);
    }
  }

  private static void answerInTheClear(ServerSocket plain) {
    while (!plain.isClosed()) {
      try (Socket caller = plain.accept()) {
        caller.getOutputStream().write("HTTP/1.1 400 Bad Request\r\n\r\n".getBytes(US_ASCII));
        caller.getInputStream().read();
      } catch (IOException e) {
        // The caller or the test went away.
      }
    }
  }

  @Test
  void followsNoRedirectOutOfTheSecureConnection() throws Exception {
    serveWith(forLocalhost().build());
    server.enqueue(
        new MockResponse.Builder()
            .code(301)
            .addHeader("Location", "http://localhost:" + server.getPort() + "/")
            .build());

    try (HttpTransport transport = trusting(pemFile())) {
      assertThat(kind(transport)).isEqualTo(Kind.REDIRECT);
    }
  }

  @Test
  void tellsAFileThatIsNotThere() {
    assertThat(kindOfFile(folder.resolve("nowhere.pem"))).isEqualTo(Kind.AUTHORITY_FILE);
  }

  @Test
  void tellsAFileThatHoldsNoCertificate() throws Exception {
    Path file = Files.writeString(folder.resolve("some.pem"), "not a certificate");

    assertThat(kindOfFile(file)).isEqualTo(Kind.AUTHORITY_FILE);
  }

  @Test
  void tellsAnEmptyFile() throws Exception {
    assertThat(kindOfFile(Files.createFile(folder.resolve("empty.pem"))))
        .isEqualTo(Kind.AUTHORITY_FILE);
  }

  @Test
  void tellsWhatIsNoPathAtAll() {
    assertThat(catchThrowableOfType(Unreachable.class, () -> trusting("no\0path").close()).kind())
        .isEqualTo(Kind.AUTHORITY_FILE);
  }

  private HeldCertificate.Builder forLocalhost() {
    return new HeldCertificate.Builder()
        .signedBy(authority)
        .addSubjectAlternativeName("localhost")
        .addSubjectAlternativeName("127.0.0.1");
  }

  private void serveWith(HeldCertificate certificate) throws Exception {
    var identity =
        new HandshakeCertificates.Builder()
            .heldCertificate(certificate, authority.certificate())
            .build();
    server.useHttps(identity.sslSocketFactory());
    server.start();
  }

  private static MockResponse ok() {
    return new MockResponse.Builder().build();
  }

  private Path pemFile() throws Exception {
    return Files.writeString(folder.resolve("authority.pem"), authority.certificatePem());
  }

  private HttpRequest look() {
    return HttpRequest.look("https://localhost:" + server.getPort() + "/");
  }

  private Kind kind(HttpTransport transport) {
    return catchThrowableOfType(Unreachable.class, () -> transport.send(look())).kind();
  }

  private static Kind kindOfFile(Path file) {
    return catchThrowableOfType(Unreachable.class, () -> trusting(file).close()).kind();
  }

  private static HttpTransport trusting(Path file) throws ApiException {
    return trusting(file.toString());
  }

  private static HttpTransport trusting(String file) throws ApiException {
    return new HttpTransport(
        new NetworkOptions(new NetworkOptions.Proxy.None(), file), Clock.systemUTC());
  }
}

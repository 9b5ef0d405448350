package envwatch.api.http;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import envwatch.api.ApiException.Unreachable;
import envwatch.api.ApiException.Unreachable.Kind;
import envwatch.model.Secret;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.util.List;
import mockwebserver3.MockResponse;
import mockwebserver3.MockWebServer;
import mockwebserver3.RecordedRequest;
import okhttp3.Credentials;
import okhttp3.tls.HandshakeCertificates;
import okhttp3.tls.HeldCertificate;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A proxy and, behind it, a service of the name service.example. */
class ProxySignInTest {
  private static final String BASIC = Credentials.basic("ann", "p:w ö", UTF_8);
  private static final ProxyCredentials KNOWN = new ProxyCredentials("ann", Secret.of("p:w ö"));

  @TempDir Path folder;

  @AutoClose private final MockWebServer proxy = new MockWebServer();
  private final RefusedSignIns refused = new RefusedSignIns();
  private Path authorityFile;

  @BeforeEach
  void start() throws Exception {
    var authority = new HeldCertificate.Builder().certificateAuthority(0).ecdsa256().build();
    var service =
        new HeldCertificate.Builder()
            .signedBy(authority)
            .addSubjectAlternativeName("service.example")
            .ecdsa256()
            .build();
    authorityFile = Files.writeString(folder.resolve("ca.pem"), authority.certificatePem());
    proxy.useHttps(
        new HandshakeCertificates.Builder().heldCertificate(service).build().sslSocketFactory());
    proxy.start();
  }

  @Test
  void thePasswordGoesToTheProxyAndNotToTheService() throws Exception {
    opensTheWay();
    proxy.enqueue(new MockResponse.Builder().body("hello").build());

    try (HttpTransport transport = transport(KNOWN)) {
      transport.send(HttpRequest.look("https://service.example/"));
    }

    assertThat(sentPasswords()).containsExactly("CONNECT nothing", "CONNECT ann", "GET nothing");
  }

  @Test
  void aServiceThatAsksAsIfItWereTheProxyGetsNoPasswordAndNoSecondRequest() throws Exception {
    opensTheWay();
    proxy.enqueue(asking().build());

    try (HttpTransport transport = transport(KNOWN)) {
      Unreachable told = failure(transport, HttpRequest.look("https://service.example/"));
      assertThat(told.sent()).isTrue();
    }

    assertThat(sentPasswords()).containsExactly("CONNECT nothing", "CONNECT ann", "GET nothing");
  }

  @Test
  void aChangeIsSentOnceAndNeverToAProxyThatRefusesThePassword() throws Exception {
    proxy.enqueue(asking().inTunnel().build());
    proxy.enqueue(asking().inTunnel().build());

    try (HttpTransport transport = transport(KNOWN)) {
      Unreachable told = failure(transport, change());
      assertThat(told.sent()).isFalse();
      assertThat(told.kind()).isEqualTo(Kind.PROXY_PASSWORD_REFUSED);
    }

    assertThat(sentPasswords()).containsExactly("CONNECT nothing", "CONNECT ann");
  }

  @Test
  void aRefusedPasswordIsSentAgainOnlyWhenAPersonAsks() throws Exception {
    for (int i = 0; i < 5; i++) {
      proxy.enqueue(asking().inTunnel().build());
    }

    List<Kind> told = List.of(kindOfALook(), kindOfALook());
    refused.forget();
    kindOfALook();

    assertThat(told).containsOnly(Kind.PROXY_PASSWORD_REFUSED);
    assertThat(sentPasswords())
        .containsExactly(
            "CONNECT nothing", "CONNECT ann", "CONNECT nothing", "CONNECT nothing", "CONNECT ann");
  }

  private Kind kindOfALook() throws Unreachable {
    try (HttpTransport transport = transport(KNOWN)) {
      return failure(transport, HttpRequest.look("https://service.example/")).kind();
    }
  }

  @Test
  void aProxyThatAsksForAPasswordThatNobodyKnowsIsToldAsSuch() throws Exception {
    proxy.enqueue(asking().inTunnel().build());

    try (HttpTransport transport = transport(null)) {
      assertThat(failure(transport, HttpRequest.look("https://service.example/")).kind())
          .isEqualTo(Kind.PROXY_PASSWORD_NEEDED);
    }

    assertThat(sentPasswords()).containsExactly("CONNECT nothing");
  }

  @Test
  void aProxyThatAsksForNothingGetsNoPassword() throws Exception {
    proxy.enqueue(new MockResponse.Builder().inTunnel().build());
    proxy.enqueue(new MockResponse.Builder().body("hello").build());

    try (HttpTransport transport = transport(KNOWN)) {
      transport.send(HttpRequest.look("https://service.example/"));
    }

    assertThat(sentPasswords()).containsExactly("CONNECT nothing", "GET nothing");
  }

  @ParameterizedTest
  @ValueSource(strings = {"NTLM", "Negotiate", "Digest realm=\"gate\", nonce=\"1\"", ""})
  void aProxyThatSignsInOtherwiseGetsNoPasswordAndIsToldAsSuch(String offered) throws Exception {
    proxy.enqueue(
        new MockResponse.Builder()
            .code(407)
            .addHeader("Proxy-Authenticate", offered)
            .inTunnel()
            .build());

    try (HttpTransport transport = transport(KNOWN)) {
      assertThat(failure(transport, change()).kind()).isEqualTo(Kind.PROXY_SIGN_IN);
    }

    assertThat(sentPasswords()).containsExactly("CONNECT nothing");
  }

  @Test
  void basicAmongOtherSchemesIsTaken() throws Exception {
    proxy.enqueue(asking().addHeader("Proxy-Authenticate", "Negotiate").inTunnel().build());
    proxy.enqueue(new MockResponse.Builder().inTunnel().build());
    proxy.enqueue(new MockResponse.Builder().body("hello").build());

    try (HttpTransport transport = transport(KNOWN)) {
      transport.send(HttpRequest.look("https://service.example/"));
    }

    assertThat(sentPasswords()).contains("CONNECT ann");
  }

  @Test
  void noFailureNamesThePassword() throws Exception {
    proxy.enqueue(asking().inTunnel().build());
    proxy.enqueue(asking().inTunnel().build());

    try (HttpTransport transport = transport(KNOWN)) {
      StringWriter trace = new StringWriter();
      failure(transport, HttpRequest.look("https://service.example/"))
          .printStackTrace(new PrintWriter(trace, true));
      assertThat(trace.toString()).doesNotContain("p:w").doesNotContain(BASIC);
    }
  }

  private static HttpRequest change() {
    return new HttpRequest(
        HttpRequest.Method.PUT,
        "https://service.example/",
        HttpRequest.Authorization.IN_ADDRESS,
        "{}".getBytes(UTF_8),
        true);
  }

  private static MockResponse.Builder asking() {
    return new MockResponse.Builder()
        .code(407)
        .addHeader("Proxy-Authenticate", "Basic realm=\"gate\"");
  }

  private void opensTheWay() {
    proxy.enqueue(asking().inTunnel().build());
    proxy.enqueue(new MockResponse.Builder().inTunnel().build());
  }

  private HttpTransport transport(@Nullable ProxyCredentials credentials) throws Unreachable {
    var address = new NetworkOptions.Proxy.Address("127.0.0.1", proxy.getPort());
    return new HttpTransport(
        new NetworkOptions(address, credentials, refused, authorityFile.toString()),
        Clock.systemUTC());
  }

  private static Unreachable failure(HttpTransport transport, HttpRequest request) {
    return catchThrowableOfType(Unreachable.class, () -> transport.send(request));
  }

  /** Of each request that came, its method and whose sign-in it carried. */
  private List<String> sentPasswords() throws InterruptedException {
    String[] came = new String[proxy.getRequestCount()];
    for (int i = 0; i < came.length; i++) {
      RecordedRequest request = proxy.takeRequest();
      String header = request.getHeaders().get("Proxy-Authorization");
      came[i] = request.getMethod() + whose(header);
    }
    return List.of(came);
  }

  private static String whose(@Nullable String header) {
    if (header == null) {
      return " nothing";
    }
    return header.equals(BASIC) ? " ann" : " of somebody else";
  }
}

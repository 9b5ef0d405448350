package envwatch.simulator;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.InputStream;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.KeyStore;
import java.security.cert.CertificateFactory;
import javax.net.ssl.SSLContext;
import javax.net.ssl.SSLHandshakeException;
import javax.net.ssl.TrustManagerFactory;
import org.junit.jupiter.api.Test;

class SimulatorTlsTest {
  @Test
  void whoTrustsItsAuthorityIsServedUnderEveryLocalName() throws Exception {
    try (Simulator simulator = Simulator.start(SimulatorOptions.builder().still().tls().build());
        HttpClient http =
            HttpClient.newBuilder()
                .sslContext(trusting(simulator.certificate().orElseThrow()))
                .build()) {
      assertThat(simulator.address().getScheme()).isEqualTo("https");
      assertThat(status(http, simulator.address())).isEqualTo(200);
      assertThat(status(http, URI.create("https://localhost:" + simulator.address().getPort())))
          .isEqualTo(200);
    }
  }

  @Test
  void whoDoesNotIsNot() throws Exception {
    try (Simulator simulator = Simulator.start(SimulatorOptions.builder().still().tls().build());
        HttpClient http = HttpClient.newHttpClient()) {
      assertThatThrownBy(() -> status(http, simulator.address()))
          .isInstanceOf(SSLHandshakeException.class);
    }
  }

  @Test
  void theCertificateGoesWithTheService() throws Exception {
    Simulator simulator = Simulator.start(SimulatorOptions.builder().still().tls().build());
    Path certificate = simulator.certificate().orElseThrow();
    assertThat(simulator.describe()).contains("\"certificate\":\"" + certificate);
    simulator.close();
    assertThat(Files.exists(certificate.getParent())).isFalse();
  }

  private static int status(HttpClient http, URI address) throws Exception {
    return http.send(
            HttpRequest.newBuilder(address.resolve("/")).build(),
            HttpResponse.BodyHandlers.discarding())
        .statusCode();
  }

  private static SSLContext trusting(Path pem) throws Exception {
    KeyStore store = KeyStore.getInstance(KeyStore.getDefaultType());
    store.load(null, null);
    try (InputStream in = Files.newInputStream(pem)) {
      store.setCertificateEntry(
          "authority", CertificateFactory.getInstance("X.509").generateCertificate(in));
    }
    TrustManagerFactory trust =
        TrustManagerFactory.getInstance(TrustManagerFactory.getDefaultAlgorithm());
    trust.init(store);
    SSLContext context = SSLContext.getInstance("TLS");
    context.init(null, trust.getTrustManagers(), null);
    return context;
  }
}

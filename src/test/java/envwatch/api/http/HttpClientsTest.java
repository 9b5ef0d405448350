package envwatch.api.http;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import okhttp3.HttpUrl;
import okhttp3.OkHttpClient;
import org.junit.jupiter.api.Test;

class HttpClientsTest {
  private static final HttpUrl CLEAR_TEXT = HttpUrl.get("http://127.0.0.1:1");
  private static final HttpUrl ENCRYPTED = HttpUrl.get("https://127.0.0.1:1");

  private final HttpClients clients = new HttpClients(new OkHttpClient.Builder(), List.of());

  @Test
  void clearTextNeedsNoCertificates() {
    assertThatThrownBy(() -> clients.of(CLEAR_TEXT).sslSocketFactory())
        .isInstanceOf(IllegalStateException.class)
        .hasMessageContaining("CLEARTEXT-only");
  }

  @Test
  void tlsTrustsTheAuthoritiesOfJava() {
    assertThat(clients.of(ENCRYPTED).x509TrustManager().getAcceptedIssuers()).isNotEmpty();
  }

  @Test
  void bothSendInOneQueueOnTheSameConnections() {
    OkHttpClient clearText = clients.of(CLEAR_TEXT);
    OkHttpClient encrypted = clients.of(ENCRYPTED);

    assertThat(encrypted.dispatcher()).isSameAs(clearText.dispatcher());
    assertThat(encrypted.connectionPool()).isSameAs(clearText.connectionPool());
  }

  @Test
  void theOneForTlsIsMadeOnce() {
    assertThat(clients.of(ENCRYPTED)).isSameAs(clients.of(ENCRYPTED));
  }
}

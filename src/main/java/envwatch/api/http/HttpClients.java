package envwatch.api.http;

import java.util.List;
import okhttp3.ConnectionSpec;
import okhttp3.HttpUrl;
import okhttp3.OkHttpClient;
import okhttp3.tls.HandshakeCertificates;
import org.jspecify.annotations.Nullable;

/**
 * A client for clear text and one for TLS, which share everything else. The one for TLS is made
 * when an address needs it, because it reads all certificate authorities of the system first.
 * Thread-safe.
 */
final class HttpClients {
  private final OkHttpClient clearText;
  private final @Nullable HandshakeCertificates trusted;
  private @Nullable OkHttpClient encrypted;

  /**
   * @param trusted the certificate authorities; null for those of the system
   */
  HttpClients(OkHttpClient.Builder common, @Nullable HandshakeCertificates trusted) {
    this.clearText = common.connectionSpecs(List.of(ConnectionSpec.CLEARTEXT)).build();
    this.trusted = trusted;
  }

  OkHttpClient of(HttpUrl address) {
    return address.isHttps() ? encrypted() : clearText;
  }

  /** Cancels the running requests of both. */
  void cancelAll() {
    clearText.dispatcher().cancelAll();
  }

  private synchronized OkHttpClient encrypted() {
    if (encrypted == null) {
      var builder = clearText.newBuilder().connectionSpecs(List.of(ConnectionSpec.MODERN_TLS));
      if (trusted != null) {
        builder.sslSocketFactory(trusted.sslSocketFactory(), trusted.trustManager());
      }
      encrypted = builder.build();
    }
    return encrypted;
  }
}

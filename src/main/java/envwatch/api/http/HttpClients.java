package envwatch.api.http;

import java.security.cert.X509Certificate;
import java.util.List;
import okhttp3.ConnectionSpec;
import okhttp3.HttpUrl;
import okhttp3.OkHttpClient;
import org.jspecify.annotations.Nullable;

/**
 * A client for clear text and one for TLS, which share everything else. The one for TLS is made
 * when an address needs it, because it reads all certificate authorities of Java first.
 * Thread-safe.
 */
final class HttpClients {
  private final OkHttpClient clearText;
  private final List<X509Certificate> authorities;
  private @Nullable OkHttpClient encrypted;

  /**
   * @param authorities to trust in addition to those of Java and the system
   */
  HttpClients(OkHttpClient.Builder common, List<X509Certificate> authorities) {
    this.clearText = common.connectionSpecs(List.of(ConnectionSpec.CLEARTEXT)).build();
    this.authorities = authorities;
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
      var trusted = new TrustedAuthorities(authorities);
      encrypted =
          clearText
              .newBuilder()
              .connectionSpecs(List.of(ConnectionSpec.MODERN_TLS))
              .sslSocketFactory(trusted.sockets(), trusted)
              .build();
    }
    return encrypted;
  }
}

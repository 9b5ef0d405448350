package envwatch.api.http;

import envwatch.api.ApiException.Unreachable;
import envwatch.util.CertificateBundle;
import java.io.IOException;
import java.net.Socket;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.security.GeneralSecurityException;
import java.security.KeyStore;
import java.security.cert.CertPathBuilderException;
import java.security.cert.CertificateException;
import java.security.cert.X509Certificate;
import java.util.List;
import java.util.stream.Stream;
import javax.net.ssl.SSLContext;
import javax.net.ssl.SSLEngine;
import javax.net.ssl.SSLSocketFactory;
import javax.net.ssl.TrustManager;
import javax.net.ssl.TrustManagerFactory;
import javax.net.ssl.X509ExtendedTrustManager;
import org.jspecify.annotations.Nullable;

/**
 * Trusts the certificate authorities that come with Java and those of a file, and only where they
 * do not know a certificate those of the system, which take a while to read. Thread-safe.
 */
final class TrustedAuthorities extends X509ExtendedTrustManager {
  private final X509ExtendedTrustManager first;
  private @Nullable X509ExtendedTrustManager ofSystem;

  /**
   * Reads the authorities that come with Java.
   *
   * @param additional trusted as well
   */
  public TrustedAuthorities(List<X509Certificate> additional) {
    X509ExtendedTrustManager ofJava = trusting(null);
    first =
        additional.isEmpty()
            ? ofJava
            : trusting(
                Stream.concat(Stream.of(ofJava.getAcceptedIssuers()), additional.stream())
                    .toList());
  }

  /**
   * The certificates of a file.
   *
   * @throws Unreachable {@code AUTHORITY_FILE} when it cannot be read or contains none
   */
  public static List<X509Certificate> ofFile(String file) throws Unreachable {
    try {
      List<X509Certificate> certificates = CertificateBundle.read(Path.of(file)).certificates();
      if (certificates.isEmpty()) {
        throw new Unreachable(Unreachable.Kind.AUTHORITY_FILE, null);
      }
      return certificates;
    } catch (IOException | InvalidPathException e) {
      throw new Unreachable(Unreachable.Kind.AUTHORITY_FILE, e);
    }
  }

  /** Makes sockets that check certificates here. */
  public SSLSocketFactory sockets() {
    try {
      SSLContext context = SSLContext.getInstance("TLS");
      context.init(null, new TrustManager[] {this}, null);
      return context.getSocketFactory();
    } catch (GeneralSecurityException e) {
      throw new IllegalStateException(e);
    }
  }

  /**
   * @param authorities null for those that come with Java
   */
  private static X509ExtendedTrustManager trusting(@Nullable List<X509Certificate> authorities) {
    try {
      TrustManagerFactory factory =
          TrustManagerFactory.getInstance(TrustManagerFactory.getDefaultAlgorithm());
      factory.init(authorities == null ? null : store(authorities));
      return (X509ExtendedTrustManager) factory.getTrustManagers()[0];
    } catch (GeneralSecurityException | IOException e) {
      throw new IllegalStateException(e);
    }
  }

  private static KeyStore store(List<X509Certificate> authorities)
      throws GeneralSecurityException, IOException {
    KeyStore store = KeyStore.getInstance(KeyStore.getDefaultType());
    store.load(null, null);
    for (X509Certificate authority : authorities) {
      store.setCertificateEntry(String.valueOf(store.size()), authority);
    }
    return store;
  }

  private synchronized X509ExtendedTrustManager ofSystem() {
    X509ExtendedTrustManager known = ofSystem;
    if (known == null) {
      List<X509Certificate> read = SystemAuthorities.read();
      // Java makes none that trusts nobody.
      known = read.isEmpty() ? first : trusting(read);
      ofSystem = known;
    }
    return known;
  }

  private interface Check {
    void by(X509ExtendedTrustManager authorities) throws CertificateException;
  }

  private void check(Check check) throws CertificateException {
    try {
      check.by(first);
    } catch (CertificateException known) {
      try {
        check.by(ofSystem());
      } catch (CertificateException e) {
        throw saysUnknown(e) ? known : e;
      }
    }
  }

  /** Whether no authority was found: whatever the others say tells more. */
  private static boolean saysUnknown(CertificateException failure) {
    return Stream.<Throwable>iterate(failure, cause -> cause != null, Throwable::getCause)
        .anyMatch(CertPathBuilderException.class::isInstance);
  }

  @Override
  public void checkServerTrusted(X509Certificate[] chain, String type, Socket socket)
      throws CertificateException {
    check(authorities -> authorities.checkServerTrusted(chain, type, socket));
  }

  @Override
  public void checkServerTrusted(X509Certificate[] chain, String type, SSLEngine engine)
      throws CertificateException {
    check(authorities -> authorities.checkServerTrusted(chain, type, engine));
  }

  @Override
  public void checkServerTrusted(X509Certificate[] chain, String type) throws CertificateException {
    check(authorities -> authorities.checkServerTrusted(chain, type));
  }

  @Override
  public void checkClientTrusted(X509Certificate[] chain, String type, Socket socket)
      throws CertificateException {
    throw serversOnly();
  }

  @Override
  public void checkClientTrusted(X509Certificate[] chain, String type, SSLEngine engine)
      throws CertificateException {
    throw serversOnly();
  }

  @Override
  public void checkClientTrusted(X509Certificate[] chain, String type) throws CertificateException {
    throw serversOnly();
  }

  private static CertificateException serversOnly() {
    return new CertificateException("only servers are checked");
  }

  @Override
  public X509Certificate[] getAcceptedIssuers() {
    return first.getAcceptedIssuers();
  }
}

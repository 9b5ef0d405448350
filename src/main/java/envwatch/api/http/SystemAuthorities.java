package envwatch.api.http;

import envwatch.util.CertificateBundle;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.GeneralSecurityException;
import java.security.KeyStore;
import java.security.cert.X509Certificate;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.stream.Stream;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The certificate authorities of the operating system, to which a company adds its own. Java brings
 * a list instead of reading them.
 */
final class SystemAuthorities {
  private static final Logger LOG = LoggerFactory.getLogger(SystemAuthorities.class);

  /** Names another bundle, as for OpenSSL and the programs that use it. */
  private static final String VARIABLE = "SSL_CERT_FILE";

  /** Of Debian, Fedora and SUSE, as other programs look for them. */
  private static final List<String> BUNDLES =
      List.of(
          "/etc/ssl/certs/ca-certificates.crt",
          "/etc/pki/tls/certs/ca-bundle.crt",
          "/etc/pki/ca-trust/extracted/pem/tls-ca-bundle.pem",
          "/etc/ssl/ca-bundle.pem");

  private SystemAuthorities() {}

  /** Those that can be read; may be none. Blocks on disk access. */
  static List<X509Certificate> read() {
    String system = System.getProperty("os.name").toLowerCase(Locale.ROOT);
    if (system.startsWith("windows")) {
      return ofStore("Windows-ROOT");
    }
    if (system.startsWith("mac")) {
      return Stream.of("KeychainStore-ROOT", "KeychainStore")
          .flatMap(store -> ofStore(store).stream())
          .toList();
    }
    return Stream.concat(
            Stream.of(Objects.requireNonNullElse(System.getenv(VARIABLE), "")), BUNDLES.stream())
        .map(Path::of)
        .filter(Files::isRegularFile)
        .findFirst()
        .map(SystemAuthorities::ofBundle)
        .orElse(List.of());
  }

  private static List<X509Certificate> ofBundle(Path file) {
    try {
      return CertificateBundle.read(file).certificates();
    } catch (IOException e) {
      LOG.warn("The system's authorities in {} cannot be read: {}", file, e.toString());
      return List.of();
    }
  }

  /** The trusted certificates of a store of the JDK, which asks the system for them. */
  private static List<X509Certificate> ofStore(String type) {
    try {
      KeyStore store = KeyStore.getInstance(type);
      store.load(null, null);
      List<X509Certificate> trusted = new ArrayList<>();
      for (String alias : Collections.list(store.aliases())) {
        if (store.isCertificateEntry(alias)
            && store.getCertificate(alias) instanceof X509Certificate certificate) {
          trusted.add(certificate);
        }
      }
      return trusted;
    } catch (GeneralSecurityException | IOException e) {
      LOG.warn("The system's authorities in {} cannot be read: {}", type, e.toString());
      return List.of();
    }
  }
}

package envwatch.api.http.network;

import envwatch.api.ApiException.Unreachable;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.security.cert.Certificate;
import java.security.cert.CertificateException;
import java.security.cert.CertificateFactory;
import java.security.cert.X509Certificate;
import java.util.Collection;
import okhttp3.tls.HandshakeCertificates;

/** The system's certificate authorities, plus those of a PEM file. */
public final class TrustedAuthorities {
  private TrustedAuthorities() {}

  /**
   * @throws Unreachable {@code AUTHORITY_FILE} when the file cannot be read or contains no
   *     certificate
   */
  public static HandshakeCertificates withFile(String pemFile) throws Unreachable {
    var trusted = new HandshakeCertificates.Builder().addPlatformTrustedCertificates();
    for (Certificate certificate : read(pemFile)) {
      trusted.addTrustedCertificate((X509Certificate) certificate);
    }
    return trusted.build();
  }

  /**
   * Reads the file only to check whether it can be used. Blocks on disk access.
   *
   * @throws Unreachable {@code AUTHORITY_FILE} when the file cannot be read or contains no
   *     certificate
   */
  public static void check(String pemFile) throws Unreachable {
    read(pemFile);
  }

  private static Collection<? extends Certificate> read(String pemFile) throws Unreachable {
    try (InputStream file = Files.newInputStream(Path.of(pemFile))) {
      var certificates = CertificateFactory.getInstance("X.509").generateCertificates(file);
      if (certificates.isEmpty()) {
        throw new Unreachable(Unreachable.Kind.AUTHORITY_FILE, null);
      }
      return certificates;
    } catch (IOException | InvalidPathException | CertificateException e) {
      throw new Unreachable(Unreachable.Kind.AUTHORITY_FILE, e);
    }
  }
}

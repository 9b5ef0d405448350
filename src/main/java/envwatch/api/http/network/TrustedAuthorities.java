package envwatch.api.http.network;

import envwatch.api.ApiException.Unreachable;
import envwatch.base.CertificateBundle;
import java.io.IOException;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.security.cert.X509Certificate;
import java.util.List;
import okhttp3.tls.HandshakeCertificates;

/** The system's certificate authorities, plus those of a file. */
public final class TrustedAuthorities {
  private TrustedAuthorities() {}

  /**
   * @throws Unreachable {@code AUTHORITY_FILE} when the file cannot be read or contains no
   *     certificate
   */
  public static HandshakeCertificates withFile(String file) throws Unreachable {
    var trusted = new HandshakeCertificates.Builder().addPlatformTrustedCertificates();
    read(file).forEach(trusted::addTrustedCertificate);
    return trusted.build();
  }

  private static List<X509Certificate> read(String file) throws Unreachable {
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
}

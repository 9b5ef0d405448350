package envwatch.simulator;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import javax.net.ssl.SSLServerSocketFactory;
import okhttp3.tls.HandshakeCertificates;
import okhttp3.tls.HeldCertificate;

/**
 * A certificate authority created for one run, and the server certificate that it has signed. The
 * private keys never leave memory; the authority's certificate is in a file that is deleted when
 * this object is closed.
 */
final class ThrowAwayAuthority implements AutoCloseable {
  private final HandshakeCertificates server;
  private final Path certificate;

  /**
   * @throws IOException when the file cannot be written
   */
  ThrowAwayAuthority() throws IOException {
    HeldCertificate authority =
        new HeldCertificate.Builder()
            .certificateAuthority(0)
            .commonName("Envwatch simulator authority")
            .build();
    HeldCertificate held =
        new HeldCertificate.Builder()
            .signedBy(authority)
            .commonName("localhost")
            .addSubjectAlternativeName("localhost")
            .addSubjectAlternativeName("127.0.0.1")
            .addSubjectAlternativeName("::1")
            .build();
    this.server = new HandshakeCertificates.Builder().heldCertificate(held).build();
    this.certificate = Files.createTempDirectory("envwatch-simulator").resolve("authority.pem");
    Files.writeString(certificate, authority.certificatePem());
  }

  SSLServerSocketFactory sockets() {
    return server.sslContext().getServerSocketFactory();
  }

  /** The authority's certificate, in PEM. */
  Path certificate() {
    return certificate;
  }

  @Override
  public void close() {
    try {
      Files.deleteIfExists(certificate);
      Files.deleteIfExists(certificate.getParent());
    } catch (IOException e) {
      throw new UncheckedIOException("The certificate could not be deleted", e);
    }
  }
}

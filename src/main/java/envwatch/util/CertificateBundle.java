package envwatch.util;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.cert.CertificateException;
import java.security.cert.CertificateFactory;
import java.security.cert.X509Certificate;
import java.util.Base64;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * The certificates of a file. The blocks of a PEM file are found by their labels (RFC 7468), in any
 * encoding that editors and PowerShell write; what is around them, such as comments and keys, is
 * not looked at. A file without such blocks is read as DER or PKCS #7.
 *
 * @param certificates those that can be read
 * @param leftOut how many others there are
 */
public record CertificateBundle(List<X509Certificate> certificates, int leftOut) {
  /** More than any bundle of authorities takes. */
  private static final int LARGEST_BYTES = 4_000_000;

  private static final Pattern BLOCK =
      Pattern.compile("-----BEGIN (?:X509 |TRUSTED )?CERTIFICATE-----([^-]*)");

  public CertificateBundle {
    certificates = List.copyOf(certificates);
  }

  /** Reads a file; one that is larger than any such file contains no certificate. */
  public static CertificateBundle read(Path file) throws IOException {
    try (InputStream in = Files.newInputStream(file)) {
      byte[] content = in.readNBytes(LARGEST_BYTES + 1);
      return content.length > LARGEST_BYTES ? new CertificateBundle(List.of(), 0) : of(content);
    }
  }

  private static CertificateBundle of(byte[] content) {
    List<String> blocks =
        BLOCK
            .matcher(new String(content, charset(content)))
            .results()
            .map(block -> block.group(1))
            .toList();
    if (blocks.isEmpty()) {
      return new CertificateBundle(certificates(content).toList(), 0);
    }
    List<X509Certificate> read =
        blocks.stream()
            .flatMap(block -> certificate(Base64.getMimeDecoder().decode(block)).stream())
            .toList();
    return new CertificateBundle(read, blocks.size() - read.size());
  }

  /** UTF-16 by its mark, or by the zeros that it puts beside every letter of a PEM file. */
  private static Charset charset(byte[] content) {
    if (content.length < 2) {
      return StandardCharsets.ISO_8859_1;
    }
    boolean bigEndian = content[0] == (byte) 0xFE && content[1] == (byte) 0xFF || content[0] == 0;
    boolean littleEndian =
        content[0] == (byte) 0xFF && content[1] == (byte) 0xFE || content[1] == 0;
    if (bigEndian) {
      return StandardCharsets.UTF_16BE;
    }
    return littleEndian ? StandardCharsets.UTF_16LE : StandardCharsets.ISO_8859_1;
  }

  private static Optional<X509Certificate> certificate(byte[] encoded) {
    try {
      return Optional.of(
          (X509Certificate)
              CertificateFactory.getInstance("X.509")
                  .generateCertificate(new ByteArrayInputStream(encoded)));
    } catch (CertificateException e) {
      return Optional.empty();
    }
  }

  private static Stream<X509Certificate> certificates(byte[] encoded) {
    try {
      return CertificateFactory.getInstance("X.509")
          .generateCertificates(new ByteArrayInputStream(encoded))
          .stream()
          .map(X509Certificate.class::cast);
    } catch (CertificateException e) {
      return Stream.empty();
    }
  }
}

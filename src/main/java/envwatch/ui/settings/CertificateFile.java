package envwatch.ui.settings;

import static envwatch.words.Messages.text;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.security.cert.Certificate;
import java.security.cert.CertificateException;
import java.security.cert.CertificateFactory;
import java.security.cert.X509Certificate;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.util.Collection;
import java.util.Locale;

/** What a file said to hold certificates really holds. Reading it blocks. */
sealed interface CertificateFile {
  /** More than any bundle of authorities takes. */
  long LARGEST_BYTES = 4_000_000;

  /**
   * @param description what is in it, in words
   */
  record Usable(String description) implements CertificateFile {}

  /**
   * @param problem what to do about it, in words
   */
  record Unusable(String problem) implements CertificateFile {}

  static CertificateFile read(String typed) {
    try {
      Path file = Path.of(typed);
      if (!Files.isRegularFile(file)) {
        return new Unusable(text("settings.authority.absent"));
      }
      if (Files.size(file) > LARGEST_BYTES) {
        return new Unusable(text("settings.authority.no-certificate"));
      }
      try (InputStream stream = Files.newInputStream(file)) {
        return describe(CertificateFactory.getInstance("X.509").generateCertificates(stream));
      }
    } catch (InvalidPathException e) {
      return new Unusable(text("settings.authority.absent"));
    } catch (IOException e) {
      return new Unusable(text("settings.authority.unreadable"));
    } catch (CertificateException e) {
      return new Unusable(text("settings.authority.no-certificate"));
    }
  }

  private static CertificateFile describe(Collection<? extends Certificate> certificates) {
    if (certificates.isEmpty()) {
      return new Unusable(text("settings.authority.no-certificate"));
    }
    if (certificates.size() > 1) {
      return new Usable(text("settings.authority.many", certificates.size()));
    }
    X509Certificate only = (X509Certificate) certificates.iterator().next();
    String until =
        DateTimeFormatter.ofPattern("d MMM uuuu", Locale.ENGLISH)
            .withZone(ZoneId.systemDefault())
            .format(only.getNotAfter().toInstant());
    return new Usable(
        text("settings.authority.one", only.getSubjectX500Principal().getName(), until));
  }
}

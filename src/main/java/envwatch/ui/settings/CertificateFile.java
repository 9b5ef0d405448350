package envwatch.ui.settings;

import static envwatch.words.Messages.text;

import envwatch.util.CertificateBundle;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.security.cert.X509Certificate;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.util.Locale;

/** What a file said to hold certificates really holds. Reading it blocks. */
sealed interface CertificateFile {
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
      return describe(CertificateBundle.read(file));
    } catch (InvalidPathException e) {
      return new Unusable(text("settings.authority.absent"));
    } catch (IOException e) {
      return new Unusable(text("settings.authority.unreadable"));
    }
  }

  private static CertificateFile describe(CertificateBundle found) {
    int number = found.certificates().size();
    if (number == 0) {
      return new Unusable(text("settings.authority.no-certificate"));
    }
    if (found.leftOut() > 0) {
      return new Usable(text("settings.authority.left-out", number, found.leftOut()));
    }
    if (number > 1) {
      return new Usable(text("settings.authority.many", number));
    }
    X509Certificate only = found.certificates().getFirst();
    String until =
        DateTimeFormatter.ofPattern("d MMM uuuu", Locale.ENGLISH)
            .withZone(ZoneId.systemDefault())
            .format(only.getNotAfter().toInstant());
    return new Usable(
        text("settings.authority.one", only.getSubjectX500Principal().getName(), until));
  }
}

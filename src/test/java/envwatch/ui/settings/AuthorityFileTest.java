package envwatch.ui.settings;

import static org.assertj.core.api.Assertions.assertThat;

import envwatch.settings.NetworkSettings;
import envwatch.settings.Settings;
import envwatch.ui.settings.OpenSettings.Keychain;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import okhttp3.tls.HeldCertificate;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class AuthorityFileTest {
  @TempDir private Path folder;

  private Path file(String content) throws IOException {
    return Files.writeString(folder.resolve("authority.pem"), content);
  }

  private static String certificate() {
    return new HeldCertificate.Builder().commonName("Lab authority").build().certificatePem();
  }

  private static OpenSettings open() {
    return new OpenSettings(
        Settings.DEFAULT, new Keychain(true), (account, network, report) -> {}, PageName.NETWORK);
  }

  @Test
  void aCertificateIsDescribed() throws IOException {
    assertThat(CertificateFile.read(file(certificate()).toString()))
        .isInstanceOfSatisfying(
            CertificateFile.Usable.class,
            usable -> assertThat(usable.description()).contains("CN=Lab authority"));
  }

  @Test
  void severalCertificatesAreCounted() throws IOException {
    assertThat(CertificateFile.read(file(certificate() + certificate()).toString()))
        .isEqualTo(new CertificateFile.Usable("Contains 2 certificates."));
  }

  @Test
  void whatIsLeftOutIsCounted() throws IOException {
    String broken = "-----BEGIN CERTIFICATE-----\nMIIBUjCB\n-----END CERTIFICATE-----\n";

    assertThat(CertificateFile.read(file(broken + certificate() + broken).toString()))
        .isEqualTo(
            new CertificateFile.Usable(
                "Contains 1 certificate; 2 others cannot be read and will be left out."));
  }

  @Test
  void textIsNoCertificate() throws IOException {
    assertThat(CertificateFile.read(file("hello").toString()))
        .isEqualTo(
            new CertificateFile.Unusable("This file contains no certificate that can be read."));
  }

  @Test
  void anEmptyFileIsNoCertificate() throws IOException {
    assertThat(CertificateFile.read(file("").toString()))
        .isInstanceOf(CertificateFile.Unusable.class);
  }

  @Test
  void aFolderOrNothingIsNoFile() {
    assertThat(CertificateFile.read(folder.toString()))
        .isEqualTo(new CertificateFile.Unusable("File not found."));
    assertThat(CertificateFile.read("\0")).isInstanceOf(CertificateFile.Unusable.class);
  }

  @Test
  void okWaitsForTheFileAndStopsWhereItIsNoCertificate() throws IOException {
    String path = file("hello").toString();
    try (OpenSettings settings = open()) {
      settings.type("authority-file", path);
      settings.press("settings-ok");

      settings.await(() ->
          assertThat(settings.problemOf("authority-file")).startsWith("This file contains no"));
      assertThat(settings.applied).isEmpty();
    }
  }

  @Test
  void okAppliesAFileThatHoldsACertificate() throws IOException {
    String path = file(certificate()).toString();
    try (OpenSettings settings = open()) {
      settings.type("authority-file", path);
      settings.press("settings-ok");

      settings.await(() -> assertThat(settings.applied).hasSize(1));
      assertThat(
              settings.applied.getFirst().settings().network().get(NetworkSettings.AUTHORITY_FILE))
          .isEqualTo(path);
    }
  }
}

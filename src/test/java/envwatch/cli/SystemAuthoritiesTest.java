package envwatch.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.TimeUnit;
import mockwebserver3.MockResponse;
import mockwebserver3.MockWebServer;
import okhttp3.tls.HandshakeCertificates;
import okhttp3.tls.HeldCertificate;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;

/** The program as it is started, on a system that trusts an authority which Java does not know. */
@EnabledOnOs(OS.LINUX)
@Execution(ExecutionMode.CONCURRENT)
class SystemAuthoritiesTest {
  private static final String UNTRUSTED = "was issued by an authority that this computer does not";

  @TempDir Path folder;

  @AutoClose private final MockWebServer service = new MockWebServer();
  private final HeldCertificate authority =
      new HeldCertificate.Builder().certificateAuthority(0).ecdsa256().build();

  @BeforeEach
  void start() throws Exception {
    HeldCertificate own =
        new HeldCertificate.Builder()
            .signedBy(authority)
            .addSubjectAlternativeName("127.0.0.1")
            .ecdsa256()
            .build();
    service.useHttps(
        new HandshakeCertificates.Builder().heldCertificate(own).build().sslSocketFactory());
    service.enqueue(new MockResponse.Builder().code(401).build());
    service.start();
  }

  @Test
  void anAuthorityOfTheSystemIsTrusted() throws Exception {
    assertThat(status(authority)).doesNotContain(UNTRUSTED);
    assertThat(service.getRequestCount()).isPositive();
  }

  @Test
  void anAuthorityThatNobodyNamedIsNotTrusted() throws Exception {
    HeldCertificate other = new HeldCertificate.Builder().certificateAuthority(0).build();

    assertThat(status(other)).contains(UNTRUSTED);
  }

  @Test
  void aSystemWithoutAuthoritiesTrustsNobodyElse() throws Exception {
    assertThat(status("")).contains(UNTRUSTED);
  }

  private String status(HeldCertificate trusted) throws Exception {
    return status(trusted.certificatePem());
  }

  /** What {@code status} writes to standard error where the system trusts these authorities. */
  private String status(String trusted) throws Exception {
    Path bundle = Files.writeString(folder.resolve("bundle.crt"), trusted);
    ProcessBuilder builder =
        ProgramProcess.of(
            folder,
            service.url("/").newBuilder().host("127.0.0.1").build().uri(),
            "status",
            "--api-version",
            "v2",
            "--environment",
            "E1");
    builder.environment().put("SSL_CERT_FILE", bundle.toString());
    Process process = builder.redirectOutput(ProcessBuilder.Redirect.DISCARD).start();
    assertThat(process.waitFor(90, TimeUnit.SECONDS)).isTrue();
    return ProgramProcess.err(folder);
  }
}

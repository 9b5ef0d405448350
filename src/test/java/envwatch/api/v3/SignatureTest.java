package envwatch.api.v3;

import static org.assertj.core.api.Assertions.assertThat;

import envwatch.model.Secret;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** The vectors of service/authentication.md. */
@Tag("fast")
class SignatureTest {
  private static final Secret KEY = Secret.of("testkey-0123456789abcdef");

  @Test
  void writesTheHeaderOfTheWorkedVector() {
    assertThat(
            Signature.header(
                "TESTID0000000001",
                KEY,
                "https://use.cloudshare.com/api/v3/envs?brief=true",
                1700000000,
                "Abc123Xyz9"))
        .isEqualTo(
            "cs_sha1 userapiid:TESTID0000000001;timestamp:1700000000;token:Abc123Xyz9;"
                + "hmac:035f9c180414230408b4b7728b418f9c3c2c22a5");
  }

  @Test
  void signsTheSecondVector() {
    assertThat(
            Signature.of(
                KEY,
                "https://use.cloudshare.com/api/v3/envs/actions/suspend?envId=EN0001",
                1700000000,
                "Abc123Xyz9"))
        .isEqualTo("ac218a548c7cf78ca9bbed4a8ea32120e3614f0f");
  }
}

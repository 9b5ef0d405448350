package envwatch.simulator;

import static org.assertj.core.api.Assertions.assertThat;

import envwatch.model.Secret;
import java.time.Instant;
import org.junit.jupiter.api.Test;

/** The vectors of service/authentication.md against the simulator's own checker. */
class SignatureCheckTest {
  private static final String V1 =
      "EnvApiId=ENVAPIID0001&UserApiId=TESTID0000000001&timestamp=1700000000"
          + "&HMAC=b8f4691a1d5ba5b83024798cb93b7624f7876bfa";
  private static final String V2 =
      "EnvId=ENVAPIID0001&UserApiId=TESTID0000000001&token=Abc123Xyz9&timestamp=1700000000"
          + "&HMAC=9601c47e3073c8c4f693bf8e77fab5b47e5cc75c";
  private static final String V3 =
      "cs_sha1 userapiid:TESTID0000000001;timestamp:1700000000;token:Abc123Xyz9;hmac:";
  private static final String V3_URL = "https://use.cloudshare.com/api/v3/envs?brief=true";
  private static final String V3_SIGNATURE = "035f9c180414230408b4b7728b418f9c3c2c22a5";

  private Instant now = Instant.ofEpochSecond(1_700_000_000);
  private final SignatureCheck check =
      new SignatureCheck(
          new Credentials("TESTID0000000001", Secret.of("testkey-0123456789abcdef")),
          () -> now,
          true);

  @Test
  void v1AcceptsItsVector() {
    assertThat(check.v1(Parameters.parse(V1))).isEqualTo(SignatureResult.ACCEPTED);
  }

  @Test
  void v1AcceptsAnyOrderOfParametersAndCaseOfTheirNames() {
    String shuffled =
        "hmac=B8F4691A1D5BA5B83024798CB93B7624F7876BFA&TIMESTAMP=1700000000"
            + "&userapiid=TESTID0000000001&envapiid=ENVAPIID0001";
    assertThat(check.v1(Parameters.parse(shuffled))).isEqualTo(SignatureResult.ACCEPTED);
  }

  @Test
  void v1RefusesAChangedParameter() {
    assertThat(check.v1(Parameters.parse(V1.replace("ENVAPIID0001", "ENVAPIID0002"))))
        .isEqualTo(SignatureResult.WRONG_SIGNATURE);
  }

  @Test
  void v1RefusesAnotherApiId() {
    assertThat(check.v1(Parameters.parse(V1.replace("TESTID", "BESTID"))))
        .isEqualTo(SignatureResult.WRONG_ID);
  }

  @Test
  void v1RefusesAnOldTimestamp() {
    now = now.plusSeconds(301);
    assertThat(check.v1(Parameters.parse(V1))).isEqualTo(SignatureResult.OUT_OF_TIME);
  }

  @Test
  void v1SignsTheVendorsOwnSample() {
    Parameters sample =
        Parameters.parse(
            "Param1=Alice&P2=Bob&timestamp=123456&alpha=beta&UserApiId=AAAABBBBCCCCDDDD");
    assertThat(Signature.v1(Secret.of("QQQQRRRRSSSSTTTT"), sample))
        .isEqualTo("f4d940ae137e7193d41d0bea0149f7ffb6962c58");
  }

  @Test
  void v2AcceptsItsVectorOnce() {
    assertThat(check.v2("GetEnvironmentState", Parameters.parse(V2)))
        .isEqualTo(SignatureResult.ACCEPTED);
    assertThat(check.v2("GetEnvironmentState", Parameters.parse(V2)))
        .isEqualTo(SignatureResult.TOKEN_USED);
  }

  @Test
  void v2SignsTheCommand() {
    assertThat(check.v2("ListEnvironments", Parameters.parse(V2)))
        .isEqualTo(SignatureResult.WRONG_SIGNATURE);
  }

  @Test
  void v2ChecksTheDecodedValues() {
    String query =
        "EnvId=ENVAPIID0001&SnapshotName=night%20build%207&Description=a%26b&SetAsDefault=true"
            + "&UserApiId=TESTID0000000001&token=Abc123Xyz9&timestamp=1700000000"
            + "&HMAC=584aaade6c1dfa3682cb261274616b3309fafc7d";
    assertThat(check.v2("EntAppTakeSnapshot", Parameters.parse(query)))
        .isEqualTo(SignatureResult.ACCEPTED);
  }

  @Test
  void v2SignsTheVendorsOwnSample() {
    Parameters sample =
        Parameters.parse(
            "Param1=Alice&P2=Bob&timestamp=123456&alpha=beta&UserApiId=AAAABBBBCCCCDDDD"
                + "&token=A1b2C3d4E5");
    assertThat(Signature.v2(Secret.of("XXXXX"), "ListEnvironments", sample))
        .isEqualTo("02b2810f3a17400ca4537a686d8ce1df61d75dd3");
  }

  @Test
  void v3AcceptsItsVectors() {
    assertThat(check.v3(V3 + V3_SIGNATURE, V3_URL)).isEqualTo(SignatureResult.ACCEPTED);
    assertThat(
            Signature.v3(
                Secret.of("testkey-0123456789abcdef"),
                "https://use.cloudshare.com/api/v3/envs/actions/suspend?envId=EN0001",
                "1700000000",
                "Abc123Xyz9"))
        .isEqualTo("ac218a548c7cf78ca9bbed4a8ea32120e3614f0f");
  }

  @Test
  void v3AcceptsAMinuteAndNotMore() {
    now = now.plusSeconds(60);
    assertThat(check.v3(V3 + V3_SIGNATURE, V3_URL)).isEqualTo(SignatureResult.ACCEPTED);
    now = now.plusSeconds(1);
    assertThat(check.v3(V3 + V3_SIGNATURE, V3_URL)).isEqualTo(SignatureResult.OUT_OF_TIME);
  }

  @Test
  void v3SignsTheWholeAddress() {
    assertThat(check.v3(V3 + V3_SIGNATURE, V3_URL.replace("true", "false")))
        .isEqualTo(SignatureResult.WRONG_SIGNATURE);
  }

  @Test
  void v3WantsItsHeader() {
    assertThat(check.v3("", V3_URL)).isEqualTo(SignatureResult.UNSIGNED);
    assertThat(check.v3("Basic abc", V3_URL)).isEqualTo(SignatureResult.UNSIGNED);
  }
}

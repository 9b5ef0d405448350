package envwatch.ui.settings;

import static org.assertj.core.api.Assertions.assertThat;

import envwatch.api.ApiException;
import envwatch.api.ApiException.Unreachable;
import envwatch.api.ApiException.Unreadable;
import envwatch.api.Connection.SkippedVersion;
import envwatch.api.connect.StepResult;
import envwatch.api.connect.StepResult.Fact;
import envwatch.api.connect.StepResult.Failed;
import envwatch.api.connect.StepResult.Passed;
import envwatch.api.connect.StepResult.Skipped;
import envwatch.api.connect.StepResult.Step;
import envwatch.model.ApiVersion;
import envwatch.model.Secret;
import java.time.Duration;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

class StepWordsTest {
  private final StepWords words =
      new StepWords(
          AccountDraft.of(SettingsDraftTest.account("lab", "Lab")).account(Secret.of("s3cret")));

  private String sentence(StepResult result) {
    return words.sentence(result, false);
  }

  @Test
  void aRefusedKeyIsNotSaidToBeInSettingsByTheSettings() {
    assertThat(sentence(new Failed(Step.KEY, new ApiException.Unauthorized("no"))))
        .endsWith("Check the API ID and the API key.");
  }

  @Test
  void aPassedAddressNamesTheHost() {
    assertThat(sentence(new Passed(Step.ADDRESS, new Fact.Nothing())))
        .isEqualTo("use.cloudshare.com responds.");
  }

  @ParameterizedTest
  @CsvSource({
    "PT3S, agrees with the service, false",
    "PT-3S, agrees with the service, false",
    "PT4M, 4 min slow, true",
    "PT-4M, 4 min fast, true"
  })
  void aClockFarOffDeservesAttention(Duration offset, String said, boolean attention) {
    Passed clock = new Passed(Step.CLOCK, new Fact.Clock(offset));

    assertThat(sentence(clock)).contains(said);
    assertThat(StepWords.deservesAttention(clock)).isEqualTo(attention);
  }

  @Test
  void theVersionInUseIsNamedAndWhyNotANewerOne() {
    Passed key =
        new Passed(
            Step.KEY,
            new Fact.VersionInUse(
                new ApiVersion(1),
                List.of(
                    new SkippedVersion(new ApiVersion(3), new ApiException.NotFound("v3")),
                    new SkippedVersion(new ApiVersion(2), new ApiException.Forbidden("v2")))));

    assertThat(sentence(key))
        .isEqualTo(
            "The service accepts the key. API v1 is in use. v3 skipped: The service does not offer"
                + " it. v2 skipped: This account is not allowed to see or do this.");
  }

  @Test
  void aVersionWhoseAddressIsNotThereIsToldWithoutAnAdvice() {
    SkippedVersion absent =
        new SkippedVersion(new ApiVersion(3), new ApiException.ServerFault(404, null));

    assertThat(
            sentence(
                new Passed(Step.KEY, new Fact.VersionInUse(new ApiVersion(2), List.of(absent)))))
        .endsWith("v3 skipped: There is nothing at its address (HTTP status 404).");
  }

  @Test
  void anAnswerWithoutExplanationToTheKeyNamesEveryPossibleCause() {
    assertThat(sentence(new Failed(Step.KEY, new ApiException.ServerFault(401, null))))
        .contains("The key may be wrong", "sign-in page");
    assertThat(sentence(new Failed(Step.KEY, new ApiException.ServerFault(404, null))))
        .contains("Check the service address");
  }

  @Test
  void anUnknownListedEnvironmentIsNamed() {
    assertThat(sentence(new Failed(Step.FIRST_ENVIRONMENT, new ApiException.NotFound("404"))))
        .contains("ENVAPIID0001");
  }

  @ParameterizedTest
  @CsvSource({
    "1, 1 environment: \u201cLab\u201d.",
    "12, '12 environments, such as \u201cLab\u201d.'",
    "0, \u201cLab\u201d can be read."
  })
  void itTellsHowManyEnvironmentsTheAccountSees(int visible, String said) {
    Fact found = new Fact.FirstEnvironment("Lab", visible);
    assertThat(sentence(new Passed(Step.FIRST_ENVIRONMENT, found))).isEqualTo(said);
  }

  @Test
  void anAccountThatSeesNothingDeservesAttention() {
    Passed nothing = new Passed(Step.FIRST_ENVIRONMENT, new Fact.FirstEnvironment(null, 0));

    assertThat(sentence(nothing)).contains("cannot see any environments");
    assertThat(StepWords.deservesAttention(nothing)).isTrue();
  }

  @Test
  void aProxyScriptThatIsNotRunDeservesAttention() {
    Passed direct = new Passed(Step.ADDRESS, new Fact.ScriptUnrun());

    assertThat(sentence(direct)).contains("without a proxy", "script (PAC)");
    assertThat(StepWords.deservesAttention(direct)).isTrue();
  }

  @Test
  void aWrongKeyAWrongClockAndAWrongAddressReadDifferently() {
    assertThat(
            List.of(
                sentence(new Failed(Step.KEY, new ApiException.Unauthorized("401"))),
                sentence(new Failed(Step.KEY, new ApiException.ClockSkew(Duration.ofMinutes(9)))),
                sentence(failed(Unreachable.Kind.UNKNOWN_HOST)),
                sentence(failed(Unreachable.Kind.PROXY)),
                sentence(failed(Unreachable.Kind.PROXY_UNREACHABLE)),
                sentence(failed(Unreachable.Kind.PROXY_PASSWORD_NEEDED)),
                sentence(failed(Unreachable.Kind.PROXY_PASSWORD_REFUSED)),
                sentence(failed(Unreachable.Kind.PROXY_SIGN_IN)),
                sentence(failed(Unreachable.Kind.PROXY_NOT_UNDERSTOOD)),
                sentence(failed(Unreachable.Kind.PROXY_UNSUPPORTED)),
                sentence(failed(Unreachable.Kind.PROXY_SCRIPT)),
                sentence(failed(Unreachable.Kind.CERTIFICATE_AUTHORITY))))
        .doesNotHaveDuplicates();
  }

  @Test
  void aLostAnswerIsNothingToCorrect() {
    assertThat(
            Stream.of(
                    unreachable(Unreachable.Kind.CONNECTION_LOST),
                    unreachable(Unreachable.Kind.READ_TIME_OUT),
                    unreachable(Unreachable.Kind.CONNECT_TIME_OUT),
                    unreachable(Unreachable.Kind.REFUSED),
                    unreachable(Unreachable.Kind.NO_NETWORK),
                    new ApiException.RateLimited(null),
                    ApiException.ServerFault.byService(503, null),
                    new ApiException.ServerFault(502, null),
                    new ApiException.Unreadable(Unreadable.What.EMPTY))
                .map(cause -> new Failed(Step.KEY, cause)))
        .allSatisfy(failed -> {
          assertThat(StepWords.outcome(failed))
              .contains("nothing shows that what you entered is wrong", "Test again")
              .doesNotContain("Correct");
          assertThat(StepWords.deservesAttention(failed)).isTrue();
        });
  }

  @ParameterizedTest
  @EnumSource(names = {"REFUSED", "CONNECT_TIME_OUT"})
  void whereNothingAnswersTheAddressMayBeWrong(Unreachable.Kind kind) {
    assertThat(StepWords.outcome(failed(kind)))
        .contains("Check the service address", "test again in a moment");
    assertThat(StepWords.deservesAttention(failed(kind))).isFalse();
  }

  @Test
  void whatThePersonCanCorrectIsToldAsThat() {
    assertThat(
            Stream.of(
                    new ApiException.Unauthorized("401"),
                    new ApiException.ClockSkew(Duration.ofMinutes(9)),
                    new ApiException.NotFound("404"),
                    new ApiException.ServerFault(401, null),
                    new ApiException.Unreadable(Unreadable.What.HTML),
                    unreachable(Unreachable.Kind.UNKNOWN_HOST),
                    unreachable(Unreachable.Kind.PROXY_PASSWORD_REFUSED),
                    unreachable(Unreachable.Kind.CERTIFICATE_AUTHORITY))
                .map(cause -> new Failed(Step.KEY, cause)))
        .allSatisfy(failed -> {
          assertThat(StepWords.outcome(failed)).contains("Correct what is marked above");
          assertThat(StepWords.deservesAttention(failed)).isFalse();
        });
  }

  private static Unreachable unreachable(Unreachable.Kind kind) {
    return new Unreachable(kind, null);
  }

  private static Failed failed(Unreachable.Kind kind) {
    return new Failed(Step.ADDRESS, new Unreachable(kind, null));
  }

  @Test
  void aSkippedCertificateOnlyMeansUnencryptedWhereNothingFailedBefore() {
    Skipped certificate = new Skipped(Step.CERTIFICATE);

    assertThat(words.sentence(certificate, false)).startsWith("Not encrypted.");
    assertThat(words.sentence(certificate, true)).isEqualTo("Not tested.");
  }
}

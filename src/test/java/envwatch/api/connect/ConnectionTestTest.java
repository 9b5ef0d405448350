package envwatch.api.connect;

import static org.assertj.core.api.Assertions.assertThat;

import envwatch.api.Connection;
import envwatch.api.ServiceByVersion;
import envwatch.api.TestAccounts;
import envwatch.api.http.HttpTransport;
import envwatch.api.http.NetworkOptions;
import envwatch.model.ApiAccount;
import envwatch.model.ApiVersion;
import envwatch.model.EnvironmentId;
import java.net.URI;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import mockwebserver3.MockResponse;
import mockwebserver3.MockWebServer;
import okhttp3.tls.HandshakeCertificates;
import okhttp3.tls.HeldCertificate;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class ConnectionTestTest {
  private static final Instant NOW = Instant.parse("2026-01-01T12:00:00Z");
  private static final Clock CLOCK = Clock.fixed(NOW, ZoneOffset.UTC);

  private ServiceByVersion service;

  @BeforeEach
  void serve() throws Exception {
    service = new ServiceByVersion();
  }

  @AfterEach
  void stop() {
    service.close();
  }

  @Test
  void tellsWhatEveryStepFoundOut() {
    service.answer("/", new MockResponse.Builder().addHeader("Date", date(12, 0)).build());
    service.ping(2, "good");
    service.answer(
        "/API/v2/Env/ListEnvironmentsWithState",
        200,
        "{\"data\":[{\"envId\":\"E1\",\"name\":\"Lab\"}],\"status_code\":\"0x20000\"}");

    assertThat(outcomes(account()))
        .containsExactly(
            "ADDRESS passed",
            "CERTIFICATE skipped",
            "CLOCK passed PT0S",
            "KEY passed v2 [v3]",
            "FIRST_ENVIRONMENT passed Lab of 1");
  }

  @Test
  void tellsWhenNoEnvironmentIsVisible() {
    service.ping(1, "good");
    service.answer("/API/v1/Env/ListEnvironments", 200, "{\"envsList\":[]}");

    assertThat(outcomes(account()))
        .endsWith("KEY passed v1 [v3, v2]", "FIRST_ENVIRONMENT passed null of 0");
  }

  @Test
  void looksAtTheFirstEnvironmentListed() {
    service.ping(1, "good");
    service.answer("/API/v1/Env/GetEnvironmentState", 200, "{\"name\":\"Mine\"}");

    assertThat(outcomes(TestAccounts.at(service.address(), new EnvironmentId("E7"))))
        .endsWith("FIRST_ENVIRONMENT passed Mine of 0");
  }

  @Test
  void anEnvironmentThatIsNotThereFailsTheLastStepOnly() {
    service.ping(1, "good");
    service.answer("/API/v1/Env/GetEnvironmentState", 404, ServiceByVersion.error(1, 404));

    assertThat(outcomes(TestAccounts.at(service.address(), new EnvironmentId("E7"))))
        .endsWith("KEY passed v1 [v3, v2]", "FIRST_ENVIRONMENT failed NotFound");
  }

  @Test
  void aWrongKeyFailsItsStepAndSkipsTheRest() {
    service.ping(1, "wrong-key");

    assertThat(outcomes(account()))
        .endsWith("CLOCK passed null", "KEY failed Unauthorized", "FIRST_ENVIRONMENT skipped");
  }

  @Test
  void aSignInPageInBetweenIsNotAWrongKey() {
    service.ping(1, "sign-in");

    assertThat(outcomes(account())).contains("KEY failed ServerFault");
  }

  @Test
  void aWrongClockIsToldApartFromAWrongKey() {
    service.answer("/", new MockResponse.Builder().addHeader("Date", date(12, 10)).build());
    service.answer(
        "/api/v3/ping",
        new MockResponse.Builder()
            .code(401)
            .addHeader("Date", date(12, 10))
            .body(ServiceByVersion.error(3, 401))
            .build());

    assertThat(outcomes(account()))
        .containsExactly(
            "ADDRESS passed",
            "CERTIFICATE skipped",
            "CLOCK failed ClockSkew",
            "KEY skipped",
            "FIRST_ENVIRONMENT skipped");
  }

  @Test
  void aClockThatIsOffDoesNotStopAServiceThatDoesNotMind() {
    service.answer("/", new MockResponse.Builder().addHeader("Date", date(12, 10)).build());
    service.ping(1, "good");
    service.answer("/API/v1/Env/ListEnvironments", 200, "{\"envsList\":[]}");

    assertThat(outcomes(account())).contains("CLOCK passed PT10M", "KEY passed v1 [v3, v2]");
  }

  @Test
  void aServiceThatAnswersWithNoApiFailsAtTheKey() {
    assertThat(outcomes(account())).contains("ADDRESS passed", "KEY failed ServerFault");
  }

  @Test
  void anAddressWhereNobodyListensFailsTheFirstStep() {
    URI nobody = service.address();
    service.close();

    assertThat(outcomes(TestAccounts.at(nobody)))
        .containsExactly(
            "ADDRESS failed Unreachable",
            "CERTIFICATE skipped",
            "CLOCK skipped",
            "KEY skipped",
            "FIRST_ENVIRONMENT skipped");
  }

  @Test
  void aRedirectAtTheBareAddressDoesNotMatter() {
    service.answer(
        "/",
        new MockResponse.Builder().code(302).addHeader("Location", "https://a.example/").build());

    assertThat(outcomes(account())).startsWith("ADDRESS passed");
  }

  @Test
  void aCertificateOfAnUnknownAuthorityFailsTheSecondStep() throws Exception {
    var identity =
        new HeldCertificate.Builder().addSubjectAlternativeName("localhost").ecdsa256().build();
    try (var secure = new MockWebServer()) {
      secure.useHttps(
          new HandshakeCertificates.Builder().heldCertificate(identity).build().sslSocketFactory());
      secure.start();

      assertThat(outcomes(TestAccounts.at(secure.url("/").uri())))
          .containsExactly(
              "ADDRESS passed",
              "CERTIFICATE failed Unreachable",
              "CLOCK skipped",
              "KEY skipped",
              "FIRST_ENVIRONMENT skipped");
    }
  }

  @Test
  void aCertificateFileThatCannotBeReadFailsTheSecondStep() {
    var options = new NetworkOptions(new NetworkOptions.Proxy.None(), "nowhere.pem");
    var test =
        new ConnectionTest(
            () -> new HttpTransport(options, CLOCK),
            account -> {
              throw new AssertionError("not asked for");
            });

    assertThat(outcomes(test, account()))
        .startsWith("ADDRESS skipped", "CERTIFICATE failed Unreachable");
  }

  @Test
  void anInterruptEndsIt() {
    Thread.currentThread().interrupt();

    List<String> outcomes = outcomes(account());

    assertThat(Thread.interrupted()).isTrue();
    assertThat(outcomes).startsWith("ADDRESS failed Unreachable", "CERTIFICATE skipped");
  }

  private ApiAccount account() {
    return TestAccounts.at(service.address());
  }

  private List<String> outcomes(ApiAccount account) {
    TransportFactory transports = () -> TestAccounts.transport(CLOCK);
    return outcomes(
        new ConnectionTest(
            transports, new NewestVersionConnector(ServiceByVersion.DIALECTS, transports)),
        account);
  }

  private static List<String> outcomes(ConnectionTest test, ApiAccount account) {
    List<String> outcomes = new ArrayList<>();
    test.run(account, result -> outcomes.add(describe(result)));
    return outcomes;
  }

  private static String describe(StepResult result) {
    return result.step()
        + switch (result) {
          case StepResult.Passed(var step, var fact) -> " passed" + describe(fact);
          case StepResult.Failed(var step, var cause) ->
              " failed " + cause.getClass().getSimpleName();
          case StepResult.Skipped skipped -> " skipped";
        };
  }

  private static String describe(StepResult.Fact fact) {
    return switch (fact) {
      case StepResult.Fact.ScriptUnrun unrun -> " script unrun";
      case StepResult.Fact.Nothing nothing -> "";
      case StepResult.Fact.Clock(Duration offset) -> " " + offset;
      case StepResult.Fact.VersionInUse(ApiVersion version, var skippedVersions) ->
          " "
              + version
              + " "
              + skippedVersions.stream().map(Connection.SkippedVersion::version).toList();
      case StepResult.Fact.FirstEnvironment(String name, int visible) ->
          " " + name + " of " + visible;
    };
  }

  private static String date(int hour, int minute) {
    return "Thu, 01 Jan 2026 %02d:%02d:00 GMT".formatted(hour, minute);
  }
}

package envwatch.api.connect;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import envwatch.api.ApiException;
import envwatch.api.Connection;
import envwatch.api.EnvironmentService;
import envwatch.api.ServiceByVersion;
import envwatch.api.TestAccounts;
import envwatch.model.ApiAccount;
import envwatch.model.ApiVersion;
import java.net.URI;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.List;
import mockwebserver3.MockResponse;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class NewestVersionConnectorTest {
  private static final Instant NOW = Instant.parse("2026-01-01T12:00:00Z");

  private ServiceByVersion service;
  private NewestVersionConnector connector;

  @BeforeEach
  void serve() throws Exception {
    service = new ServiceByVersion();
    connector =
        new NewestVersionConnector(
            ServiceByVersion.DIALECTS,
            () -> TestAccounts.transport(Clock.fixed(NOW, ZoneOffset.UTC)));
  }

  @AfterEach
  void stop() {
    service.close();
  }

  @ParameterizedTest
  @CsvSource({
    "good, good, good, 3, ''",
    "absent, good, good, 2, v3 ServerFault",
    "absent, absent, good, 1, v3 ServerFault v2 ServerFault",
    "page, good, good, 2, v3 Unreadable",
    "fault, absent, good, 1, v3 ServerFault v2 ServerFault",
    "redirect, good, absent, 2, v3 Unreachable",
    "wrong-key, good, good, 2, v3 Unauthorized",
    "sign-in, good, good, 2, v3 ServerFault"
  })
  void keepsTheNewestVersionThatAnswers(
      String v3, String v2, String v1, int expected, String skippedVersions) throws Exception {
    pings(v3, v2, v1);

    Connection connection = connector.connect(account());

    try (EnvironmentService kept = connection.service()) {
      assertThat(kept.version()).isEqualTo(new ApiVersion(expected));
      assertThat(describe(connection.skippedVersions())).isEqualTo(skippedVersions);
    }
  }

  @ParameterizedTest
  @CsvSource({
    "wrong-key, absent, absent, Unauthorized",
    "absent, absent, wrong-key, Unauthorized",
    "fault, wrong-key, page, Unauthorized",
    "wrong-key, wrong-key, wrong-key, Unauthorized",
    "fault, fault, fault, ServerFault",
    "absent, fault, absent, ServerFault",
    "page, absent, absent, Unreadable",
    "absent, absent, absent, ServerFault"
  })
  void tellsTheMostTellingFailureWhenNoneAnswers(String v3, String v2, String v1, String failure) {
    pings(v3, v2, v1);

    ApiException thrown =
        catchThrowableOfType(ApiException.class, () -> connector.connect(account()));

    assertThat(thrown.getClass().getSimpleName()).isEqualTo(failure);
  }

  @ParameterizedTest
  @CsvSource({
    "wrong-key, wrong-key, wrong-key, true",
    "forbidden, wrong-key, forbidden, true",
    "forbidden, forbidden, forbidden, false",
    "forbidden, absent, fault, false"
  })
  void aRejectedKeyIsCertainWhenTheServiceItselfSaidSo(
      String v3, String v2, String v1, boolean certain) {
    pings(v3, v2, v1);

    assertThatThrownBy(() -> connector.connect(account()))
        .isInstanceOfSatisfying(
            ApiException.Unauthorized.class,
            rejected -> assertThat(rejected.certain()).isEqualTo(certain));
  }

  @ParameterizedTest
  @CsvSource({"sign-in, absent, absent", "fault, sign-in, absent", "sign-in, page, fault"})
  void aStatusOf401WithoutExplanationIsTheMostTellingOfFaults(String v3, String v2, String v1) {
    pings(v3, v2, v1);

    assertThatThrownBy(() -> connector.connect(account()))
        .isInstanceOfSatisfying(
            ApiException.ServerFault.class, fault -> assertThat(fault.status()).isEqualTo(401));
  }

  @Test
  void blamesTheClockForARejectedKeyWhenItIsFarOff() {
    service.answer(
        "/api/v3/ping",
        new MockResponse.Builder()
            .code(401)
            .addHeader("Date", "Thu, 01 Jan 2026 11:50:00 GMT")
            .body(ServiceByVersion.error(3, 401))
            .build());

    assertThatThrownBy(() -> connector.connect(account()))
        .isInstanceOfSatisfying(
            ApiException.ClockSkew.class,
            skew ->
                assertThat(skew.offset())
                    .isBetween(Duration.ofSeconds(-600), Duration.ofSeconds(-599)));
  }

  @Test
  void stopsAtOnceWhereNothingCanBeReached() {
    URI nobody = service.address();
    service.close();

    assertThatThrownBy(() -> connector.connect(TestAccounts.at(nobody)))
        .isInstanceOf(ApiException.Unreachable.class);
  }

  @Test
  void stopsAtOnceWhenToldToAskLess() {
    pings("limited", "good", "good");

    assertThatThrownBy(() -> connector.connect(account()))
        .isInstanceOf(ApiException.RateLimited.class);
    assertThat(service.requests()).isEqualTo(1);
  }

  @Test
  void triesNoOtherVersionThanTheOneNamed() throws Exception {
    pings("good", "good", "good");

    Connection connection = connector.connect(account(2));

    try (EnvironmentService kept = connection.service()) {
      assertThat(kept.version()).isEqualTo(new ApiVersion(2));
      assertThat(connection.skippedVersions()).isEmpty();
      assertThat(service.requests()).isEqualTo(1);
    }
  }

  @Test
  void failsWithTheVersionNamedAlthoughAnotherWouldAnswer() {
    pings("good", "absent", "good");

    assertThatThrownBy(() -> connector.connect(account(2)))
        .isInstanceOf(ApiException.ServerFault.class);
  }

  @Test
  void doesNotKnowEveryVersion() {
    assertThatThrownBy(() -> connector.connect(account(4)))
        .isInstanceOf(ApiException.NotOffered.class);
  }

  private void pings(String v3, String v2, String v1) {
    service.ping(3, v3);
    service.ping(2, v2);
    service.ping(1, v1);
  }

  private ApiAccount account() {
    return TestAccounts.at(service.address());
  }

  private ApiAccount account(int version) {
    ApiAccount open = account();
    return new ApiAccount(
        open.id(),
        open.name(),
        open.address(),
        new ApiVersion(version),
        open.apiId(),
        open.apiKey(),
        List.of());
  }

  private static String describe(List<Connection.SkippedVersion> skippedVersions) {
    return String.join(
        " ",
        skippedVersions.stream()
            .map(each -> each.version() + " " + each.cause().getClass().getSimpleName())
            .toList());
  }
}

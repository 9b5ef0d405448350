package envwatch.api.wire;

import static org.assertj.core.api.Assertions.assertThat;

import envwatch.api.ApiException;
import envwatch.api.http.HttpAnswer;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

@Tag("fast")
class RefusalTest {
  private static final Instant NOW = Instant.parse("2026-01-01T12:00:00Z");
  private static final String OWN = "{\"code\":\"0x1\",\"message\":\"no\"}";

  /** What proxies, gateways and sign-in pages answer with. */
  private static final List<String> SOMEBODYS =
      List.of(
          "",
          "<html><body>Sign in</body></html>",
          "{\"message\":\"Forbidden\"}",
          "{\"error\":\"unauthorized\"}",
          "{\"code\":\"0x1\"}",
          "{\"code\":\"0x1\",\"error\":\"unauthorized\"}",
          "{\"code\":401,\"message\":\"Unauthorized\"}",
          "{\"code\":\"0x1\",\"message\":null}",
          "{\"code\":\" \",\"message\":\"Unauthorized\"}",
          "{\"statusCode\":401,\"message\":\"Access denied\"}",
          "{\"error\":{\"code\":\"0x1\",\"message\":\"no\"}}",
          "[{\"code\":\"0x1\",\"message\":\"no\"}]",
          "\"Unauthorized\"",
          "{\"code\":\"0x1\",\"message\":\"n");

  @ParameterizedTest
  @CsvSource({
    "401, Unauthorized",
    "403, Forbidden",
    "404, NotFound",
    "429, RateLimited",
    "400, Rejected",
    "408, Rejected",
    "409, Rejected",
    "500, Rejected",
    "502, ServerFault",
    "503, ServerFault",
    "302, Unreadable"
  })
  void believesTheServiceWhatItSays(int status, String type) {
    assertThat(refusal(status, OWN, null).getClass().getSimpleName()).isEqualTo(type);
  }

  static Stream<Arguments> answersOfSomebody() {
    return SOMEBODYS.stream()
        .flatMap(body ->
            IntStream.of(400, 401, 403, 404, 407, 408, 409, 500, 503)
                .mapToObj(status -> Arguments.of(status, body)));
  }

  @ParameterizedTest
  @MethodSource("answersOfSomebody")
  void takesAnErrorInAnyOtherFormForAFaultOnTheWay(int status, String body) {
    assertThat(refusal(status, body, null))
        .isInstanceOfSatisfying(
            ApiException.ServerFault.class,
            fault -> {
              assertThat(fault.status()).isEqualTo(status);
              assertThat(fault.saidByService()).isFalse();
            });
  }

  @Test
  void believesAnybodyThatThereWereTooManyRequests() {
    assertThat(refusal(429, "<html>", null))
        .isInstanceOfSatisfying(
            ApiException.RateLimited.class,
            limited -> assertThat(limited.saidByService()).isFalse());
  }

  @Test
  void knowsWhenTheServiceItselfIsNotAvailable() {
    assertThat(refusal(503, OWN, null))
        .isInstanceOfSatisfying(
            ApiException.ServerFault.class, fault -> assertThat(fault.saidByService()).isTrue());
  }

  @Test
  void aRefusalIsToldInTheServicesWords() {
    assertThat(refusal(500, "{\"code\":\"0x50048\",\"message\":\"over quota\"}", null))
        .isInstanceOfSatisfying(
            ApiException.Rejected.class,
            rejected -> {
              assertThat(rejected.code()).isEqualTo("0x50048");
              assertThat(rejected.reason()).isEqualTo("over quota");
            });
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "Invalid signature",
        "HMAC mismatch",
        "User is not authenticated",
        "Unauthorized request",
        "Bad API key",
        "Authentication service unavailable",
        "No credentials for the share were given",
        "The timestamp is too old"
      })
  void wordsMakeNoRejectedKey(String message) {
    assertThat(refusal(400, "{\"code\":\"x\",\"message\":\"" + message + "\"}", null))
        .isInstanceOf(ApiException.Rejected.class);
    assertThat(refusal(503, "{\"code\":\"x\",\"message\":\"" + message + "\"}", null))
        .isInstanceOf(ApiException.ServerFault.class);
  }

  @Test
  void aKeyThatTheServiceItselfRejectsIsCertainlyRejected() {
    assertThat(refusal(401, OWN, null))
        .isInstanceOfSatisfying(
            ApiException.Unauthorized.class, rejected -> assertThat(rejected.certain()).isTrue());
  }

  @Test
  void aKeyThatOnlySeemsRejectedIsNotCertainlyRejected() {
    assertThat(new Refusal(NOW, null).keySeemsRejected("ping forbidden"))
        .isInstanceOfSatisfying(
            ApiException.Unauthorized.class, rejected -> assertThat(rejected.certain()).isFalse());
  }

  @ParameterizedTest
  @CsvSource({"61, true", "-600, true", "60, false", "-5, false"})
  void blamesTheClockForARejectedKeyWhenItIsFarOff(long seconds, boolean blamed) {
    ApiException failure = refusal(401, OWN, Duration.ofSeconds(seconds));

    assertThat(failure instanceof ApiException.ClockSkew).isEqualTo(blamed);
  }

  @Test
  void neverPutsTheServicesMessageIntoTheLogOfARejectedKey() {
    ApiException failure = refusal(401, "{\"code\":\"7\",\"message\":\"expected deadbeef\"}", null);

    assertThat(failure).hasMessageContaining("7").hasMessageNotContaining("deadbeef");
  }

  @Test
  void readsADateToWaitForByTheServicesClock() {
    Map<String, List<String>> headers =
        Map.of("retry-after", List.of("Thu, 01 Jan 2026 12:10:30 GMT"));

    ApiException failure =
        new Refusal(NOW, Duration.ofMinutes(10))
            .of(429, new HttpAnswer(429, headers, new byte[0], Duration.ZERO), ServiceError.NONE);

    assertThat(((ApiException.RateLimited) failure).retryAfter()).isEqualTo(Duration.ofSeconds(30));
  }

  @Test
  void believesV1AnErrorInTheFormOfV2OrV3() {
    byte[] body = bytes("{\"status_code\":\"0x40400\",\"status_text\":\"NotFound\"}");

    assertThat(ServiceError.ofV1(body)).isEqualTo(new ServiceError("0x40400", "NotFound"));
    assertThat(ServiceError.ofV3(body)).isEqualTo(ServiceError.NONE);
    assertThat(ServiceError.ofV1(bytes(OWN))).isEqualTo(new ServiceError("0x1", "no"));
    assertThat(ServiceError.ofV1(bytes("{\"code\":\"0x1\",\"status_text\":\"no\"}")))
        .isEqualTo(ServiceError.NONE);
  }

  private static ApiException refusal(int status, String body, @Nullable Duration offset) {
    HttpAnswer answer = new HttpAnswer(status, Map.of(), bytes(body), Duration.ZERO);
    return new Refusal(NOW, offset).of(status, answer, ServiceError.ofV3(bytes(body)));
  }

  private static byte[] bytes(String text) {
    return text.getBytes(StandardCharsets.UTF_8);
  }
}

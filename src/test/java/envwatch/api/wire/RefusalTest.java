package envwatch.api.wire;

import static org.assertj.core.api.Assertions.assertThat;

import envwatch.api.ApiException;
import envwatch.api.HttpAnswer;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.time.Instant;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class RefusalTest {
  private static final Instant NOW = Instant.parse("2026-01-01T12:00:00Z");

  @ParameterizedTest
  @CsvSource({
    "401, Unauthorized",
    "403, Forbidden",
    "404, NotFound",
    "429, RateLimited",
    "400, Rejected",
    "409, Rejected",
    "500, ServerFault",
    "502, ServerFault",
    "503, ServerFault",
    "302, Unreadable"
  })
  void tellsAStatusWithoutABody(int status, String type) {
    assertThat(refusal(status, "", null).getClass().getSimpleName()).isEqualTo(type);
  }

  @Test
  void aServerErrorWithTheServicesOwnCodeIsARefusal() {
    assertThat(refusal(500, "{\"code\":\"0x50048\",\"message\":\"over quota\"}", null))
        .isInstanceOfSatisfying(
            ApiException.Rejected.class,
            rejected -> {
              assertThat(rejected.code()).isEqualTo("0x50048");
              assertThat(rejected.reason()).isEqualTo("over quota");
            });
  }

  @Test
  void aServerErrorWithAMessageButNoCodeIsAFault() {
    assertThat(refusal(500, "{\"message\":\"An error has occurred.\"}", null))
        .isInstanceOf(ApiException.ServerFault.class);
  }

  @Test
  void aRefusalWithoutWordsNamesTheStatus() {
    assertThat(refusal(409, "<html>", null))
        .isInstanceOfSatisfying(
            ApiException.Rejected.class,
            rejected -> assertThat(rejected.code()).isEqualTo("HTTP 409"));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "Invalid signature",
        "HMAC mismatch",
        "User is not authenticated",
        "Unauthorized request",
        "Bad API key",
        "Unknown UserApiId",
        "Invalid user",
        "The timestamp is too old"
      })
  void recognisesARejectedKeyByPlainWords(String message) {
    assertThat(refusal(400, "{\"code\":\"x\",\"message\":\"" + message + "\"}", null))
        .isInstanceOf(ApiException.Unauthorized.class);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"Environment is busy", "Invalid Action", "Over the CPU maximum", "Snapshot limit"})
  void doesNotTakeOtherWordsForARejectedKey(String message) {
    assertThat(refusal(400, "{\"code\":\"x\",\"message\":\"" + message + "\"}", null))
        .isInstanceOf(ApiException.Rejected.class);
  }

  @ParameterizedTest
  @CsvSource({"61, true", "-600, true", "60, false", "-5, false"})
  void blamesTheClockForARejectedKeyWhenItIsFarOff(long seconds, boolean blamed) {
    ApiException failure = refusal(401, "", Duration.ofSeconds(seconds));

    assertThat(failure instanceof ApiException.ClockSkew).isEqualTo(blamed);
  }

  @Test
  void neverPutsTheServicesMessageIntoTheLogOfARejectedKey() {
    ApiException failure = refusal(401, "{\"code\":\"7\",\"message\":\"expected deadbeef\"}", null);

    assertThat(failure).hasMessageContaining("7").hasMessageNotContaining("deadbeef");
  }

  @ParameterizedTest
  @CsvSource(
      nullValues = "null",
      value = {
        "120, PT2M",
        "0, PT0S",
        "'Thu, 01 Jan 2026 12:05:00 GMT', PT5M",
        "'Thu, 01 Jan 2026 11:00:00 GMT', PT0S",
        "soon, null",
        "-1, null",
        "99999999999999999999, null",
        "null, null"
      })
  void readsHowLongToWait(@Nullable String served, @Nullable Duration expected) {
    assertThat(wait(served, null)).isEqualTo(expected);
  }

  @Test
  void readsADateToWaitForByTheServicesClock() {
    assertThat(wait("Thu, 01 Jan 2026 12:10:30 GMT", Duration.ofMinutes(10)))
        .isEqualTo(Duration.ofSeconds(30));
  }

  private static @Nullable Duration wait(@Nullable String served, @Nullable Duration offset) {
    Map<String, String> headers = served == null ? Map.of() : Map.of("retry-after", served);
    ApiException failure =
        new Refusal(NOW, offset)
            .of(429, new HttpAnswer(429, headers, new byte[0]), ServiceError.NONE);
    return ((ApiException.RateLimited) failure).retryAfter();
  }

  private static ApiException refusal(int status, String body, @Nullable Duration offset) {
    byte[] bytes = body.getBytes(StandardCharsets.UTF_8);
    return new Refusal(NOW, offset)
        .of(status, new HttpAnswer(status, Map.of(), bytes), ServiceError.in(bytes));
  }
}

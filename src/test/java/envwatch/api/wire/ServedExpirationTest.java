package envwatch.api.wire;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import envwatch.api.ApiException.Unreadable;
import envwatch.model.Expiration;
import java.time.Instant;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The end of an environment as a value of JSON of any type. */
@Tag("fast")
class ServedExpirationTest {
  private record Found(Expiration expiration, int unread, boolean readOn) {}

  @ParameterizedTest
  @CsvSource(
      delimiter = ' ',
      value = {
        "[2026,12,1] [2026,12,1]",
        "{\"year\":2026} {\"year\":2026}",
        "1798797600000 1798797600000",
        "true true",
        "\"never\" never"
      })
  void whatIsNoDateIsShownAsServedAndCountsAsNotUnderstood(String served, String shown)
      throws Unreadable {
    assertThat(read(served)).isEqualTo(new Found(new Expiration.AsServed(shown), 1, true));
  }

  @ParameterizedTest
  @ValueSource(strings = {"null", "\"\"", "\"N/A\"", "\"0001-01-01T00:00:00\""})
  void noneIsUnderstood(String served) throws Unreadable {
    assertThat(read(served)).isEqualTo(new Found(Expiration.NONE, 0, true));
  }

  @Test
  void aDateIsUnderstood() throws Unreadable {
    assertThat(read("\"2026-11-26T07:00:57Z\""))
        .isEqualTo(new Found(new Expiration.At(Instant.parse("2026-11-26T07:00:57Z")), 0, true));
  }

  private static Found read(String value) throws Unreadable {
    byte[] body = "{\"end\":%s,\"next\":7}".formatted(value).getBytes(UTF_8);
    return Json.read(
        body,
        in -> {
          in.enterObject();
          in.nextField();
          Expiration end = in.expiration();
          boolean readOn = "next".equals(in.nextField()) && Integer.valueOf(7).equals(in.integer());
          in.nextField();
          return new Found(end, in.unread(), readOn);
        });
  }
}

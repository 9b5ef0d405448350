package envwatch.api.wire;

import static org.assertj.core.api.Assertions.assertThat;

import envwatch.api.http.HttpAnswer;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@Tag("fast")
class RetryAfterTest {
  private static final Instant NOW = Instant.parse("2026-01-01T12:00:00Z");

  @ParameterizedTest
  @CsvSource(
      nullValues = "null",
      value = {
        "120, PT2M",
        "' 120 ', PT2M",
        "0, PT0S",
        "00, PT0S",
        "00000000000000000120, PT2M",
        "86400, PT24H",
        "86401, PT24H",
        "3000000000, PT24H",
        "99999999999999999999999999999999, PT24H",
        "'Thu, 01 Jan 2026 12:05:00 GMT', PT5M",
        "'Thu, 01 Jan 2026 11:00:00 GMT', PT0S",
        "'Mon, 01 Jan 0001 00:00:00 GMT', PT0S",
        "'Fri, 31 Dec 9999 23:59:59 GMT', PT24H",
        "soon, null",
        "-1, null",
        "+1, null",
        "1.5, null",
        "'', null"
      })
  void readsSecondsAndDatesWithinADay(String served, @Nullable Duration expected) {
    assertThat(waiting(served)).isEqualTo(expected);
  }

  @Test
  void takesTheLongestOfSeveral() {
    assertThat(waiting("0", "90", "soon", "00")).isEqualTo(Duration.ofSeconds(90));
  }

  @Test
  void isAbsentWithoutTheHeader() {
    assertThat(waiting()).isNull();
  }

  private static @Nullable Duration waiting(String... served) {
    var answer =
        new HttpAnswer(503, Map.of("retry-after", List.of(served)), new byte[0], Duration.ZERO);
    return RetryAfter.in(answer, NOW);
  }
}

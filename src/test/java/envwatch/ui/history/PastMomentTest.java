package envwatch.ui.history;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Instant;
import java.time.ZoneOffset;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class PastMomentTest {
  private static final Instant NOW = Instant.parse("2026-11-21T12:00:00Z");

  @ParameterizedTest
  @CsvSource({
    "10:42, 2026-11-21T10:42:00Z",
    "' 10.42 ', 2026-11-21T10:42:00Z",
    "10:42:30, 2026-11-21T10:42:30Z",
    "13:00, 2026-11-20T13:00:00Z",
    "yesterday 10:42, 2026-11-20T10:42:00Z",
    "Today 9:05, 2026-11-21T09:05:00Z",
    "2026-11-01 10:42, 2026-11-01T10:42:00Z",
    "2026-11-01T10:42, 2026-11-01T10:42:00Z",
    "21.11. 10:42, 2026-11-21T10:42:00Z",
    "24.12. 10:42, 2025-12-24T10:42:00Z",
    "mon 9, 2026-11-16T09:00:00Z",
    "Saturday 9:00, 2026-11-21T09:00:00Z",
    "sat 13:00, 2026-11-14T13:00:00Z",
    "20 Nov 14:02, 2026-11-20T14:02:00Z",
    "yesterday, 2026-11-20T00:00:00Z",
    "2026-11-01, 2026-11-01T00:00:00Z"
  })
  void peopleTypeTimesInManyWays(String typed, Instant meant) {
    assertThat(PastMoment.parse(typed, NOW, ZoneOffset.UTC)).contains(meant);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "noon",
        "25:00",
        "10",
        "2026-13-01 10:42",
        "2027-01-01 10:42",
        "x 1:1",
        "mo 9",
        "tomorrow",
        "9 xyz 10:00"
      })
  void whatIsNoTimeOrHasNotPassedIsRefused(String typed) {
    assertThat(PastMoment.parse(typed, NOW, ZoneOffset.UTC)).isEmpty();
  }

  @ParameterizedTest
  @CsvSource({
    "yesterday, 2026-11-21T00:00:00Z",
    "today, 2026-11-21T12:00:00Z",
    "yesterday 18:00, 2026-11-20T18:00:00Z"
  })
  void aDayAsAnEndIsItsEndAtMostNow(String typed, Instant meant) {
    assertThat(PastMoment.parseEnd(typed, NOW, ZoneOffset.UTC)).contains(meant);
  }
}

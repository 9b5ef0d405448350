package envwatch.words;

import static org.assertj.core.api.Assertions.assertThat;

import envwatch.history.Since;
import envwatch.history.State;
import envwatch.model.Phase;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneOffset;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@Tag("fast")
class SinceWordsTest {
  private static final Instant NOW = Instant.parse("2026-11-21T09:30:00Z");
  private static final State RUNNING = new State(Phase.RUNNING, "Running");

  private static Since since(String ago, boolean exact) {
    return new Since(RUNNING, NOW.minus(Duration.parse(ago)), exact);
  }

  @ParameterizedTest
  @CsvSource({"PT20S, <1 min", "PT12M40S, 12 min", "PT3H50M, 3 h", "P5D, 5 days"})
  void aDurationWhoseBeginningWasSeenIsToldInItsLargestUnit(String ago, String told) {
    assertThat(SinceWords.brief(since(ago, true), NOW)).isEqualTo(told);
  }

  @ParameterizedTest
  @CsvSource({"PT12M, >12 min", "PT3H50M, >3 h"})
  void aDurationWhoseBeginningWasNotSeenIsToldAsTheLeast(String ago, String told) {
    assertThat(SinceWords.brief(since(ago, false), NOW)).isEqualTo(told);
  }

  @Test
  void whatWasFirstSeenJustNowSaysNothing() {
    assertThat(SinceWords.brief(since("PT20S", false), NOW)).isNull();
  }

  @Test
  void aBeginningOfTodayIsToldByItsTime() {
    assertThat(SinceWords.sentence(since("PT1H12M", true), NOW, ZoneOffset.UTC))
        .isEqualTo("Running since 08:18 (1 h)");
  }

  @Test
  void aBeginningOfAnotherDayIsToldWithItsDay() {
    assertThat(SinceWords.phrase(since("PT15H", true), NOW, ZoneOffset.UTC))
        .isEqualTo("since Fri 20 Nov, 18:30 Z (15 h)");
  }

  @Test
  void aBeginningThatWasNotSeenIsExplained() {
    assertThat(SinceWords.sentence(since("PT3H", false), NOW, ZoneOffset.UTC))
        .isEqualTo("Running for at least 3 h\nFirst checked 06:30; the beginning was not seen.");
  }

  @ParameterizedTest
  @CsvSource({"PT12M40S", "PT59M59S", "PT0S", "PT3H50M11S", "P5DT3S", "PT-30S"})
  void wordsChangeOnlyAtWholeMinutesOfTheClock(String ago) {
    Since since = since(ago, true);
    Instant from = NOW.plusSeconds(17);

    Instant next = SinceWords.nextChange(since, from);

    assertThat(next.getEpochSecond() % 60).isZero();
    assertThat(next).isAfter(from);
    assertThat(SinceWords.brief(since, next.minusMillis(1)))
        .isEqualTo(SinceWords.brief(since, from));
  }

  @Test
  void hoursStepOnceAnHour() {
    Since since = since("PT3H50M11S", true);
    Instant next = SinceWords.nextChange(since, NOW);

    assertThat(next).isEqualTo(NOW.plus(Duration.ofMinutes(10)));
    assertThat(SinceWords.brief(since, next)).isEqualTo("4 h");
  }
}

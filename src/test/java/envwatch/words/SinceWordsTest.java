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
    return new Since(RUNNING, NOW.minus(Duration.parse(ago)), exact, null);
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

  private static Since between(String after, String ago) {
    return new Since(
        RUNNING, NOW.minus(Duration.parse(ago)), false, NOW.minus(Duration.parse(after)));
  }

  @ParameterizedTest
  @CsvSource({
    "PT7M, PT0S, <8 min",
    "PT7M40S, PT1M, <9 min",
    "PT59M, PT40M, <1 h",
    "PT1H8M, PT1H, 1 h",
    "PT15H, PT20S, <16 h",
    "PT15H, PT2H, <16 h",
    "PT23H50M, PT2H, <1 day",
    "P3DT1H, P2DT1H, <4 days"
  })
  void aDurationWhoseBeginningWasMissedIsToldAsTheMost(String after, String ago, String told) {
    assertThat(SinceWords.brief(between(after, ago), NOW)).isEqualTo(told);
  }

  @Test
  void aBeginningThatWasMissedIsToldByBothItsTimes() {
    Since since = between("PT7M", "PT20S");
    assertThat(SinceWords.here(since, NOW, ZoneOffset.UTC)).isEqualTo("for less than 8 min");
    assertThat(SinceWords.sentence(since, NOW, ZoneOffset.UTC))
        .isEqualTo("Running for less than 8 min\nIt changed between 09:23 and 09:29, unseen.");
    assertThat(SinceWords.sentence(between("PT3H8M", "PT3H"), NOW, ZoneOffset.UTC))
        .startsWith("Running for 3 h\n");
  }

  @ParameterizedTest
  @CsvSource({"PT7M40S, PT20S", "PT1H59M30S, PT58M10S", "PT2H, PT30M", "P2DT3S, PT3H"})
  void theMostStaysUntilItsNextChange(String after, String ago) {
    Since since = between(after, ago);
    Instant next = SinceWords.nextChange(since, NOW);
    assertThat(SinceWords.brief(since, next.minusMillis(1)))
        .isEqualTo(SinceWords.brief(since, NOW));
    assertThat(next).isAfter(NOW);
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

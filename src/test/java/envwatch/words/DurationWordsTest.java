package envwatch.words;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.time.Instant;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Words about time go in steps, so that they do not change all the time. */
@Tag("fast")
class DurationWordsTest {
  private static final Instant NOW = Instant.parse("2026-11-21T09:30:00Z");

  @ParameterizedTest
  @CsvSource({"0, just now", "9, just now", "10, 10 s ago", "59, 50 s ago", "61, 1 min ago"})
  void agesAreRoundedDown(int seconds, String said) {
    assertThat(DurationWords.ago(Duration.ofSeconds(seconds))).isEqualTo(said);
  }

  @ParameterizedTest
  @CsvSource({"0, 10 s", "1, 10 s", "10, 10 s", "11, 20 s", "55, 1 min", "61, 1 min", "120, 2 min"})
  void whatIsLeftIsRoundedUp(int seconds, String said) {
    assertThat(DurationWords.leftInSteps(Duration.ofSeconds(seconds))).isEqualTo(said);
  }

  /** Milliseconds from now to a moment, positive for one in the future. */
  @ParameterizedTest
  @ValueSource(longs = {1, 9_999, 40_000, 45_300, 61_000, 119_999, 125_000, 4_000_000, 200_000_000})
  void theWordsAboutTheFutureStayUntilTheirNextChange(long left) {
    staysUntilNextChange(NOW.plusMillis(left));
  }

  @ParameterizedTest
  @ValueSource(longs = {1, 9_999, 45_300, 61_000, 119_999, 125_000, 4_000_000, 200_000_000})
  void theWordsAboutThePastStayUntilTheirNextChange(long ago) {
    staysUntilNextChange(NOW.minusMillis(ago));
  }

  @ParameterizedTest
  @CsvSource({"PT72H30M, PT30M", "PT-72H-30M, PT30M", "PT23H0M20S, PT20S", "PT-23H-20S, PT40S"})
  void whatIsDaysAwayStepsWithTheHoursAndWhatIsNearerWithTheMinutes(Duration away, Duration step) {
    Instant next = ExpirationWords.nextChange(NOW.plus(away), NOW);
    assertThat(Duration.between(NOW, next)).isBetween(step, step.plusMillis(1));
  }

  @ParameterizedTest
  @CsvSource({"PT72H30M, 3 days", "PT47H10M, 1 day 23 h", "PT23H0M20S, 23 h"})
  void theWordsInTwoUnitsStayUntilTheNextChange(Duration left, String said) {
    Instant next = ExpirationWords.nextChange(NOW.plus(left), NOW);
    assertThat(DurationWords.precisely(left)).isEqualTo(said);
    Duration justBefore = left.minus(Duration.between(NOW, next)).plusMillis(1);
    assertThat(DurationWords.precisely(justBefore)).isEqualTo(said);
    assertThat(DurationWords.precisely(justBefore.minusMillis(1))).isNotEqualTo(said);
  }

  @ParameterizedTest
  @CsvSource({
    "P9DT5H, 9 days",
    "PT72H30M, 3 days",
    "PT47H10M, 1 day 23 h",
    "PT24H, 1 day",
    "PT23H50M, 23 h",
    "PT5H35M, 5 h 30 min",
    "PT1H56M, 1 h 50 min",
    "PT1H, 1 h",
    "PT59M59S, 59 min",
    "PT3M20S, 3 min"
  })
  void theWordsInStepsStayUntilTheirNextChange(Duration left, String said) {
    Instant next = ExpirationWords.nextChangeInSteps(NOW.plus(left), NOW);
    assertThat(DurationWords.leftInSteps(left)).isEqualTo(said);
    Duration justBefore = left.minus(Duration.between(NOW, next)).plusMillis(1);
    assertThat(DurationWords.leftInSteps(justBefore)).isEqualTo(said);
    assertThat(DurationWords.leftInSteps(justBefore.minusMillis(1))).isNotEqualTo(said);
  }

  @ParameterizedTest
  @CsvSource({
    "PT72H30M, 3 days ago",
    "PT47H20S, 1 day ago",
    "PT5H30M, 5 h ago",
    "PT59M, 59 min ago",
    "PT3M20S, 3 min ago",
    "PT45.3S, 40 s ago"
  })
  void theAgeStaysUntilItsNextChange(Duration passed, String said) {
    Instant moment = NOW.minus(passed);
    Instant next = ExpirationWords.nextChangeInSteps(moment, NOW);
    assertThat(ExpirationWords.distance(moment, NOW)).isEqualTo(said);
    assertThat(ExpirationWords.distance(moment, next.minusMillis(1))).isEqualTo(said);
  }

  private static void staysUntilNextChange(Instant moment) {
    Instant next = ExpirationWords.nextChange(moment, NOW);
    assertThat(next).isAfter(NOW);
    Instant justBefore = next.minusMillis(2);
    assertThat(ExpirationWords.distance(moment, justBefore.isAfter(NOW) ? justBefore : NOW))
        .isEqualTo(ExpirationWords.distance(moment, NOW));
  }
}

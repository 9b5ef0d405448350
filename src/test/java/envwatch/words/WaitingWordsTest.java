package envwatch.words;

import static org.assertj.core.api.Assertions.assertThat;

import envwatch.history.DurationEstimate;
import envwatch.history.Subject;
import envwatch.history.Waiting;
import envwatch.model.ActionKind;
import envwatch.ui.model.SampleWorld;
import java.time.Duration;
import java.time.Instant;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@Tag("fast")
class WaitingWordsTest {
  private static final Instant NOW = SampleWorld.NOW;
  private static final DurationEstimate FOUR_MINUTES =
      new DurationEstimate(Duration.ofMinutes(4), Duration.ofMinutes(6), 12);

  private static Waiting waiting(int minutes, DurationEstimate usual) {
    return waiting(minutes, 0, usual, true);
  }

  private static Waiting waiting(int minutes, int still, DurationEstimate usual, boolean exact) {
    return new Waiting(
        Subject.of(SampleWorld.key("EN01")),
        ActionKind.RESUME_ENVIRONMENT,
        NOW.minus(Duration.ofMinutes(minutes)),
        exact,
        usual,
        NOW.minus(Duration.ofMinutes(still)),
        Duration.ofMinutes(3));
  }

  @ParameterizedTest
  @CsvSource({"2, 2 min left", "4, any moment", "5, any moment", "7, late"})
  void aRowSaysShortlyWhatIsLeft(int minutes, String told) {
    assertThat(WaitingWords.brief(waiting(minutes, FOUR_MINUTES), NOW)).isEqualTo(told);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "2; about 2 min left (usually 4 min)",
        "5; any moment (usually 4 min)",
        "9; usually 4 min, now 9 min"
      })
  void detailsSayHowLongItUsuallyTakes(int minutes, String told) {
    assertThat(WaitingWords.sentence(waiting(minutes, FOUR_MINUTES), NOW)).isEqualTo(told);
  }

  @Test
  void fewerThanThreeTimesAreNoHabit() {
    DurationEstimate once = new DurationEstimate(Duration.ofMinutes(6), Duration.ofMinutes(9), 1);
    assertThat(WaitingWords.sentence(waiting(4, once), NOW))
        .isEqualTo("about 2 min left (last time 6 min)");
  }

  @Test
  void withoutItsBeginningTheMostIsTold() {
    assertThat(WaitingWords.sentence(waiting(2, 0, FOUR_MINUTES, false), NOW))
        .isEqualTo("at most 2 min left (usually 4 min)");
  }

  @Test
  void whereNothingWasLearnedNothingIsSaid() {
    assertThat(WaitingWords.brief(waiting(2, null), NOW)).isNull();
    assertThat(WaitingWords.sentence(waiting(2, null), NOW)).isNull();
  }

  @Test
  void wordsChangeWhenItBecomesLate() {
    Waiting waiting = waiting(4, FOUR_MINUTES);
    Instant at = NOW.plusSeconds(119);
    assertThat(WaitingWords.nextChange(waiting, at)).isEqualTo(NOW.plusSeconds(120));
    assertThat(waiting.late(WaitingWords.nextChange(waiting, NOW.plusSeconds(120)))).isTrue();
  }

  @Test
  void whatIsStuckSaysForHowLongNothingHasMoved() {
    assertThat(
            EnvironmentWords.sentence(
                WaitingWords.stuck(waiting(12, 5, FOUR_MINUTES, true), FOUR_MINUTES, NOW)))
        .isEqualTo("Stuck: usually 4 min, now 12 min, without progress for 5 min.");
  }
}

package envwatch.history;

import static org.assertj.core.api.Assertions.assertThat;

import envwatch.history.ObservedInterval.Ended;
import envwatch.model.AccountId;
import java.time.Instant;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

@Tag("fast")
class GapIntervalTest {
  private static final AccountId ANN = new AccountId("ann");
  private static final AccountId BEN = new AccountId("ben");
  private static final Range DAY = new Range(at("00:00:00"), at("23:00:00"));

  @Test
  void betweenTwoStretchesWasNotLooked() {
    assertThat(
            GapInterval.between(
                List.of(
                    new ObservedInterval(ANN, at("09:00:00"), at("12:20:00"), Ended.LINK),
                    new ObservedInterval(ANN, at("12:41:00"), at("14:00:00"), null)),
                DAY))
        .containsExactly(new GapInterval(Set.of(ANN), at("12:20:00"), at("12:41:00"), Ended.LINK));
  }

  @Test
  void aRestartIsNoGap() {
    assertThat(
            GapInterval.between(
                List.of(
                    new ObservedInterval(ANN, at("09:00:00"), at("12:20:00"), Ended.STOPPED),
                    new ObservedInterval(ANN, at("12:20:40"), at("14:00:00"), null)),
                DAY))
        .isEmpty();
  }

  @Test
  void accountsThatWereNotLookedAtTogetherShareTheGap() {
    assertThat(
            GapInterval.between(
                List.of(
                    new ObservedInterval(ANN, at("09:00:00"), at("12:20:00"), Ended.STOPPED),
                    new ObservedInterval(BEN, at("09:00:00"), at("12:20:30"), Ended.STOPPED),
                    new ObservedInterval(ANN, at("12:41:00"), at("14:00:00"), null),
                    new ObservedInterval(BEN, at("12:41:10"), at("14:00:00"), null)),
                DAY))
        .containsExactly(
            new GapInterval(Set.of(ANN, BEN), at("12:20:00"), at("12:41:10"), Ended.STOPPED));
  }

  @Test
  void oneThatFailsAloneHasAGapOfItsOwn() {
    assertThat(
            GapInterval.between(
                List.of(
                    new ObservedInterval(ANN, at("09:00:00"), at("12:20:00"), Ended.KEY),
                    new ObservedInterval(BEN, at("09:00:00"), at("14:00:00"), null),
                    new ObservedInterval(ANN, at("12:41:00"), at("14:00:00"), null)),
                DAY))
        .containsExactly(new GapInterval(Set.of(ANN), at("12:20:00"), at("12:41:00"), Ended.KEY));
  }

  @Test
  void onlyWhatLiesInTheRangeCounts() {
    assertThat(
            GapInterval.between(
                List.of(
                    new ObservedInterval(ANN, at("09:00:00"), at("12:20:00"), Ended.LINK),
                    new ObservedInterval(ANN, at("12:41:00"), at("14:00:00"), null)),
                new Range(at("12:30:00"), at("13:00:00"))))
        .containsExactly(new GapInterval(Set.of(ANN), at("12:30:00"), at("12:41:00"), Ended.LINK));
  }

  private static Instant at(String time) {
    return Instant.parse("2026-11-21T" + time + "Z");
  }
}

package envwatch.history;

import static org.assertj.core.api.Assertions.assertThat;

import envwatch.history.Looking.Ended;
import envwatch.model.AccountId;
import java.time.Instant;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

@Tag("fast")
class GapTest {
  private static final AccountId ANN = new AccountId("ann");
  private static final AccountId BEN = new AccountId("ben");
  private static final Range DAY = new Range(at("00:00:00"), at("23:00:00"));

  @Test
  void betweenTwoStretchesWasNotLooked() {
    assertThat(
            Gap.between(
                List.of(
                    new Looking(ANN, at("09:00:00"), at("12:20:00"), Ended.LINK),
                    new Looking(ANN, at("12:41:00"), at("14:00:00"), null)),
                DAY))
        .containsExactly(new Gap(Set.of(ANN), at("12:20:00"), at("12:41:00"), Ended.LINK));
  }

  @Test
  void aRestartIsNoGap() {
    assertThat(
            Gap.between(
                List.of(
                    new Looking(ANN, at("09:00:00"), at("12:20:00"), Ended.STOPPED),
                    new Looking(ANN, at("12:20:40"), at("14:00:00"), null)),
                DAY))
        .isEmpty();
  }

  @Test
  void accountsThatWereNotLookedAtTogetherShareTheGap() {
    assertThat(
            Gap.between(
                List.of(
                    new Looking(ANN, at("09:00:00"), at("12:20:00"), Ended.STOPPED),
                    new Looking(BEN, at("09:00:00"), at("12:20:30"), Ended.STOPPED),
                    new Looking(ANN, at("12:41:00"), at("14:00:00"), null),
                    new Looking(BEN, at("12:41:10"), at("14:00:00"), null)),
                DAY))
        .containsExactly(new Gap(Set.of(ANN, BEN), at("12:20:00"), at("12:41:10"), Ended.STOPPED));
  }

  @Test
  void oneThatFailsAloneHasAGapOfItsOwn() {
    assertThat(
            Gap.between(
                List.of(
                    new Looking(ANN, at("09:00:00"), at("12:20:00"), Ended.KEY),
                    new Looking(BEN, at("09:00:00"), at("14:00:00"), null),
                    new Looking(ANN, at("12:41:00"), at("14:00:00"), null)),
                DAY))
        .containsExactly(new Gap(Set.of(ANN), at("12:20:00"), at("12:41:00"), Ended.KEY));
  }

  @Test
  void onlyWhatLiesInTheRangeCounts() {
    assertThat(
            Gap.between(
                List.of(
                    new Looking(ANN, at("09:00:00"), at("12:20:00"), Ended.LINK),
                    new Looking(ANN, at("12:41:00"), at("14:00:00"), null)),
                new Range(at("12:30:00"), at("13:00:00"))))
        .containsExactly(new Gap(Set.of(ANN), at("12:30:00"), at("12:41:00"), Ended.LINK));
  }

  private static Instant at(String time) {
    return Instant.parse("2026-11-21T" + time + "Z");
  }
}

package envwatch.history;

import static org.assertj.core.api.Assertions.assertThat;

import envwatch.model.AccountId;
import envwatch.model.ActionKind;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

@Tag("fast")
class DurationEstimateTest {
  private static final AccountId ACCOUNT = new AccountId("A");
  private static final AccountId OTHER = new AccountId("B");
  private static final ActionKind RESUME = ActionKind.RESUME_ENVIRONMENT;

  private final UsualTimes times = new UsualTimes();

  private static DurationEstimate of(double... minutes) {
    return DurationEstimate.of(
        IntStream.range(0, minutes.length).mapToObj(i -> minutes(minutes[i])).toList());
  }

  private static Duration minutes(double minutes) {
    return Duration.ofMillis(Math.round(minutes * 60_000));
  }

  private static double[] upTo(int count) {
    return IntStream.rangeClosed(1, count).asDoubleStream().toArray();
  }

  @Test
  void oneSampleIsTheLastTime() {
    DurationEstimate usual = of(6);
    assertThat(usual.isMedian()).isFalse();
    assertThat(usual.median()).isEqualTo(minutes(6));
  }

  @Test
  void aboveOneSampleThereIsHalfOfItsLength() {
    assertThat(of(6).bound()).isEqualTo(minutes(9));
  }

  @Test
  void aboveAShortOneThereAreTwoMinutes() {
    assertThat(of(1).bound()).isEqualTo(minutes(3));
  }

  @Test
  void ofTwoSamplesTheNewestIsTheLastTime() {
    assertThat(of(4, 6).median()).isEqualTo(minutes(6));
    assertThat(of(6, 4).median()).isEqualTo(minutes(4));
  }

  /** 6 min x exp(5 x 1.4826 x (ln 6 - ln 4) / 2) = 6 min x 4.4946. */
  @Test
  void aboveSamplesThatDifferThereIsRoomForFiveDeviations() {
    assertThat(of(4, 6).bound().toSeconds()).isEqualTo(1_618);
  }

  /** The deviation is 0, because most are equal; 1.5 x 5 min is more than 4 min + 2 min. */
  @Test
  void fromThreeSamplesTheMedianCounts() {
    DurationEstimate usual = of(4, 4, 5);
    assertThat(usual.isMedian()).isTrue();
    assertThat(usual.median()).isEqualTo(minutes(4));
    assertThat(usual.bound()).isEqualTo(minutes(7.5));
  }

  @Test
  void theMedianOfAnEvenNumberIsBetweenTheTwoInTheMiddle() {
    assertThat(of(1, 2, 4, 9).median()).isEqualTo(minutes(3));
  }

  @Test
  void fromNineSamplesTheBoundIsOneOfThem() {
    assertThat(of(upTo(9)).bound()).isEqualTo(minutes(9));
    assertThat(of(upTo(10)).bound()).isEqualTo(minutes(10));
    assertThat(of(upTo(19)).bound()).isEqualTo(minutes(18));
    assertThat(of(upTo(20)).bound()).isEqualTo(minutes(19));
  }

  @Test
  void whereAllTimesAreAlikeALittleMoreIsNotLate() {
    assertThat(of(15, 15.01, 15.02, 15.03, 15.04, 15.05, 15.06, 15.07, 15.08, 15.09).bound())
        .isGreaterThanOrEqualTo(minutes(17));
  }

  @Test
  void timesThatDifferAbsurdlyHaveABoundAllTheSame() {
    assertThat(of(0, 0.01, 100_000).bound()).isLessThanOrEqualTo(Duration.ofDays(105));
  }

  @Test
  void theBoundIsNeverBelowTheMedian() {
    Random random = new Random(3);
    for (int sample = 0; sample < 2_000; sample++) {
      double[] some = random.doubles(1 + random.nextInt(20), 0, 60).toArray();
      DurationEstimate usual = of(some);
      assertThat(usual.bound()).isGreaterThanOrEqualTo(usual.median());
    }
  }

  /** The share of a rank of 19 of 20 is 19 / 21 on average. */
  @Test
  void aboutNineOfTenFutureTimesStayBelowTheBound() {
    Random random = new Random(5);
    int below = 0;
    int rounds = 4_000;
    for (int round = 0; round < rounds; round++) {
      double[] some = IntStream.range(0, 20).mapToDouble(i -> time(random)).toArray();
      below += minutes(time(random)).compareTo(of(some).bound()) <= 0 ? 1 : 0;
    }
    assertThat(below / (double) rounds).isBetween(0.89, 0.92);
  }

  private static double time(Random random) {
    return 4 * Math.exp(0.4 * random.nextGaussian());
  }

  // What is learned

  private void add(AccountId account, String blueprint, @Nullable ActionKind kind, double took) {
    times.add(new Sample(account, blueprint, kind, null, minutes(took), Instant.EPOCH));
  }

  private DurationEstimate usual(AccountId account, String blueprint) {
    DurationEstimate usual = times.of(account, blueprint, RESUME, null);
    assertThat(usual).isNotNull();
    return usual;
  }

  @Test
  void nothingIsUsualBeforeAnythingWasSeen() {
    assertThat(times.of(ACCOUNT, "Web", RESUME, null)).isNull();
  }

  @Test
  void theSameBlueprintOfTheSameAccountTellsBest() {
    add(ACCOUNT, "Web", RESUME, 4);
    add(OTHER, "Web", RESUME, 9);
    assertThat(usual(ACCOUNT, "Web").median()).isEqualTo(minutes(4));
  }

  @Test
  void thenTheSameBlueprintOfAnyAccount() {
    add(OTHER, "Web", RESUME, 9);
    add(ACCOUNT, "Shop", RESUME, 4);
    assertThat(usual(ACCOUNT, "Web").median()).isEqualTo(minutes(9));
  }

  @Test
  void thenTheSameActionOnAnything() {
    add(OTHER, "Shop", RESUME, 5);
    assertThat(usual(ACCOUNT, "Web").median()).isEqualTo(minutes(5));
  }

  @Test
  void anotherActionTellsNothing() {
    add(ACCOUNT, "Web", ActionKind.REVERT_ENVIRONMENT, 5);
    add(ACCOUNT, "Web", null, 5);
    assertThat(times.of(ACCOUNT, "Web", RESUME, null)).isNull();
  }

  @Test
  void machinesAreLearnedByTheirNames() {
    times.add(new Sample(ACCOUNT, "Web", RESUME, "db", minutes(3), Instant.EPOCH));
    times.add(new Sample(ACCOUNT, "Web", RESUME, "app", minutes(1), Instant.EPOCH));
    assertThat(times.of(ACCOUNT, "Web", RESUME, "db"))
        .extracting(DurationEstimate::median)
        .isEqualTo(minutes(3));
    assertThat(times.of(ACCOUNT, "Web", RESUME, null)).isNull();
  }

  @Test
  void onlyTheLastTwentyCount() {
    for (int i = 0; i < 30; i++) {
      add(ACCOUNT, "Web", RESUME, i < 10 ? 1 : 4);
    }
    DurationEstimate usual = usual(ACCOUNT, "Web");
    assertThat(usual.samples()).isLessThanOrEqualTo(20);
    assertThat(usual.median()).isEqualTo(minutes(4));
  }

  @Test
  void fiveInARowAboveAllBeforeThemAreTheNewUsual() {
    add(Collections.nCopies(15, 4.0), Collections.nCopies(5, 10.0));
    assertThat(usual(ACCOUNT, "Web"))
        .extracting(DurationEstimate::samples, DurationEstimate::median)
        .containsExactly(5, minutes(10));
  }

  @Test
  void whatWasForgottenStaysForgotten() {
    add(Collections.nCopies(15, 4.0), Collections.nCopies(6, 10.0));
    assertThat(usual(ACCOUNT, "Web").samples()).isEqualTo(6);
  }

  @Test
  void fourInARowAreNotEnough() {
    add(Collections.nCopies(15, 4.0), List.of(10.0, 10.0, 10.0, 10.0, 4.0));
    assertThat(usual(ACCOUNT, "Web"))
        .extracting(DurationEstimate::samples, DurationEstimate::median)
        .containsExactly(20, minutes(4));
  }

  private void add(List<Double> first, List<Double> then) {
    Stream.concat(new ArrayList<>(first).stream(), then.stream())
        .forEach(took -> add(ACCOUNT, "Web", RESUME, took));
  }
}

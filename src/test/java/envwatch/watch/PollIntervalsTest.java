package envwatch.watch;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.time.Duration;
import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@Tag("fast")
class PollIntervalsTest {
  private static final WatchOptions OPTIONS = WatchOptions.DEFAULT;
  private static final Optional<Duration> LIST = Optional.of(OPTIONS.resting());

  private static Map<PollPriority, Double> demand(int changing, int visible, int resting) {
    Map<PollPriority, Double> demand = new EnumMap<>(PollPriority.class);
    demand.put(PollPriority.CHANGING, changing * PollIntervals.perSecond(OPTIONS.changing()));
    demand.put(PollPriority.VISIBLE, visible * PollIntervals.perSecond(OPTIONS.resting()));
    demand.put(PollPriority.RESTING, resting * PollIntervals.perSecond(OPTIONS.resting()));
    return demand;
  }

  private static PollIntervals pace(int changing, int visible, int resting) {
    return PollIntervals.fitting(OPTIONS, false, demand(changing, visible, resting), LIST);
  }

  private static double planned(PollIntervals pace, PollPriority attention) {
    return pace.planned(attention, pace.asked(attention)).toMillis() / 1000.0;
  }

  @Test
  void whatFitsIsLeftAsTheOptionsSay() {
    PollIntervals pace = pace(5, 20, 50);
    assertThat(planned(pace, PollPriority.CHANGING)).isEqualTo(5);
    assertThat(planned(pace, PollPriority.VISIBLE)).isEqualTo(30);
    assertThat(planned(pace, PollPriority.RESTING)).isEqualTo(30);
  }

  @ParameterizedTest
  @CsvSource({
    "0,0,500",
    "0,30,470",
    "0,500,0",
    "10,30,460",
    "100,0,100",
    "500,0,0",
    "200,200,200",
    "0,110,10"
  })
  void whatDoesNotFitIsStretchedUntilTheRateSuffices(int changing, int visible, int resting) {
    PollIntervals pace = pace(changing, visible, resting);
    double rate =
        changing / planned(pace, PollPriority.CHANGING)
            + visible / planned(pace, PollPriority.VISIBLE)
            + resting / planned(pace, PollPriority.RESTING)
            + 1 / 30.0;
    assertThat(rate).isBetween(3.4, 3.8 + 1e-6);
  }

  @Test
  void fastOnesStayFastWhileTheyAreFew() {
    assertThat(planned(pace(10, 0, 490), PollPriority.CHANGING)).isEqualTo(5);
  }

  @Test
  void visibleOnesKeepTheirIntervalAtTheCostOfThoseOffScreen() {
    PollIntervals pace = pace(0, 50, 4950);
    assertThat(planned(pace, PollPriority.VISIBLE)).isEqualTo(30);
    assertThat(planned(pace, PollPriority.RESTING)).isGreaterThan(1000);
  }

  @Test
  void visibleOnesThatAreManyLeaveHalfToThoseOffScreen() {
    PollIntervals pace = pace(0, 500, 500);
    assertThat(planned(pace, PollPriority.VISIBLE))
        .isCloseTo(planned(pace, PollPriority.RESTING), within(1.0));
  }

  @Test
  void theSelectedOneKeepsItsIntervalHoweverManyAreChanging() {
    Map<PollPriority, Double> demand = demand(500, 50, 4500);
    demand.put(PollPriority.SELECTED, PollIntervals.perSecond(OPTIONS.selected()));
    PollIntervals pace = PollIntervals.fitting(OPTIONS, false, demand, LIST);
    assertThat(planned(pace, PollPriority.SELECTED)).isEqualTo(10);
    assertThat(planned(pace, PollPriority.CHANGING)).isGreaterThan(100);
  }

  @Test
  void intervalsStayWhileWhatIsNeededDiffersLittle() {
    PollIntervals before = pace(0, 30, 4970);
    assertThat(pace(1, 30, 4969).steadiedBy(before)).isEqualTo(before);
    assertThat(pace(50, 30, 4920).steadiedBy(before)).isNotEqualTo(before);
    assertThat(pace(0, 30, 70).steadiedBy(before)).isEqualTo(pace(0, 30, 70));
  }

  @Test
  void fewCallsLeftMakeEveryIntervalFourTimesAsLong() {
    PollIntervals pace = PollIntervals.fitting(OPTIONS, true, demand(1, 1, 1), LIST);
    assertThat(planned(pace, PollPriority.CHANGING)).isEqualTo(20);
    assertThat(planned(pace, PollPriority.RESTING)).isEqualTo(120);
    assertThat(pace.planned(OPTIONS.resting())).isEqualTo(Duration.ofMinutes(2));
  }

  @Test
  void aListThatTakesTheWholeRateLeavesSomethingForTheRest() {
    WatchOptions hurried =
        new WatchOptions(Duration.ofSeconds(1), Duration.ofSeconds(1), Duration.ofSeconds(1), 1, 1);
    Map<PollPriority, Double> demand = Map.of(PollPriority.RESTING, 1.0);
    PollIntervals pace =
        PollIntervals.fitting(hurried, false, demand, Optional.of(Duration.ofSeconds(1)));
    assertThat(planned(pace, PollPriority.RESTING)).isBetween(2.0, 60.0);
  }
}

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
class PaceTest {
  private static final WatchOptions OPTIONS = WatchOptions.DEFAULT;
  private static final Optional<Duration> LIST = Optional.of(OPTIONS.resting());

  private static Map<Attention, Double> demand(int changing, int visible, int resting) {
    Map<Attention, Double> demand = new EnumMap<>(Attention.class);
    demand.put(Attention.CHANGING, changing * Pace.perSecond(OPTIONS.changing()));
    demand.put(Attention.VISIBLE, visible * Pace.perSecond(OPTIONS.resting()));
    demand.put(Attention.RESTING, resting * Pace.perSecond(OPTIONS.resting()));
    return demand;
  }

  private static Pace pace(int changing, int visible, int resting) {
    return Pace.fitting(OPTIONS, false, demand(changing, visible, resting), LIST);
  }

  private static double planned(Pace pace, Attention attention) {
    return pace.planned(attention, pace.asked(attention)).toMillis() / 1000.0;
  }

  @Test
  void whatFitsIsLeftAsTheOptionsSay() {
    Pace pace = pace(5, 20, 50);
    assertThat(planned(pace, Attention.CHANGING)).isEqualTo(5);
    assertThat(planned(pace, Attention.VISIBLE)).isEqualTo(30);
    assertThat(planned(pace, Attention.RESTING)).isEqualTo(30);
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
    Pace pace = pace(changing, visible, resting);
    double rate =
        changing / planned(pace, Attention.CHANGING)
            + visible / planned(pace, Attention.VISIBLE)
            + resting / planned(pace, Attention.RESTING)
            + 1 / 30.0;
    assertThat(rate).isBetween(3.4, 3.8 + 1e-6);
  }

  @Test
  void fastOnesStayFastWhileTheyAreFew() {
    assertThat(planned(pace(10, 0, 490), Attention.CHANGING)).isEqualTo(5);
  }

  @Test
  void visibleOnesComeTwiceAsOften() {
    Pace pace = pace(0, 50, 450);
    assertThat(planned(pace, Attention.RESTING))
        .isCloseTo(2 * planned(pace, Attention.VISIBLE), within(1.0));
  }

  @Test
  void fewCallsLeftMakeEveryIntervalFourTimesAsLong() {
    Pace pace = Pace.fitting(OPTIONS, true, demand(1, 1, 1), LIST);
    assertThat(planned(pace, Attention.CHANGING)).isEqualTo(20);
    assertThat(planned(pace, Attention.RESTING)).isEqualTo(120);
    assertThat(pace.planned(OPTIONS.resting())).isEqualTo(Duration.ofMinutes(2));
  }

  @Test
  void aListThatTakesTheWholeRateLeavesSomethingForTheRest() {
    WatchOptions hurried =
        new WatchOptions(Duration.ofSeconds(1), Duration.ofSeconds(1), Duration.ofSeconds(1), 1, 1);
    Map<Attention, Double> demand = Map.of(Attention.RESTING, 1.0);
    Pace pace = Pace.fitting(hurried, false, demand, Optional.of(Duration.ofSeconds(1)));
    assertThat(planned(pace, Attention.RESTING)).isBetween(2.0, 60.0);
  }
}

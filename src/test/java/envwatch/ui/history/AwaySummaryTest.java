package envwatch.ui.history;

import static envwatch.ui.history.SampleHistory.change;
import static envwatch.ui.history.SampleHistory.looked;
import static org.assertj.core.api.Assertions.assertThat;

import envwatch.history.Change;
import envwatch.history.ObservedInterval;
import envwatch.history.ObservedInterval.Ended;
import envwatch.history.Range;
import envwatch.history.State;
import envwatch.model.Phase;
import envwatch.ui.model.SampleWorld;
import java.time.Duration;
import java.time.ZoneOffset;
import java.util.List;
import org.junit.jupiter.api.Test;

class AwaySummaryTest {
  private static final State RUNNING = new State(Phase.RUNNING, "Running");
  private static final State SUSPENDED = new State(Phase.SUSPENDED, "Suspended");
  private static final State FAILED = new State(Phase.PROBLEM, "Creation failed");

  @Test
  void itCountsEnvironmentsAndNamesTheGap() {
    assertThat(
            words(
                List.of(
                    change("EN01", "a", 60).from(RUNNING, FAILED),
                    change("EN02", "b", 50).from(RUNNING, FAILED),
                    change("EN02", "b", 40).from(FAILED, RUNNING),
                    change("EN03", "c", 30).from(RUNNING, SUSPENDED)),
                List.of(looked(90, 60, Ended.LINK), looked(39, 0, null))))
        .isEqualTo(
            "While you were away (08:15 to 09:30): 2 problems began, 1 ended, 1 suspended,"
                + " not monitored 08:30 to 08:51. Changed names are bold.");
  }

  @Test
  void aProblemOfAMachineCountsForItsEnvironment() {
    assertThat(
            words(
                List.of(
                    change("EN01", "a", 60).of("m1", "web").from(RUNNING, FAILED),
                    change("EN01", "a", 60).of("m2", "db").from(RUNNING, FAILED)),
                List.of()))
        .isEqualTo(
            "While you were away (08:15 to 09:30): 1 problem began. Changed names are bold.");
  }

  @Test
  void anEndAloneSaysOfWhat() {
    assertThat(words(List.of(change("EN01", "a", 60).from(FAILED, RUNNING)), List.of()))
        .isEqualTo(
            "While you were away (08:15 to 09:30): 1 problem ended. Changed names are bold.");
  }

  @Test
  void whereNothingChangedThereIsNothingToTell() {
    assertThat(summary(List.of(), List.of(looked(90, 60, Ended.LINK), looked(39, 0, null))))
        .matches(AwaySummary::isEmpty);
  }

  private static String words(List<Change> changes, List<ObservedInterval> looking) {
    return summary(changes, looking).words(SampleWorld.NOW, ZoneOffset.UTC);
  }

  private static AwaySummary summary(List<Change> changes, List<ObservedInterval> looking) {
    return AwaySummary.of(changes, looking, Range.last(Duration.ofMinutes(75), SampleWorld.NOW));
  }
}

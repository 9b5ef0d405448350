package envwatch.ui.history;

import static org.assertj.core.api.Assertions.assertThat;

import envwatch.history.Range;
import envwatch.history.SampleTimelines;
import envwatch.history.State;
import envwatch.history.Subject;
import envwatch.history.Timeline;
import envwatch.history.Timeline.Seen;
import envwatch.history.Timeline.Segment;
import envwatch.history.Witness;
import envwatch.model.Phase;
import envwatch.ui.model.SampleWorld;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.List;
import org.junit.jupiter.api.Test;

class WasItUpTest {
  private static final State RUNNING = new State(Phase.RUNNING, "Running");
  private static final State SUSPENDED = new State(Phase.SUSPENDED, "Suspended");
  private static final Timeline DAY =
      new Timeline(
          Subject.of(SampleWorld.key("EN05")),
          "Lab",
          new Range(at("06:00"), at("12:00")),
          List.of(
              new Segment(at("06:00"), at("08:00"), Seen.SEEN, RUNNING, null),
              new Segment(at("08:00"), at("09:00"), Seen.NOT_LOOKED, null, null),
              new Segment(at("09:00"), at("10:00"), Seen.SEEN, SUSPENDED, null),
              new Segment(at("10:00"), at("12:00"), Seen.UNREACHABLE, null, null)));

  private static Instant at(String time) {
    return Instant.parse("2026-11-21T" + time + ":00Z");
  }

  private static String answer(String time) {
    return WasItUp.answer("Lab", DAY, at(time), ZoneOffset.UTC);
  }

  @Test
  void whatWasSeenRunningWasUp() {
    assertThat(answer("07:00"))
        .isEqualTo(
            "Yes. “Lab” was up at Sat 21 Nov 2026, 07:00:00 Z: seen as Running from Sat 21 Nov"
                + " 2026, 06:00:00 Z to Sat 21 Nov 2026, 08:00:00 Z.");
  }

  private static String witnessed(Witness witness, Phase phase, String time) {
    Timeline timeline =
        SampleTimelines.from(DAY.subject(), "Lab", at("06:00"))
            .running(Duration.ofHours(1))
            .elsewhere(phase, Duration.ofHours(2))
            .notLooked(Duration.ofHours(1))
            .changed(Phase.PROBLEM, "Failed", Duration.ofHours(3), Duration.ofHours(1))
            .timeline(witness);
    return WasItUp.answer("Lab", timeline, at(time), ZoneOffset.UTC);
  }

  @Test
  void whoSawItIsNamedWhereItWasNotThisComputer() {
    assertThat(witnessed(new Witness("prometheus.example.com", null), Phase.RUNNING, "08:00"))
        .isEqualTo(
            "Yes. “Lab” was up at Sat 21 Nov 2026, 08:00:00 Z: seen as Running from Sat 21 Nov"
                + " 2026, 07:00:00 Z to Sat 21 Nov 2026, 09:00:00 Z, seen by"
                + " prometheus.example.com.");
  }

  @Test
  void whatExpiredSoonForAPrometheusIsNotKnown() {
    assertThat(witnessed(new Witness("prometheus.example.com", null), Phase.EXPIRING, "08:00"))
        .startsWith("Not known.")
        .endsWith(", seen by prometheus.example.com.");
  }

  @Test
  void aGapAfterWhatAPrometheusSawIsAGapAndWhyItDoesNotTellIsSaid() {
    Witness away = new Witness("prometheus.example.com", Witness.Trouble.UNREACHABLE);
    assertThat(witnessed(away, Phase.SUSPENDED, "09:30"))
        .startsWith("Not known. At Sat 21 Nov 2026, 09:30:00 Z")
        .endsWith(
            "Before: Suspended. After: Failed. prometheus.example.com could not be reached to ask"
                + " what it saw.");
  }

  @Test
  void whatWasSeenSuspendedWasNot() {
    assertThat(answer("09:30")).startsWith("No. “Lab” was not up at").contains("Suspended");
  }

  @Test
  void whereNobodyLookedItIsNotKnownButWhatWasBeforeAndAfterIs() {
    assertThat(answer("08:30"))
        .startsWith("Not known.")
        .endsWith("Before: Running. After: Suspended.");
  }

  @Test
  void whileTheServiceCouldNotBeReachedItIsNotKnown() {
    assertThat(answer("11:00")).contains("could not be reached").endsWith("After: not known.");
  }

  @Test
  void beforeTheRecordBeganItIsNotKnown() {
    assertThat(answer("05:00"))
        .isEqualTo("Not known. There is no record of “Lab” at Sat 21 Nov 2026, 05:00:00 Z.");
  }

  @Test
  void betweenTwoLooksThatDifferItIsNotKnown() {
    Timeline suspended =
        SampleTimelines.from(DAY.subject(), "Lab", at("06:00"))
            .running(Duration.ofHours(2))
            .changed(Phase.SUSPENDED, "Suspended", Duration.ofMinutes(5), Duration.ofHours(1))
            .timeline();
    assertThat(WasItUp.answer("Lab", suspended, at("07:58"), ZoneOffset.UTC))
        .isEqualTo(
            "Not known. “Lab” changed between two checks around Sat 21 Nov 2026, 07:58:00 Z: last"
                + " seen as Running at Sat 21 Nov 2026, 07:55:00 Z, first seen as Suspended at Sat"
                + " 21 Nov 2026, 08:00:00 Z.");
    assertThat(WasItUp.answer("Lab", suspended, at("07:55"), ZoneOffset.UTC)).startsWith("Yes.");
    assertThat(WasItUp.answer("Lab", suspended, at("08:00"), ZoneOffset.UTC)).startsWith("No.");
  }
}

package envwatch.words;

import static org.assertj.core.api.Assertions.assertThat;

import envwatch.history.SampleTimelines;
import envwatch.history.Subject;
import envwatch.history.Timeline;
import envwatch.history.Witness;
import envwatch.model.Phase;
import envwatch.ui.model.SampleWorld;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneId;
import java.time.ZoneOffset;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

@Tag("fast")
class TimelineWordsTest {
  private static final Instant NOW = SampleWorld.NOW;
  private static final ZoneId ZONE = ZoneOffset.UTC;

  private static SampleTimelines lab() {
    return SampleTimelines.from(
        Subject.of(SampleWorld.key("EN01")), "Lab", NOW.minus(Duration.ofHours(24)));
  }

  private static String last(SampleTimelines timelines) {
    Timeline timeline = timelines.timeline();
    return TimelineWords.sentence(timeline.segments().getLast(), timeline, NOW, ZONE);
  }

  @Test
  void aSegmentIsToldWithBothItsTimes() {
    assertThat(last(lab().running(Duration.ofHours(22)).notLooked(Duration.ofHours(2))))
        .isEqualTo("Not monitored, 07:30 to 09:30 (2 h)");
  }

  @Test
  void aBeginningThatWasSeenIsToldToTheSecond() {
    assertThat(
            last(
                lab()
                    .running(Duration.ofHours(23))
                    .changed(
                        Phase.PROBLEM,
                        "Creation failed",
                        Duration.ofSeconds(30),
                        Duration.ofHours(1))))
        .isEqualTo(
            "Creation failed, 08:30 to 09:30 (1 h)\nIt began between 08:29:30 and 08:30:00.");
  }

  @Test
  void aBeginningInAGapIsToldAsSometime() {
    assertThat(
            last(
                lab()
                    .running(Duration.ofHours(9))
                    .notLooked(Duration.ofHours(14))
                    .changed(
                        Phase.SUSPENDED, "Suspended", Duration.ofHours(14), Duration.ofHours(1))))
        .endsWith("It began some time between Fri 20 Nov, 18:30 and 08:30.");
  }

  @Test
  void theUptimeSaysOfWhichTime() {
    Timeline timeline =
        lab()
            .running(Duration.ofMinutes(1146))
            .failed(Duration.ofMinutes(34))
            .notLooked(Duration.ofMinutes(260))
            .timeline();
    assertThat(TimelineWords.uptime(timeline)).isEqualTo("Up 97.1 % of 19 h 40 min monitored");
    assertThat(TimelineWords.briefUptime(timeline)).isEqualTo("up 97.1 % of 19 h");
    Timeline whole = lab().failed(Duration.ofHours(6)).running(Duration.ofHours(18)).timeline();
    assertThat(TimelineWords.briefUptime(whole)).isEqualTo("up 75 %");
  }

  @Test
  void whatAPrometheusSawIsItsWord() {
    Timeline timeline =
        lab()
            .running(Duration.ofHours(18))
            .elsewhere(Phase.PROBLEM, Duration.ofHours(6))
            .timeline(new Witness("prometheus.example.com", null));
    assertThat(TimelineWords.sentence(timeline.segments().getLast(), timeline, NOW, ZONE))
        .isEqualTo("Failed, 03:30 to 09:30 (6 h)\nSeen by prometheus.example.com.");
    assertThat(TimelineWords.uptime(timeline))
        .isEqualTo("Up 75 % of 1 day monitored, 6 h of it seen by prometheus.example.com");
    assertThat(TimelineWords.whole(timeline, NOW, ZONE)).contains("1 failure");
  }

  @ParameterizedTest
  @EnumSource(Witness.Trouble.class)
  void whyAPrometheusDoesNotTellIsSaidWhereNobodyLooked(Witness.Trouble trouble) {
    Timeline timeline =
        lab()
            .running(Duration.ofHours(18))
            .notLooked(Duration.ofHours(6))
            .timeline(new Witness("prometheus.example.com", trouble));
    assertThat(TimelineWords.sentence(timeline.segments().getLast(), timeline, NOW, ZONE).lines())
        .hasSize(2)
        .last()
        .asString()
        .contains("prometheus.example.com")
        .endsWith(".");
    assertThat(TimelineWords.sentence(timeline.segments().getFirst(), timeline, NOW, ZONE))
        .doesNotContain("prometheus");
  }

  @Test
  void whereNobodyLookedItSaysSo() {
    Timeline none = lab().notLooked(Duration.ofHours(24)).timeline();
    assertThat(TimelineWords.uptime(none)).isEqualTo("Not monitored in this time");
    assertThat(TimelineWords.briefUptime(none)).isEqualTo("\u2013");
  }

  @Test
  void aShareOfLessThanAMinuteIsNotTold() {
    Duration day = Duration.ofHours(24);
    Duration brief = Duration.ofSeconds(59);
    Timeline seconds = lab().notLooked(day.minus(brief)).running(brief).timeline();
    assertThat(TimelineWords.briefUptime(seconds)).isEqualTo("\u2013");
    Duration minute = Duration.ofMinutes(1);
    Timeline enough = lab().notLooked(day.minus(minute)).running(minute).timeline();
    assertThat(TimelineWords.briefUptime(enough)).isEqualTo("up 100 % of 1 min");
  }

  @Test
  void oneSentenceTellsTheWhole() {
    Timeline timeline = lab().failed(Duration.ofHours(6)).running(Duration.ofHours(18)).timeline();
    assertThat(TimelineWords.whole(timeline, NOW, ZONE))
        .isEqualTo(
            "Lab, Fri 20 Nov, 09:30 to 09:30: Up 75 % of 1 day monitored; 1 failure; at the end:"
                + " Running");
  }
}

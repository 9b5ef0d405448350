package envwatch.team.past;

import static org.assertj.core.api.Assertions.assertThat;

import envwatch.history.Cause;
import envwatch.history.Change;
import envwatch.history.Range;
import envwatch.history.SampleTimelines;
import envwatch.history.State;
import envwatch.history.Subject;
import envwatch.history.Timeline;
import envwatch.history.Timeline.Seen;
import envwatch.history.Timeline.Segment;
import envwatch.history.Uptime;
import envwatch.history.Witness;
import envwatch.model.AccountId;
import envwatch.model.EnvironmentId;
import envwatch.model.EnvironmentKey;
import envwatch.model.Phase;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

@Tag("fast")
class GapFillingTest {
  private static final Witness WITNESS = new Witness("prometheus.example.com", null);
  private static final State RUNNING = new State(Phase.RUNNING, "");
  private static final State FAILED = new State(Phase.PROBLEM, "");

  private static Instant at(String time) {
    return Instant.parse("2026-11-28T" + time + ":00Z");
  }

  private static SampleTimelines lab() {
    return SampleTimelines.from(
        Subject.of(new EnvironmentKey(new AccountId("a"), new EnvironmentId("EN1"))),
        "Lab",
        at("00:00"));
  }

  private static Duration hours(int hours) {
    return Duration.ofHours(hours);
  }

  private static Stretch stretch(String from, String until, Phase phase) {
    return new Stretch(at(from), at(until), phase);
  }

  private static Timeline filled(SampleTimelines own, Stretch... seen) {
    return GapFilling.fill(own.timeline(), WITNESS, List.of(seen), Duration.ofMinutes(1));
  }

  private static Segment elsewhere(String from, String until, State state) {
    return new Segment(at(from), at(until), Seen.ELSEWHERE, state, null);
  }

  private static Segment notLooked(String from, String until) {
    return new Segment(at(from), at(until), Seen.NOT_LOOKED, null, null);
  }

  @Test
  void gapsAreFilledWhereSomethingIsKnownAndStayGapsElsewhere() {
    Timeline filled =
        filled(
            lab().running(hours(2)).notLooked(hours(8)), stretch("03:00", "05:00", Phase.RUNNING));
    assertThat(filled.segments().subList(1, 4))
        .containsExactly(
            notLooked("02:00", "03:00"),
            elsewhere("03:00", "05:00", RUNNING),
            notLooked("05:00", "10:00"));
    assertThat(filled.witness()).isEqualTo(WITNESS);
  }

  @Test
  void whatThisComputerSawStays() {
    SampleTimelines own = lab().notLooked(hours(1)).running(hours(2)).notLooked(hours(1));
    Timeline filled = filled(own, stretch("00:00", "04:00", Phase.SUSPENDED));
    assertThat(filled.segments()).hasSize(3);
    assertThat(filled.segments().get(1)).isEqualTo(own.timeline().segments().get(1));
  }

  @Test
  void aStretchThroughTwoKindsOfGapIsOne() {
    Timeline filled =
        filled(
            lab().notLooked(hours(1)).unreachable(hours(1)),
            stretch("00:00", "02:00", Phase.RUNNING));
    assertThat(filled.segments()).containsExactly(elsewhere("00:00", "02:00", RUNNING));
  }

  @Test
  void aChangeIsToldWithTheLooksAroundItAndWhoSawIt() {
    Timeline filled =
        filled(
            lab().notLooked(hours(4)),
            stretch("00:00", "02:00", Phase.RUNNING),
            stretch("02:00", "04:00", Phase.PROBLEM));
    assertThat(filled.segments().get(1).change())
        .isEqualTo(
            new Change(
                filled.subject(),
                "Lab",
                null,
                at("01:59"),
                at("02:00"),
                RUNNING,
                FAILED,
                new Cause.Elsewhere("prometheus.example.com"),
                List.of()));
  }

  @Test
  void aChangeSinceThisComputerLookedIsTold() {
    Timeline filled =
        filled(
            lab().running(hours(2)).notLooked(hours(2)), stretch("02:00", "04:00", Phase.PROBLEM));
    Change change = filled.segments().get(1).change();
    assertThat(change).isNotNull();
    assertThat(change.from()).isEqualTo(new State(Phase.RUNNING, "Running"));
    assertThat(change.lastSeenBefore()).isEqualTo(at("02:00"));
  }

  @Test
  void anExpirationThatComesNearerIsNoChange() {
    Timeline filled =
        filled(
            lab().running(hours(1)).notLooked(hours(3)),
            stretch("01:00", "02:00", Phase.EXPIRING),
            stretch("02:00", "04:00", Phase.RUNNING));
    assertThat(filled.segments()).extracting(Segment::change).containsOnlyNulls();
  }

  @Test
  void whatAPrometheusSawCountsAsLookedAt() {
    Timeline filled =
        filled(
            lab()
                .running(hours(1))
                .notLooked(hours(3))
                .changed(Phase.PROBLEM, "Failed", hours(3), hours(1)),
            stretch("01:00", "03:00", Phase.RUNNING),
            stretch("03:00", "04:00", Phase.PROBLEM));
    assertThat(Uptime.of(filled))
        .isEqualTo(
            new Uptime(
                hours(3).minusMinutes(1), hours(5).minusMinutes(1), hours(3).minusMinutes(1)));
  }

  @Test
  void whatExpiresSoonIsNotTakenForUpNorForDown() {
    Timeline filled =
        filled(
            lab().running(hours(1)).notLooked(hours(1)), stretch("01:00", "02:00", Phase.EXPIRING));
    assertThat(Uptime.of(filled)).isEqualTo(new Uptime(hours(1), hours(1), Duration.ZERO));
  }

  @Test
  void onlyGapsThatLastAreWorthAQuestion() {
    Timeline timeline =
        lab()
            .running(hours(1))
            .notLooked(Duration.ofSeconds(59))
            .running(hours(1))
            .notLooked(hours(1))
            .running(hours(1))
            .unreachable(hours(1))
            .timeline();
    assertThat(GapFilling.gaps(timeline, new Range(at("00:00"), at("04:30"))))
        .isEqualTo(new Range(at("02:00").plusSeconds(59), at("04:30")));
    assertThat(GapFilling.gaps(timeline, new Range(at("00:00"), at("02:00")))).isNull();
  }
}

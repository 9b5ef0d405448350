package envwatch.team.past;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import envwatch.api.ApiException.Unreadable;
import envwatch.history.Range;
import envwatch.model.EnvironmentId;
import envwatch.model.Phase;
import envwatch.team.past.Prometheus.Series;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@Tag("fast")
class PhaseAnswerTest {
  private static final EnvironmentId LAB = new EnvironmentId("EN1");
  private static final PhaseQuery QUERY =
      PhaseQuery.of(Set.of(LAB), new Range(at("02:00:00"), at("04:00:00")), Duration.ofMinutes(1));

  private static Instant at(String time) {
    return Instant.parse("2026-11-28T" + time + "Z");
  }

  private static Series lab(Phase phase) {
    return new Series("EN1", phase);
  }

  private static List<Stretch> read(Series... series) throws Unreadable {
    return PhaseAnswer.read(bytes(Prometheus.matrix(series)), QUERY).get(LAB);
  }

  private static byte[] bytes(String text) {
    return text.getBytes(StandardCharsets.UTF_8);
  }

  /** Everything is seen half a second after a full one. */
  private static Instant look(String time) {
    return at(time).plusMillis(500);
  }

  @Test
  void whatIsSeenAgainAndAgainIsOneStretchThatEndsOneStepAfterTheLastLook() throws Unreadable {
    assertThat(read(lab(Phase.RUNNING).seen(at("02:10:00"), at("02:20:00"), 20)))
        .containsExactly(
            new Stretch(look("02:09:40"), look("02:19:40"), look("02:20:40"), Phase.RUNNING));
  }

  @Test
  void aChangeCountsFromTheFirstLookAfterIt() throws Unreadable {
    assertThat(
            read(
                lab(Phase.RUNNING).seen(at("02:10:00"), at("02:12:00"), 20),
                lab(Phase.PROBLEM).seen(at("02:13:00"), at("02:14:00"), 20)))
        .containsExactly(
            new Stretch(look("02:09:40"), look("02:11:40"), look("02:12:40"), Phase.RUNNING),
            new Stretch(look("02:12:40"), look("02:13:40"), look("02:14:40"), Phase.PROBLEM));
  }

  @Test
  void aGapOfThreeMinutesStaysAGap() throws Unreadable {
    assertThat(
            read(
                lab(Phase.RUNNING)
                    .seen(at("02:10:00"), at("02:12:00"), 20)
                    .seen(at("02:15:00"), at("02:16:00"), 20)))
        .containsExactly(
            new Stretch(look("02:09:40"), look("02:11:40"), look("02:12:40"), Phase.RUNNING),
            new Stretch(look("02:14:40"), look("02:15:40"), look("02:16:40"), Phase.RUNNING));
  }

  @Test
  void whatIsOnlyRepeatedCountsForOneStep() throws Unreadable {
    Series repeated = lab(Phase.RUNNING);
    for (int minute = 10; minute < 15; minute++) {
      repeated.seen(at("02:" + minute + ":00"), at("02:10:00").minusSeconds(20));
    }
    assertThat(read(repeated))
        .containsExactly(
            new Stretch(look("02:09:40"), look("02:09:40"), look("02:10:40"), Phase.RUNNING));
  }

  @Test
  void twoThatWatchTheSameAreOne() throws Unreadable {
    assertThat(
            read(
                new Series("EN1", Phase.RUNNING, "one:9464")
                    .seen(at("02:10:00"), at("02:20:00"), 20),
                new Series("EN1", Phase.RUNNING, "two:9464")
                    .seen(at("02:15:00"), at("02:25:00"), 10)))
        .containsExactly(
            new Stretch(look("02:09:40"), look("02:24:50"), look("02:25:50"), Phase.RUNNING));
  }

  @Test
  void whoLookedLastIsRight() throws Unreadable {
    assertThat(
            read(
                new Series("EN1", Phase.RUNNING, "one:9464")
                    .seen(at("02:10:00"), at("02:12:00"), 50),
                new Series("EN1", Phase.PROBLEM, "two:9464")
                    .seen(at("02:10:00"), at("02:12:00"), 10)))
        .extracting(Stretch::phase)
        .containsExactly(Phase.PROBLEM);
  }

  @Test
  void othersAndTheUnknownAreNotRead() throws Unreadable {
    assertThat(
            PhaseAnswer.read(
                bytes(
                    Prometheus.matrix(
                        new Series("EN2", Phase.RUNNING).seen(at("02:10:00"), at("02:20:00"), 20))),
                QUERY))
        .hasSize(1)
        .containsEntry(LAB, List.of());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "[\"x\",\"y\"]",
        "[1795831200]",
        "[]",
        "7",
        "null",
        "[1e300,\"NaN\"]",
        "[1795831201,\"1795831200\"]",
        "[1795831200,\"-Inf\"]",
        "[{},{\"a\":[1]}]"
      })
  void whatIsNoSampleIsPassedOver(String value) throws Unreadable {
    String body =
        "{\"data\":{\"result\":[{\"metric\":{\"environment\":\"EN1\",\"phase\":\"running\"},"
            + "\"values\":["
            + value
            + "]}]}}";
    assertThat(PhaseAnswer.read(bytes(body), QUERY)).containsEntry(LAB, List.of());
  }

  @Test
  void aLookAfterItsPointIsTakenForTheMomentOfThePoint() throws Unreadable {
    assertThat(read(lab(Phase.RUNNING).seen(at("02:10:00"), at("09:00:00"))))
        .extracting(Stretch::from)
        .containsExactly(at("02:10:00"));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "<html>Sign in</html>",
        "[]",
        "{}",
        "{\"status\":\"error\",\"error\":\"no\"}",
        "{\"data\":[]}",
        "{\"data\":{\"result\":{}}}",
        "{\"status\":\"success\",\"data\":{\"result\":[{\"metric\":{\"environment\":\"EN1\"",
      })
  void whatIsNoAnswerOfPrometheusIsToldApart(String body) {
    assertThatThrownBy(() -> PhaseAnswer.read(bytes(body), QUERY)).isInstanceOf(Unreadable.class);
  }
}

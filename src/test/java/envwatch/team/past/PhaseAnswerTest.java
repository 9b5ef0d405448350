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
import java.util.Map;
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
    return PhaseAnswer.phases(bytes(Prometheus.matrix(series)), QUERY, Map.of()).get(LAB);
  }

  private static byte[] bytes(String text) {
    return text.getBytes(StandardCharsets.UTF_8);
  }

  @Test
  void whatIsSeenAgainAndAgainIsOneStretchThatEndsOneStepAfterTheLastLook() throws Unreadable {
    assertThat(read(lab(Phase.RUNNING).seen(at("02:10:00"), at("02:20:00"))))
        .containsExactly(new Stretch(at("02:10:00"), at("02:21:00"), Phase.RUNNING));
  }

  @Test
  void aChangeCountsFromTheFirstLookAfterIt() throws Unreadable {
    assertThat(
            read(
                lab(Phase.RUNNING).seen(at("02:10:00"), at("02:12:00")),
                lab(Phase.PROBLEM).seen(at("02:13:00"), at("02:14:00"))))
        .containsExactly(
            new Stretch(at("02:10:00"), at("02:13:00"), Phase.RUNNING),
            new Stretch(at("02:13:00"), at("02:15:00"), Phase.PROBLEM));
  }

  @Test
  void aGapOfThreeMinutesStaysAGap() throws Unreadable {
    assertThat(
            read(
                lab(Phase.RUNNING)
                    .seen(at("02:10:00"), at("02:12:00"))
                    .seen(at("02:15:00"), at("02:16:00"))))
        .containsExactly(
            new Stretch(at("02:10:00"), at("02:13:00"), Phase.RUNNING),
            new Stretch(at("02:15:00"), at("02:17:00"), Phase.RUNNING));
  }

  @Test
  void whatWasServedTooOldIsNotKnown() throws Unreadable {
    var old =
        PhaseAnswer.tooOld(
            bytes(
                Prometheus.matrix(
                    Series.age("EN1", "one:9464").seen(at("02:12:00"), at("02:20:00")))),
            QUERY);
    assertThat(
            PhaseAnswer.phases(
                    bytes(
                        Prometheus.matrix(lab(Phase.RUNNING).seen(at("02:10:00"), at("02:20:00")))),
                    QUERY,
                    old)
                .get(LAB))
        .containsExactly(new Stretch(at("02:10:00"), at("02:12:00"), Phase.RUNNING));
  }

  @Test
  void whatAnotherServedIsAsGoodAsItWas() throws Unreadable {
    var old =
        PhaseAnswer.tooOld(
            bytes(
                Prometheus.matrix(
                    Series.age("EN1", "one:9464").seen(at("02:10:00"), at("02:20:00")))),
            QUERY);
    assertThat(
            PhaseAnswer.phases(
                    bytes(
                        Prometheus.matrix(
                            new Series("EN1", Phase.RUNNING, "one:9464")
                                .seen(at("02:10:00"), at("02:12:00")),
                            new Series("EN1", Phase.PROBLEM, "two:9464")
                                .seen(at("02:10:00"), at("02:12:00")))),
                    QUERY,
                    old)
                .get(LAB))
        .extracting(Stretch::phase)
        .containsExactly(Phase.PROBLEM);
  }

  @Test
  void twoThatWatchTheSameAreOne() throws Unreadable {
    assertThat(
            read(
                new Series("EN1", Phase.RUNNING, "one:9464").seen(at("02:10:00"), at("02:20:00")),
                new Series("EN1", Phase.RUNNING, "two:9464").seen(at("02:15:00"), at("02:25:00"))))
        .containsExactly(new Stretch(at("02:10:00"), at("02:26:00"), Phase.RUNNING));
  }

  @Test
  void othersAndTheUnknownAreNotRead() throws Unreadable {
    assertThat(
            PhaseAnswer.phases(
                bytes(
                    Prometheus.matrix(
                        new Series("EN2", Phase.RUNNING).seen(at("02:10:00"), at("02:20:00")))),
                QUERY,
                Map.of()))
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
    assertThat(PhaseAnswer.phases(bytes(body), QUERY, Map.of())).containsEntry(LAB, List.of());
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
    assertThatThrownBy(() -> PhaseAnswer.phases(bytes(body), QUERY, Map.of()))
        .isInstanceOf(Unreadable.class);
  }
}

package envwatch.team.past;

import static org.assertj.core.api.Assertions.assertThat;

import envwatch.api.wire.Query;
import envwatch.history.Range;
import envwatch.model.EnvironmentId;
import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

@Tag("fast")
class PhaseQueryTest {
  private static final Instant NOW = Instant.parse("2026-11-28T08:00:12Z");

  private static String text(String id) {
    PhaseQuery query =
        PhaseQuery.of(
            Set.of(new EnvironmentId(id)),
            Range.last(Duration.ofHours(1), NOW),
            Duration.ofMinutes(1));
    return URLDecoder.decode(query.phases().encoded(), StandardCharsets.UTF_8);
  }

  @ParameterizedTest
  @CsvSource(
      quoteCharacter = '`',
      value = {
        "EN1,EN1",
        "a{b}c,a\\\\{b\\\\}c",
        "say \"hi\",say\\\\ \\\\\\\"hi\\\\\\\"",
        "a\\b,a\\\\\\\\b",
        "a|b,a\\\\|b",
        "café \uD83D\uDE80,café\\\\ \uD83D\uDE80",
        "a.*,a\\\\.\\\\*"
      })
  void anIdStandsForItselfOnly(String id, String written) {
    assertThat(text(id)).contains("envwatch_environment_phase{environment=~\"" + written + "\",");
  }

  @Test
  void aLineBreakStaysOnTheLine() {
    assertThat(text("a\nb")).contains("environment=~\"a\\\\x0ab\"");
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 24, 168, 183, 184, 720, 31 * 24, 10_000})
  void noSeriesHasMorePointsThanPrometheusAnswers(int hours) {
    Range range = Range.last(Duration.ofHours(hours), NOW);
    PhaseQuery query = PhaseQuery.of(Set.of(), range, PhaseQuery.step(range, 1));
    assertThat(query.points()).isBetween(hours > 100 ? 5_000 : 1, 11_000);
    assertThat(query.from()).isBeforeOrEqualTo(range.from());
    assertThat(query.until()).isAfterOrEqualTo(range.until());
  }

  @Test
  void aDayIsAskedForMinuteByMinute() {
    assertThat(PhaseQuery.step(Range.last(Duration.ofDays(1), NOW), 1_000))
        .isEqualTo(Duration.ofMinutes(1));
  }

  @Test
  void ofThousandsADayIsAskedForInStepsOfUpToFiveMinutes() {
    Range day = Range.last(Duration.ofDays(1), NOW);
    assertThat(PhaseQuery.step(day, 2_000)).isEqualTo(Duration.ofMinutes(2));
    assertThat(PhaseQuery.step(day, 50_000)).isEqualTo(Duration.ofMinutes(5));
  }

  @Test
  void manyEnvironmentsAreAskedForWithFewQuestionsOfWhichEachIsShortEnough() {
    List<EnvironmentId> many =
        IntStream.range(0, 1_000)
            .mapToObj(i -> new EnvironmentId("EN\"{%06d}".formatted(i)))
            .toList();
    Range day = Range.last(Duration.ofDays(1), NOW);
    List<Set<EnvironmentId>> batches = PhaseQuery.batches(many, day, Duration.ofMinutes(1));
    assertThat(batches.stream().flatMap(Set::stream)).containsExactlyElementsOf(many);
    for (Set<EnvironmentId> batch : batches) {
      PhaseQuery query = PhaseQuery.of(batch, day, Duration.ofMinutes(1));
      assertThat(query.phases().encoded().length()).isLessThan(7_000);
      assertThat(batch.size() * query.points()).isLessThanOrEqualTo(300_000);
    }
    assertThat(batches).hasSizeLessThan(40);
  }

  @Test
  void anIdThatIsVeryLongIsAskedForAlone() {
    EnvironmentId huge = new EnvironmentId("x".repeat(10_000));
    Range day = Range.last(Duration.ofDays(1), NOW);
    assertThat(
            PhaseQuery.batches(List.of(huge, new EnvironmentId("a")), day, Duration.ofMinutes(1)))
        .containsExactly(Set.of(huge), Set.of(new EnvironmentId("a")));
  }

  @Test
  void whichEnvironmentsAreKnownIsAskedForTheSameTime() {
    Query known =
        PhaseQuery.of(Set.of(), Range.last(Duration.ofMinutes(2), NOW), Duration.ofMinutes(1))
            .known();
    assertThat(known.encoded())
        .isEqualTo(
            "match%5B%5D=envwatch_environment_phase&start="
                + Instant.parse("2026-11-28T07:58:00Z").getEpochSecond()
                + "&end="
                + Instant.parse("2026-11-28T08:01:00Z").getEpochSecond());
  }
}

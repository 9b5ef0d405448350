package envwatch.team;

import static org.assertj.core.api.Assertions.assertThat;

import envwatch.model.Environment;
import envwatch.model.EnvironmentKey;
import envwatch.model.Phase;
import envwatch.watch.FakeTime;
import envwatch.watch.Samples;
import envwatch.watch.WatchedEnvironment;
import envwatch.watch.WorldView;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SilenceIndexTest {
  private static final Instant END = FakeTime.START.plus(Duration.ofHours(1));

  private static WorldView world(int count) {
    List<WatchedEnvironment> environments =
        IntStream.rangeClosed(1, count)
            .mapToObj(number -> {
              Environment environment =
                  Samples.environment("EN" + number, Phase.PROBLEM, "Failed").toBuilder()
                      .name("Lab " + number)
                      .blueprint("Java")
                      .build();
              return new WatchedEnvironment(
                  Samples.key("EN" + number),
                  environment,
                  FakeTime.START,
                  Duration.ofMinutes(10),
                  null,
                  null);
            })
            .toList();
    return new WorldView(
        FakeTime.START, false, List.of(Samples.live(FakeTime.START)), environments);
  }

  private static Silence silence(LabelMatcher... matchers) {
    return new Silence("id", true, List.of(matchers), FakeTime.START, "", END, "eve", "a reason");
  }

  private static Map<EnvironmentKey, List<SilencedBy>> find(LabelMatcher... matchers) {
    return new SilenceIndex(world(12), SilenceIndex.MOST_STEPS)
        .find(List.of(silence(matchers)))
        .silenced();
  }

  private static LabelMatcher is(String label, String value) {
    return LabelMatcher.of(label, value, false, true);
  }

  private static LabelMatcher not(String label, String value) {
    return LabelMatcher.of(label, value, false, false);
  }

  private static LabelMatcher regex(String label, String value) {
    return LabelMatcher.of(label, value, true, true);
  }

  @ParameterizedTest
  @CsvSource({
    "environment, EN1, 1",
    "environment, EN1|EN2, 2",
    "environment, EN1., 3",
    "name, Lab .*, 12",
    "name, Lab 3, 1",
    "blueprint, Java|Python, 12",
    "blueprint, Python, 0",
    "alertname, EnvironmentFailed, 12",
    "alertname, Environment.*, 12",
    "alertname, DiskFull, 0",
    "severity, warning, 0",
    "instance, db1.*, 0"
  })
  void aSilenceMatchesByTheLabelsOfTheAlertOfAnEnvironment(
      String label, String pattern, int environments) {
    assertThat(find(regex(label, pattern))).hasSize(environments);
  }

  @Test
  void allMatchersHaveToMatch() {
    assertThat(find(is("blueprint", "Java"), is("name", "Lab 3")))
        .containsOnlyKeys(Samples.key("EN3"));
    assertThat(find(is("blueprint", "Python"), is("name", "Lab 3"))).isEmpty();
  }

  @Test
  void aMatcherThatExcludesLetsTheOthersThrough() {
    assertThat(find(is("blueprint", "Java"), not("environment", "EN3"))).hasSize(11);
  }

  @Test
  void aLabelThatMayBeAddedByPrometheusMakesItUncertain() {
    assertThat(find(is("environment", "EN3"), is("cluster", "lab")))
        .isEqualTo(
            Map.of(Samples.key("EN3"), List.of(new SilencedBy("eve", END, "a reason", false))));
  }

  @Test
  void anExpressionThatIsNotUnderstoodIsToldButNotApplied() {
    assertThat(find(is("environment", "EN3"), regex("name", "[[:alpha:]]+.*")))
        .isEqualTo(
            Map.of(Samples.key("EN3"), List.of(new SilencedBy("eve", END, "a reason", false))));
  }

  @Test
  void aClaimIsNoSilenceOfOthers() {
    Silence claim =
        new Silence(
            "id",
            true,
            List.of(is("environment", "EN3")),
            FakeTime.START,
            "",
            END,
            "ann",
            "ACK! on it");
    assertThat(new SilenceIndex(world(3), 1_000).find(List.of(claim)).silenced()).isEmpty();
  }

  @Test
  void fiveThousandSilencesOfFiveThousandEnvironmentsAreNoProduct() {
    List<Silence> silences =
        IntStream.rangeClosed(1, 5_000)
            .mapToObj(number ->
                number % 2 == 0
                    ? silence(is("environment", "EN" + number), regex("name", "Lab.*"))
                    : silence(regex("environment", "EN" + number + "|XX" + number)))
            .toList();
    SilenceIndex.Found found = new SilenceIndex(world(5_000), 100_000).find(silences);

    assertThat(found.silenced()).hasSize(5_000);
    assertThat(found.unjudged()).isZero();
  }

  @Test
  void silencesThatWouldTakeTooLongAreCountedInsteadOfApplied() {
    List<Silence> silences =
        IntStream.rangeClosed(1, 1_000)
            .mapToObj(number -> silence(regex("name", ".*x.*y.*" + number)))
            .toList();
    SilenceIndex.Found found = new SilenceIndex(world(5_000), 1_000_000).find(silences);

    assertThat(found.unjudged()).isGreaterThan(900);
    assertThat(found.silenced().values())
        .allSatisfy(all -> assertThat(all).noneMatch(SilencedBy::certain));
  }
}

package envwatch.history;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import envwatch.model.ActionKind;
import envwatch.model.Environment;
import envwatch.model.EnvironmentKey;
import envwatch.model.Phase;
import envwatch.model.Status;
import envwatch.watch.Samples;
import envwatch.watch.WatchedEnvironment;
import envwatch.watch.WorldView;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** What real views tell, at the rhythms of the watch: fast while something changes. */
@Tag("fast")
class HistoryAnalysisTest {
  private static final Duration RESTING = Duration.ofSeconds(30);
  private static final Duration FAST = Duration.ofSeconds(5);
  private static final Status SUSPENDED = new Status(Phase.SUSPENDED, "Suspended");
  private static final Status STARTING = new Status(Phase.CHANGING, "Preparing");
  private static final Status RUNNING = new Status(Phase.RUNNING, "Ready");
  private static final Status FAILED = new Status(Phase.PROBLEM, "Creation Failed");

  private final HistoryAnalysis insight = new HistoryAnalysis();
  private final Map<String, WatchedEnvironment> environments = new LinkedHashMap<>();
  private LastStates memory = LastStates.EMPTY;
  private Instant now = Instant.parse("2026-11-21T09:00:00Z");

  private void see(String id, Status status) {
    Duration interval = status.phase() == Phase.CHANGING ? FAST : RESTING;
    Environment environment =
        Environment.builder()
            .id(Samples.id(id))
            .name(id)
            .status(status)
            .blueprint("Web")
            .region("Miami")
            .build();
    environments.put(
        id, new WatchedEnvironment(Samples.key(id), environment, now, interval, null, null));
  }

  private void look() {
    WorldView world =
        new WorldView(
            now, false, List.of(Samples.live(now)), new ArrayList<>(environments.values()));
    Detected detected = Detection.detect(memory, world, List.of());
    memory = detected.memory();
    insight.take(detected, world);
  }

  private void after(Duration passed, String id, Status status) {
    now = now.plus(passed);
    see(id, status);
    look();
  }

  private HistoryView view() {
    return insight.show(memory).apply(HistoryView.EMPTY);
  }

  private void start(int looks) {
    after(RESTING, "E", SUSPENDED);
    after(RESTING, "E", STARTING);
    for (int look = 1; look < looks; look++) {
      after(FAST, "E", STARTING);
    }
  }

  @Test
  void aStartThatWasNoticedAtTheSlowRhythmIsLearned() {
    start(48);
    after(FAST, "E", RUNNING);
    assertThat(insight.learned())
        .extracting(Sample::blueprint, Sample::kind, Sample::took)
        .containsExactly(tuple("Web", ActionKind.RESUME_ENVIRONMENT, Duration.ofMinutes(4)));
  }

  @Test
  void theNextStartKnowsTheLastOneAndIsLateThenStuck() {
    start(48);
    after(FAST, "E", RUNNING);
    start(1);
    Waiting waiting = view().waiting().get(Subject.of(Samples.key("E")));
    assertThat(waiting.left(now)).isEqualTo(Duration.ofMinutes(4));
    assertThat(waiting.late(now.plus(Duration.ofMinutes(6)))).isFalse();
    assertThat(waiting.late(now.plus(Duration.ofMinutes(7)))).isTrue();
    assertThat(waiting.stuck(now.plus(Duration.ofMinutes(7)))).isTrue();
  }

  @Test
  void looksThatSeeTheSameAreNothingNewToShow() {
    see("E", STARTING);
    see("F", RUNNING);
    look();
    view();
    for (int looks = 0; looks < 10; looks++) {
      now = now.plus(FAST);
      environments.replaceAll((id, seen) -> confirmed(seen));
      look();
      assertThat(insight.stale()).isFalse();
    }
  }

  private WatchedEnvironment confirmed(WatchedEnvironment seen) {
    return new WatchedEnvironment(seen.key(), seen.environment(), now, seen.interval(), null, null);
  }

  @Test
  void timeThatPassesIsNothingNewToShowUntilItMakesSomethingOutdated() {
    see("E", RUNNING);
    look();
    view();
    now = now.plus(RESTING.multipliedBy(3));
    look();
    assertThat(insight.stale()).isFalse();
    now = now.plusMillis(1);
    look();
    assertThat(insight.stale()).isTrue();
  }

  @Test
  void aViewTellsWhichEnvironmentsItTellsAnewOf() {
    see("E", RUNNING);
    see("F", RUNNING);
    look();
    HistoryView before = view();
    assertThat(before.differencesTo(HistoryView.EMPTY))
        .containsExactlyInAnyOrder(Samples.key("E"), Samples.key("F"));
    after(FAST, "E", STARTING);
    HistoryView later = view();
    assertThat(later.differencesTo(before)).containsExactly(Samples.key("E"));
    assertThat(later.differencesTo(later)).isEmpty();
  }

  @Test
  void aViewThatWasNotShownIsMadeUpForByTheNext() {
    for (int i = 0; i < 50; i++) {
      see("E" + i, RUNNING);
    }
    look();
    HistoryView first = view();
    now = now.plus(FAST);
    environments.replaceAll((id, seen) -> confirmed(seen));
    look();
    after(FAST, "E0", FAILED);
    view();
    after(FAST, "E1", FAILED);

    assertThat(view().differencesTo(first))
        .containsExactlyInAnyOrder(Samples.key("E0"), Samples.key("E1"));
  }

  @Test
  void ofEnvironmentsOnlyThoseAreTranslatedThatDiffer() {
    see("E", RUNNING);
    see("F", RUNNING);
    look();
    HistoryView first = view();
    List<EnvironmentKey> asked = new ArrayList<>();
    HistoryView shown = translated(first, HistoryView.EMPTY, HistoryView.EMPTY, asked);
    after(FAST, "E", FAILED);
    HistoryView second = view();
    asked.clear();
    HistoryView later = translated(second, first, shown, asked);

    Subject translated = Subject.of(Samples.key("E shown"));
    assertThat(asked).containsExactly(Samples.key("E"));
    assertThat(later.since().get(translated))
        .isEqualTo(second.since().get(Subject.of(Samples.key("E"))));
    assertThat(later.since()).containsOnlyKeys(translated, Subject.of(Samples.key("F shown")));
    assertThat(later.differencesTo(shown)).containsExactly(Samples.key("E shown"));
    assertThat(shown.differencesTo(HistoryView.EMPTY))
        .containsExactlyInAnyOrder(Samples.key("E shown"), Samples.key("F shown"));
  }

  private static HistoryView translated(
      HistoryView view, HistoryView earlier, HistoryView shown, List<EnvironmentKey> asked) {
    return view.withSince(
        view.translatedSince(
            key -> {
              asked.add(key);
              return Samples.key(key.environment().value() + " shown");
            },
            machine -> machine,
            earlier,
            shown));
  }

  private void seeWithMachines(String id, int machines) {
    see(id, RUNNING);
    environments.computeIfPresent(
        id,
        (same, seen) ->
            new WatchedEnvironment(
                seen.key(),
                seen.environment()
                    .withMachines(
                        Collections.nCopies(machines, Samples.running("M").machines().getFirst())),
                now,
                RESTING,
                null,
                null));
  }

  @Test
  void aThousandAreComparedWithTheirLikeEveryFourSeconds() {
    for (int i = 0; i < 1000; i++) {
      seeWithMachines("E" + i, 1);
    }
    look();
    assertThat(view().odd()).isEmpty();
    now = now.plusSeconds(2);
    seeWithMachines("E7", 2);
    look();
    assertThat(view().odd()).isEmpty();
    assertThat(insight.stale()).isFalse();
    now = now.plusSeconds(2);
    look();
    assertThat(insight.stale()).isTrue();
    assertThat(view().odd()).containsOnlyKeys(Samples.key("E7"));
  }

  @Test
  void afterAnAccountIsForgottenTheOthersAreComparedAtOnce() {
    for (int i = 0; i < 1000; i++) {
      seeWithMachines("E" + i, 1);
    }
    seeWithMachines("E7", 2);
    look();
    assertThat(view().odd()).containsOnlyKeys(Samples.key("E7"));
    insight.forget(Samples.key("E7").account());
    environments.keySet().removeIf(id -> id.length() > 2);
    seeWithMachines("E7", 1);
    seeWithMachines("E3", 2);
    look();
    assertThat(view().odd()).containsOnlyKeys(Samples.key("E3"));
  }

  @Test
  void whatDiffersInAnAccountThatIsForgottenIsForgottenToo() {
    for (int i = 0; i < 1000; i++) {
      seeWithMachines("E" + i, i == 7 ? 2 : 1);
    }
    look();
    assertThat(view().odd()).isNotEmpty();
    insight.forget(Samples.key("E7").account());
    environments.clear();
    look();
    assertThat(view().odd()).isEmpty();
  }

  @Test
  void fiveOfSixThatFailWithinTwoMinutesAreOneCause() {
    for (int i = 0; i < 6; i++) {
      see("E" + i, RUNNING);
    }
    look();
    for (int i = 0; i < 5; i++) {
      now = now.plusSeconds(10);
      for (int other = 0; other < 6; other++) {
        see("E" + other, other <= i ? FAILED : RUNNING);
      }
      look();
    }
    assertThat(view().causes()).hasSize(1);
    CommonCause cause = view().causes().getFirst();
    assertThat(cause.environments()).hasSize(5);
    assertThat(cause.total()).isEqualTo(6);
  }
}

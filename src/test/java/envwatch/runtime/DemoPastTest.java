package envwatch.runtime;

import static org.assertj.core.api.Assertions.assertThat;

import envwatch.api.http.NetworkOptions;
import envwatch.cli.OneLook;
import envwatch.history.AbsenceInterval;
import envwatch.history.Cause;
import envwatch.history.Change;
import envwatch.history.Detected;
import envwatch.history.Detection;
import envwatch.history.LastStates;
import envwatch.history.ObservedInterval;
import envwatch.history.Starts;
import envwatch.history.Subject;
import envwatch.model.Phase;
import envwatch.watch.AccountView;
import envwatch.watch.WatchOptions;
import envwatch.watch.WorldView;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class DemoPastTest {
  private final List<Change> changes = new ArrayList<>();
  private final List<ObservedInterval> looked = new ArrayList<>();
  private final List<AbsenceInterval> absences = new ArrayList<>();
  private LastStates memory = LastStates.EMPTY;
  private WorldView last;
  private Demo demo;

  @BeforeEach
  void start() throws Exception {
    demo = Demo.start(Duration.ofDays(1));
    demo.past().tell(this::see);
  }

  @AfterEach
  void stop() {
    demo.close();
  }

  private void see(WorldView view) {
    Detected detected = Detection.detect(memory, view, List.of());
    memory = detected.memory();
    changes.addAll(detected.changes());
    looked.addAll(detected.ended());
    absences.addAll(detected.absences());
    last = view;
  }

  @Test
  void itEndsWithWhatTheClientReadsSoThatNothingChangesInBetween() {
    changes.clear();
    see(firstLook());

    Set<Subject> changing =
        changes.stream().map(Change::subject).map(DemoPastTest::whole).collect(Collectors.toSet());
    Set<Subject> inProgress =
        last.environments().stream()
            .filter(watched ->
                watched.environment().status().phase() == Phase.CHANGING
                    || watched.environment().machines().stream()
                        .anyMatch(machine -> machine.status().phase() == Phase.CHANGING))
            .map(watched -> Subject.of(watched.key()))
            .collect(Collectors.toSet());
    assertThat(changing).isEqualTo(inProgress).hasSize(3);
    assertThat(changes).allMatch(Change::ofState).allMatch(change -> change.facts().isEmpty());
  }

  private static Subject whole(Subject subject) {
    return Subject.of(subject.environment());
  }

  /** What the watch would see, read by the real client. */
  private WorldView firstLook() {
    Clock clock = Clock.systemUTC();
    OneLook.Seen seen =
        new OneLook(
                new Services(clock).connector(() -> NetworkOptions.SYSTEM),
                clock,
                WatchOptions.DEFAULT)
            .at(demo.account());
    Instant now = clock.instant();
    AccountView before = last.accounts().getFirst();
    assertThat(seen.version()).isEqualTo(before.version());
    return new WorldView(
        now, false, List.of(DemoPast.account(demo.account(), now)), seen.environments());
  }

  @Test
  void itTellsADayWithProblemsThatBeganAndEnded() {
    assertThat(changes).hasSizeGreaterThan(50);
    assertThat(changes)
        .anyMatch(change -> becomes(change, Phase.RUNNING, Phase.PROBLEM))
        .anyMatch(change -> becomes(change, Phase.PROBLEM, Phase.CHANGING))
        .anyMatch(change -> becomes(change, Phase.CHANGING, Phase.SUSPENDED));
  }

  private static boolean becomes(Change change, Phase from, Phase to) {
    return change.from() != null
        && change.from().phase() == from
        && change.to().phase() == to
        && change.subject().machine() == null;
  }

  @Test
  void changesAreKnownToTheLookUnlessTheComputerSlept() {
    assertThat(looked).map(ObservedInterval::ended).containsExactly(ObservedInterval.Ended.ASLEEP);
    assertThat(changes)
        .filteredOn(change -> change.lastSeenBefore() != null)
        .filteredOn(change -> !(change.cause() instanceof Cause.NotSeen))
        .isNotEmpty()
        .allMatch(change ->
            Duration.between(change.lastSeenBefore(), change.firstSeenAfter()).toSeconds() <= 20);
  }

  @Test
  void usualTimesCanBeLearnedFromItAndNothingWasOverdue() {
    Starts starts = new Starts();
    Duration interval = last.environments().getFirst().interval();
    assertThat(changes.stream().flatMap(change -> starts.take(change, interval).stream()))
        .hasSizeGreaterThan(10)
        .allMatch(finished -> finished.took().toMinutes() < 10);
    assertThat(absences).isEmpty();
  }

  @Test
  void allEnvironmentsOfTheFirstViewHaveBeenSeenInIt() {
    assertThat(memory.present()).hasSize(39);
  }
}

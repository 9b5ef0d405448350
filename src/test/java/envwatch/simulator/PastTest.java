package envwatch.simulator;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.time.Instant;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class PastTest {
  private static final int ENVIRONMENTS = 24;

  private final TurnableClock clock = new TurnableClock();

  private World world(Duration history) {
    return world(7, Liveliness.CALM, history);
  }

  private World world(long seed, Liveliness liveliness, Duration history) {
    return new World(
        seed, ENVIRONMENTS, Optional.empty(), liveliness, TrainingPlan.NONE, history, clock);
  }

  @Test
  void aWorldWithoutAHistoryHasNoPast() {
    assertThat(world(Duration.ZERO).past()).isEmpty();
  }

  @Test
  void theSameSeedGivesTheSamePast() {
    assertThat(told(world(Duration.ofDays(3)))).isEqualTo(told(world(Duration.ofDays(3))));
  }

  private static List<String> told(World world) {
    return world.past().stream()
        .map(change -> change.at() + " " + change.after().map(PastTest::states).orElse("gone"))
        .toList();
  }

  private static String states(LabEnvironment environment) {
    return environment.id()
        + " "
        + environment.state()
        + environment.machines().stream().map(LabMachine::state).toList();
  }

  @ParameterizedTest
  @ValueSource(strings = {"PT1H", "PT12H", "P1D", "P30D"})
  void thePresentIsTheSameWithAndWithoutAPast(String history) {
    World fresh = world(Duration.ZERO);
    World lived = world(Duration.parse(history));

    assertThat(lived.environments()).map(PastTest::states).isEqualTo(firstView(fresh));
    assertThat(lived.environments())
        .map(LabEnvironment::expiration)
        .isEqualTo(fresh.environments().stream().map(LabEnvironment::expiration).toList());
  }

  private static List<String> firstView(World world) {
    return world.environments().stream().map(PastTest::states).toList();
  }

  @Test
  void aStillWorldStaysAsItIsAfterItsPast() {
    World world = world(7, Liveliness.STILL, Duration.ofDays(1));
    List<String> before = firstView(world);
    clock.advance(Duration.ofHours(1));
    assertThat(firstView(world)).isEqualTo(before);
  }

  @ParameterizedTest
  @ValueSource(longs = {7, 8, 9, 10, 11, 20_260_101})
  void thePastLeadsToThePresent(long seed) {
    World world = world(seed, Liveliness.CALM, Duration.ofDays(4));
    Map<String, LabEnvironment> last = new HashMap<>();
    replay(
        world.past(),
        (moment, present) -> {
          last.clear();
          last.putAll(present);
        });

    assertThat(last.keySet())
        .containsExactlyInAnyOrderElementsOf(
            world.environments().stream().map(LabEnvironment::id).toList());
    assertThat(world.environments())
        .allSatisfy(found ->
            assertThat(states(last.get(found.id()))).isEqualTo(states(beforeItsChange(found))));
  }

  /** The environment before the change that begins when the world is served. */
  private static LabEnvironment beforeItsChange(LabEnvironment found) {
    if (found.state() == EnvironmentState.PREPARING) {
      boolean reverted =
          found.machines().stream()
              .anyMatch(machine -> machine.state() == MachineState.LOADING_FROM_SNAPSHOT);
      return found
          .with(reverted ? EnvironmentState.RUNNING : EnvironmentState.SUSPENDED)
          .withMachines(
              machine -> machine.at(reverted ? MachineState.RUNNING : MachineState.SUSPENDED));
    }
    return found.withMachines(machine ->
        machine.state() == MachineState.REBOOTING ? machine.at(MachineState.RUNNING) : machine);
  }

  private interface Scene {
    void show(Instant moment, Map<String, LabEnvironment> present);
  }

  private static void replay(List<PastChange> past, Scene scene) {
    Map<String, LabEnvironment> present = new HashMap<>();
    for (PastChange change : past) {
      change.before().ifPresent(gone -> present.remove(gone.id()));
      change.after().ifPresent(now -> present.put(now.id(), now));
      scene.show(change.at(), present);
    }
  }

  @Test
  void everyChangeFollowsFromTheOneBeforeAndLiesInThePast() {
    Instant now = clock.instant();
    Map<String, String> last = new HashMap<>();
    Instant[] newest = {now.minus(Duration.ofDays(10))};
    for (PastChange change : world(Duration.ofDays(10)).past()) {
      assertThat(change.at()).isBetween(newest[0], now.minusMillis(1));
      newest[0] = change.at();
      change
          .before()
          .ifPresent(before -> assertThat(last.get(before.id())).isEqualTo(states(before)));
      change.after().ifPresent(after -> last.put(after.id(), states(after)));
    }
    assertThat(last).hasSizeGreaterThan(ENVIRONMENTS);
  }

  @Test
  void environmentsAppearWhenTheyAreCreated() {
    List<LabEnvironment> created = new ArrayList<>();
    for (PastChange change : world(Duration.ofDays(10)).past()) {
      if (change.before().isEmpty()
          && change.at().isAfter(clock.instant().minus(Duration.ofDays(10)))) {
        LabEnvironment environment = change.after().orElseThrow();
        assertThat(change.at()).isEqualTo(environment.created());
        created.add(environment);
      }
    }
    assertThat(created).hasSizeGreaterThan(ENVIRONMENTS);
  }

  @Test
  void moreIsRunningInTheMiddleOfTheDayThanAtNight() {
    int[] noon = new int[2];
    int[] night = new int[2];
    replay(
        world(Duration.ofDays(14)).past(),
        (moment, present) ->
            present.values().stream()
                .filter(found -> found.origin().region().cloudName().equals("Amsterdam"))
                .forEach(found -> {
                  int hour = moment.atZone(ZoneId.of("Europe/Amsterdam")).getHour();
                  int[] counts = hour >= 10 && hour < 15 ? noon : hour < 6 ? night : new int[2];
                  counts[found.state() == EnvironmentState.RUNNING ? 1 : 0]++;
                }));
    assertThat(share(noon)).isGreaterThan(0.6);
    assertThat(share(night)).isLessThan(0.4);
  }

  private static double share(int[] counts) {
    return (double) counts[1] / (counts[0] + counts[1]);
  }

  @Test
  void machinesFailAndAreMended() {
    assertThat(machineChanges(MachineState.RUNNING, MachineState.POWERED_OFF)).isPositive();
    assertThat(machineChanges(MachineState.POWERED_OFF, MachineState.REBOOTING)).isPositive();
  }

  private long machineChanges(MachineState from, MachineState to) {
    return world(Duration.ofDays(7)).past().stream()
        .filter(change -> change.before().isPresent() && change.after().isPresent())
        .flatMap(change ->
            change.before().orElseThrow().machines().stream()
                .filter(machine -> machine.state() == from)
                .flatMap(machine -> change.after().orElseThrow().machine(machine.id()).stream()))
        .filter(machine -> machine.state() == to)
        .count();
  }

  @Test
  void someStartsTakeMuchLongerThanUsual() {
    List<Duration> starts = new ArrayList<>();
    Map<String, Instant> begun = new HashMap<>();
    for (PastChange change : world(Duration.ofDays(14)).past()) {
      change
          .after()
          .ifPresent(after -> {
            if (after.state() == EnvironmentState.PREPARING) {
              begun.putIfAbsent(after.id(), change.at());
            } else {
              Optional.ofNullable(begun.remove(after.id()))
                  .ifPresent(since -> starts.add(Duration.between(since, change.at())));
            }
          });
    }
    long slow = starts.stream().filter(start -> start.toSeconds() > 100).count();
    assertThat(slow).isBetween(1L, starts.size() / 6L);
  }

  @Test
  void snapshotsTakenInThePastAreStillThere() {
    World world = world(Duration.ofDays(30));
    Stream<LabSnapshot> snapshots =
        world.catalogue().blueprints().stream()
            .flatMap(blueprint -> world.snapshots(blueprint.id()).stream());
    assertThat(snapshots)
        .anyMatch(
            snapshot -> snapshot.created().isAfter(clock.instant().minus(Duration.ofDays(14))));
  }
}

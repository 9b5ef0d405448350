package envwatch.simulator;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

class WorldTest {
  private final TurnableClock clock = new TurnableClock();

  private World world(Liveliness liveliness) {
    return new World(7, 12, Optional.empty(), liveliness, clock);
  }

  @Test
  void theSameSeedGivesTheSameWorld() {
    assertThat(ids(world(Liveliness.STILL))).isEqualTo(ids(world(Liveliness.STILL)));
  }

  private static List<String> ids(World world) {
    return world.environments().stream().map(LabEnvironment::token).toList();
  }

  @Test
  void theFirstPictureShowsSomethingOfEverything() {
    List<LabEnvironment> all = world(Liveliness.CALM).environments();
    assertThat(all.stream().map(LabEnvironment::state).collect(Collectors.toSet()))
        .contains(
            EnvironmentState.RUNNING,
            EnvironmentState.SUSPENDED,
            EnvironmentState.PREPARING,
            EnvironmentState.CREATION_FAILED);
    assertThat(all.stream().mapToInt(environment -> environment.machines().size()))
        .contains(1, 8)
        .allMatch(count -> count >= 1 && count <= 8);
  }

  @Test
  void aStillWorldStaysAsItIs() {
    World world = world(Liveliness.STILL);
    List<EnvironmentState> before = states(world);
    clock.advance(Duration.ofHours(1));
    assertThat(states(world)).isEqualTo(before);
  }

  private static List<EnvironmentState> states(World world) {
    return world.environments().stream().map(LabEnvironment::state).toList();
  }

  @Test
  void aLivingWorldChangesAndNeverGetsStuck() {
    World world = world(Liveliness.CALM);
    Set<EnvironmentState> seen = new TreeSet<>();
    Instant end = clock.instant().plus(Duration.ofMinutes(30));
    while (clock.instant().isBefore(end)) {
      clock.advance(Duration.ofSeconds(5));
      seen.addAll(states(world));
    }
    world.standStill();
    clock.advance(Duration.ofMinutes(5));
    assertThat(seen).contains(EnvironmentState.STOPPING, EnvironmentState.PREPARING);
    assertThat(states(world)).noneMatch(EnvironmentState::changing);
  }

  @Test
  void anExpiredEnvironmentMakesRoomForANewOne() {
    World world = world(Liveliness.CALM);
    String id = world.environments().getFirst().id();
    world.setExpiration(id, clock.instant().plusSeconds(1));
    clock.advance(Duration.ofMinutes(2));
    assertThat(world.environment(id)).isEmpty();
    assertThat(world.environments()).hasSize(12);
  }

  @Test
  void progressOfAResumedMachineGrows() throws Exception {
    World world = world(Liveliness.STILL);
    String id = world.environments().getFirst().id();
    world.setState(id, EnvironmentState.SUSPENDED);
    world.operations().resume(id);
    clock.advance(Duration.ofSeconds(5));
    int early = progress(world, id);
    clock.advance(Duration.ofSeconds(10));
    assertThat(progress(world, id)).isGreaterThan(early);
  }

  private int progress(World world, String id) {
    return world
        .environment(id)
        .orElseThrow()
        .machines()
        .getFirst()
        .progressAt(clock.instant())
        .orElseThrow();
  }

  @Test
  void whatComesBetweenEndsWhatWasUnderWay() throws Exception {
    World world = world(Liveliness.STILL);
    String id = world.environments().getFirst().id();
    world.setState(id, EnvironmentState.SUSPENDED);
    world.operations().resume(id);
    world.setState(id, EnvironmentState.CREATION_FAILED);
    clock.advance(Duration.ofMinutes(5));
    assertThat(world.environment(id).orElseThrow().state())
        .isEqualTo(EnvironmentState.CREATION_FAILED);
  }

  @Test
  void whereEverythingFailsAResumedMachineStaysOff() throws Exception {
    World world = world(new Liveliness(false, 1, 1));
    String id = world.environments().getFirst().id();
    world.setState(id, EnvironmentState.SUSPENDED);
    world.operations().resume(id);
    clock.advance(Duration.ofMinutes(2));
    assertThat(world.environment(id).orElseThrow().machines())
        .allMatch(machine -> machine.state() == MachineState.POWERED_OFF);
  }
}

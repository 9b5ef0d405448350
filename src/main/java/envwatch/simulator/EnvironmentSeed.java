package envwatch.simulator;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;

/** Creates environments. */
final class EnvironmentSeed {
  private static final int MOST_MACHINES = 8;
  private static final List<Duration> LEFT =
      List.of(
          Duration.ofDays(9),
          Duration.ofDays(12),
          Duration.ofDays(3),
          Duration.ofHours(30),
          Duration.ofDays(21),
          Duration.ofHours(55),
          Duration.ofDays(5),
          Duration.ofMinutes(75),
          Duration.ofDays(34),
          Duration.ofDays(7),
          Duration.ofDays(16),
          Duration.ofHours(40));
  private static final int[] MACHINES = {3, 5, 2, 4, 4, 1, 8, 3, 2, 3, 6, 5};

  private final Random random;
  private final Ids ids;
  private final WorldState registry;
  private final MachineSeed machines;
  private final Optional<Integer> machinesEach;
  private int made;

  /**
   * @param machinesEach empty for 1 to 8, varied
   * @param first the number of the first one, which determines its name
   */
  public EnvironmentSeed(
      Random random, Ids ids, WorldState registry, Optional<Integer> machinesEach, int first) {
    this.random = random;
    this.ids = ids;
    this.registry = registry;
    this.machines = new MachineSeed(random, ids, 0);
    this.machinesEach = machinesEach;
    this.made = first;
  }

  /** Creates another environment in this state, with no change in progress. */
  public LabEnvironment make(EnvironmentState state, Instant now) {
    int number = made++;
    LabProject project = pick(registry.catalogue().projects());
    LabPolicy policy = pick(project.policies().stream().filter(LabPolicy::allowsCreation).toList());
    boolean personal = number % 6 == 5;
    LabEnvironment.Origin origin =
        new LabEnvironment.Origin(
            project,
            personal ? Optional.empty() : Optional.of(policy),
            pick(project.blueprints()),
            pick(registry.catalogue().regions()),
            Optional.empty());
    return new LabEnvironment(
        ids.id(),
        ids.token(),
        origin,
        number % 8 == 7 ? Optional.empty() : defaultSnapshot(origin.blueprint()),
        name(number),
        pick(SampleNames.DESCRIPTIONS),
        pick(SampleNames.USERS),
        now.minus(Duration.ofHours(5 + random.nextInt(200))),
        now.plus(LEFT.get(number % LEFT.size())),
        state,
        Optional.empty(),
        machines(number, state));
  }

  /** Creates a machine as contained in a snapshot of a blueprint. */
  public LabMachine machineOfSnapshot(int place) {
    return machines.make(place, MachineState.POWERED_OFF);
  }

  private List<LabMachine> machines(int number, EnvironmentState state) {
    int count = machinesEach.orElse(number < MACHINES.length ? MACHINES[number] : varied());
    List<LabMachine> made = new ArrayList<>();
    for (int place = 0; place < count; place++) {
      made.add(machines.make(place, state.ofMachines()));
    }
    return made;
  }

  private int varied() {
    return 1 + random.nextInt(MOST_MACHINES);
  }

  private Optional<LabSnapshot> defaultSnapshot(LabBlueprint blueprint) {
    return registry.snapshots(blueprint.id()).stream().filter(LabSnapshot::isDefault).findFirst();
  }

  private static String name(int number) {
    String name = SampleNames.ENVIRONMENTS.get(number % SampleNames.ENVIRONMENTS.size());
    int round = number / SampleNames.ENVIRONMENTS.size();
    return round == 0 ? name : name + " " + (round + 1);
  }

  private <T> T pick(List<T> all) {
    return all.get(random.nextInt(all.size()));
  }
}

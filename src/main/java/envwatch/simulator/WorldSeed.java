package envwatch.simulator;

import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Random;

/** Fills a new world, so that even its first view contains examples of everything. */
record WorldSeed(
    WorldState registry,
    Ids ids,
    Random random,
    EnvironmentSeed seed,
    Changes changes,
    boolean still) {
  /** Long enough for progress not to change visibly. */
  private static final Duration AGE = Duration.ofDays(36_500);

  void fill(int environments, Instant now) {
    registry.catalogue().blueprints().forEach(blueprint -> addSnapshots(blueprint, now));
    for (int number = 0; number < environments; number++) {
      add(number, now);
    }
  }

  private void addSnapshots(LabBlueprint blueprint, Instant now) {
    int count = 2 + random.nextInt(4);
    for (int number = 1; number <= count; number++) {
      LabUser author = SampleNames.USERS.get(random.nextInt(SampleNames.USERS.size()));
      registry.add(
          new LabSnapshot(
              ids.id(),
              ids.token(),
              blueprint.id(),
              SampleNames.SNAPSHOTS.get(number - 1),
              author.fullName(),
              number % 2 == 0 ? "Taken before the course" : "",
              now.minus(Duration.ofDays(60 - 9L * number)),
              number == 2,
              number,
              List.of(seed.machineOfSnapshot(0), seed.machineOfSnapshot(1))));
    }
  }

  private void add(int number, Instant now) {
    switch (number < 12 ? number : 12 + random.nextInt(40)) {
      case 2, 10, 12, 13, 14, 15, 16, 17, 18, 19 -> at(EnvironmentState.SUSPENDED, now);
      case 3, 20 -> underWay(MachineState.PREPARING, now);
      case 4, 21 -> withOneMachineOff(at(EnvironmentState.RUNNING, now));
      case 7, 22 -> at(EnvironmentState.CREATION_FAILED, now);
      case 9, 23 -> underWay(MachineState.LOADING_FROM_SNAPSHOT, now);
      case 11, 24 -> rebooting(at(EnvironmentState.RUNNING, now), now);
      default -> at(EnvironmentState.RUNNING, now);
    }
  }

  private LabEnvironment at(EnvironmentState state, Instant now) {
    LabEnvironment environment = seed.make(state, now);
    registry.put(environment);
    return environment;
  }

  private void withOneMachineOff(LabEnvironment environment) {
    environment.machines().stream()
        .skip(environment.machines().size() / 2)
        .findFirst()
        .ifPresent(machine ->
            registry.put(
                environment.withMachine(machine.id(), on -> on.at(MachineState.POWERED_OFF))));
  }

  private void underWay(MachineState state, Instant now) {
    LabEnvironment environment = at(EnvironmentState.PREPARING, now);
    if (still) {
      registry.put(environment.withMachines(machine -> machine.during(state, stretched(now))));
    } else if (state == MachineState.PREPARING) {
      changes.prepare(environment.id(), now);
    } else {
      changes.revert(environment.id(), now);
    }
  }

  private void rebooting(LabEnvironment environment, Instant now) {
    String machineId = environment.machines().getFirst().id();
    if (still) {
      registry.put(
          environment.withMachine(
              machineId, machine -> machine.during(MachineState.REBOOTING, stretched(now))));
    } else {
      changes.reboot(environment.id(), machineId, now);
    }
  }

  private Span stretched(Instant now) {
    Duration gone = AGE.dividedBy(100).multipliedBy(20 + random.nextInt(60));
    return new Span(now.minus(gone), now.plus(AGE.minus(gone)));
  }
}

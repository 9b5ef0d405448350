package envwatch.simulator;

import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Random;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.function.Predicate;

/**
 * Spontaneous events: people resume, suspend, reboot and revert, environments expire and are
 * replaced by new ones. Called under the world's lock.
 */
record Life(
    WorldState registry,
    Agenda agenda,
    Random random,
    Liveliness liveliness,
    Changes changes,
    EnvironmentSeed seed,
    BooleanSupplier moves) {
  private static final Duration CALM = Duration.ofSeconds(20);

  void begin(Instant now) {
    Duration pause =
        liveliness.take(CALM.plus(Duration.ofMillis(random.nextInt((int) CALM.toMillis()))));
    agenda.add(
        now.plus(pause),
        moment -> {
          if (moves.getAsBoolean()) {
            expire(moment);
            somethingHappens(moment);
          }
          begin(moment);
        });
  }

  private void expire(Instant moment) {
    for (LabEnvironment environment : registry.environments()) {
      if (!environment.expiration().isAfter(moment)) {
        registry.remove(environment.id());
        if (!environment.ofClass()) {
          create(moment);
        }
      }
    }
  }

  /** Starts creating a new environment. */
  LabEnvironment create(Instant moment) {
    LabEnvironment environment = seed.make(EnvironmentState.PREPARING, moment);
    registry.put(environment);
    changes.create(environment.id(), moment);
    return environment;
  }

  private void somethingHappens(Instant moment) {
    switch (random.nextInt(8)) {
      case 0, 1, 2 ->
          one(at(EnvironmentState.SUSPENDED), found -> changes.prepare(found.id(), moment));
      case 3, 4 -> one(healthy(), found -> changes.suspend(found.id(), moment));
      case 5 -> one(healthy(), found -> changes.revert(found.id(), moment));
      default ->
          one(
              at(EnvironmentState.RUNNING).and(found -> !found.machines().isEmpty()),
              found -> {
                List<LabMachine> machines = found.machines();
                LabMachine machine = machines.get(random.nextInt(machines.size()));
                if (!machine.state().changing()) {
                  changes.reboot(found.id(), machine.id(), moment);
                }
              });
    }
  }

  private static Predicate<LabEnvironment> at(EnvironmentState state) {
    return environment -> environment.state() == state;
  }

  private static Predicate<LabEnvironment> healthy() {
    return at(EnvironmentState.RUNNING)
        .and(environment ->
            environment.machines().stream()
                .allMatch(machine -> machine.state() == MachineState.RUNNING));
  }

  private void one(Predicate<LabEnvironment> which, Consumer<LabEnvironment> what) {
    List<LabEnvironment> found =
        registry.environments().stream()
            .filter(environment -> !environment.ofClass())
            .filter(which)
            .toList();
    if (!found.isEmpty()) {
      what.accept(found.get(random.nextInt(found.size())));
    }
  }
}

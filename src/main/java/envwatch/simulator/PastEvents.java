package envwatch.simulator;

import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Random;

/**
 * What people do to environments on ordinary days, and what breaks. Each method does nothing if the
 * environment is gone or in another state by then.
 */
final class PastEvents {
  private static final Liveliness USUAL = new Liveliness(true, 1, 0.02);
  private static final Liveliness SLOW = new Liveliness(true, 0.2, 0.02);
  private static final Liveliness RELIABLE = new Liveliness(true, 1, 0);
  private static final int SLOW_ONE_IN = 14;
  private static final Duration AGAIN = Duration.ofMinutes(3);

  private final WorldState registry;
  private final Agenda agenda;
  private final Random random;
  private final Ids ids;
  private final Changes usual;
  private final Changes slow;
  private final Changes reliable;

  PastEvents(WorldState registry, Agenda agenda, Random random, Ids ids) {
    this.registry = registry;
    this.agenda = agenda;
    this.random = random;
    this.ids = ids;
    this.usual = new Changes(registry, agenda, random, USUAL);
    this.slow = new Changes(registry, agenda, random, SLOW);
    this.reliable = new Changes(registry, agenda, random, RELIABLE);
  }

  /** Begins to create an environment. */
  void create(LabEnvironment environment, Instant moment) {
    registry.put(environment);
    reliable.prepare(environment.id(), moment);
  }

  void failToCreate(LabEnvironment environment, Instant moment) {
    registry.put(environment);
    reliable.failToCreate(environment.id(), moment);
  }

  void expire(String id) {
    registry.remove(id);
  }

  /**
   * Resumes it; occasionally this takes long, or a machine stays off until somebody restarts it.
   */
  void resume(String id, Instant moment) {
    if (at(id, EnvironmentState.SUSPENDED)) {
      (random.nextInt(SLOW_ONE_IN) == 0 ? slow : usual).prepare(id, moment);
      agenda.add(moment.plus(minutes(6, 20)), then -> mend(id, then));
    }
  }

  /** Suspends it, as soon as nothing else is in progress. */
  void suspend(String id, Instant moment) {
    registry
        .environment(id)
        .filter(PastEvents::busy)
        .ifPresent(found -> agenda.add(moment.plus(AGAIN), then -> suspend(id, then)));
    if (healthyOrStopped(id)) {
      usual.suspend(id, moment);
    }
  }

  /** Restarts the machines that are off. */
  void mend(String id, Instant moment) {
    if (healthyOrStopped(id)) {
      registry.environment(id).stream()
          .flatMap(found -> found.machines().stream())
          .filter(machine -> machine.state() == MachineState.POWERED_OFF)
          .forEach(machine -> reliable.reboot(id, machine.id(), moment));
    }
  }

  void reboot(String id, Instant moment) {
    if (healthyOrStopped(id)) {
      usual.reboot(id, anyMachine(id), moment);
      agenda.add(moment.plus(minutes(4, 15)), then -> mend(id, then));
    }
  }

  void revert(String id, Instant moment) {
    if (healthyOrStopped(id)) {
      usual.revert(id, moment);
      agenda.add(moment.plus(minutes(6, 20)), then -> mend(id, then));
    }
  }

  /** A machine stops until somebody notices. */
  void breakDown(String id, Instant moment, Duration noticed) {
    if (healthyOrStopped(id)) {
      stop(id, anyMachine(id));
      agenda.add(moment.plus(noticed), then -> mend(id, then));
    }
  }

  void stop(String id, String machineId) {
    registry.change(
        id, found -> found.withMachine(machineId, machine -> machine.at(MachineState.POWERED_OFF)));
  }

  void takeSnapshot(String id, Instant moment) {
    if (healthyOrStopped(id)) {
      usual.takeSnapshot(id, moment, done -> registry.add(snapshot(id, done)));
    }
  }

  private LabSnapshot snapshot(String id, Instant taken) {
    LabEnvironment environment = registry.environment(id).orElseThrow();
    String blueprint = environment.origin().blueprint().id();
    int number = registry.nextSnapshotNumber(blueprint);
    return new LabSnapshot(
        ids.id(),
        ids.token(),
        blueprint,
        SampleNames.SNAPSHOTS.get(number % SampleNames.SNAPSHOTS.size()),
        environment.owner().fullName(),
        "",
        taken,
        false,
        number,
        environment.machines());
  }

  private boolean at(String id, EnvironmentState state) {
    return registry.environment(id).filter(found -> found.state() == state).isPresent();
  }

  /** Whether it is running, has machines, and none of them is changing. */
  private boolean healthyOrStopped(String id) {
    return registry
        .environment(id)
        .filter(found -> found.state() == EnvironmentState.RUNNING)
        .filter(found -> !busy(found) && !found.machines().isEmpty())
        .isPresent();
  }

  private static boolean busy(LabEnvironment environment) {
    return environment.state().changing()
        || environment.machines().stream().anyMatch(machine -> machine.state().changing());
  }

  private String anyMachine(String id) {
    List<LabMachine> machines = registry.environment(id).orElseThrow().machines();
    return machines.get(random.nextInt(machines.size())).id();
  }

  private Duration minutes(int least, int more) {
    return Duration.ofSeconds(least * 60L + random.nextInt(more * 60));
  }
}

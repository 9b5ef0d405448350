package envwatch.simulator;

import java.time.Duration;
import java.time.Instant;
import java.util.Random;
import java.util.function.Consumer;
import java.util.function.UnaryOperator;

/**
 * Changes that take time: each begins now and puts its end on the agenda, where it has no effect if
 * another change has intervened. Called under the world's lock.
 */
record Changes(WorldState registry, Agenda agenda, Random random, Liveliness liveliness) {
  private static final Duration CREATION_FAILS_AFTER = Duration.ofSeconds(15);

  /** Starts all machines, one after the other; occasionally one fails to start. */
  public void prepare(String id, Instant now) {
    work(id, MachineState.PREPARING, now);
  }

  /** Restores all machines from a snapshot. */
  public void revert(String id, Instant now) {
    work(id, MachineState.LOADING_FROM_SNAPSHOT, now);
  }

  private void work(String id, MachineState during, Instant now) {
    registry.change(id, environment -> environment.with(EnvironmentState.PREPARING));
    forEachMachine(id, machineId -> workOnMachine(id, machineId, during, now, 20, 40));
    finishIfDone(id);
  }

  /** Creates an environment; occasionally this fails. */
  public void create(String id, Instant now) {
    prepare(id, now);
    if (fails()) {
      fail(id, now.plus(liveliness.take(CREATION_FAILS_AFTER)));
    }
  }

  /** Begins a creation that fails. */
  void failToCreate(String id, Instant now) {
    prepare(id, now);
    fail(id, now.plus(CREATION_FAILS_AFTER));
  }

  private void fail(String id, Instant due) {
    agenda.add(
        due,
        moment ->
            registry.change(
                id,
                environment ->
                    environment.state() == EnvironmentState.PREPARING
                        ? environment.withMachinesIn(EnvironmentState.CREATION_FAILED)
                        : environment));
  }

  /** Starts a machine for the first time. */
  public void start(String id, String machineId, Instant now) {
    workOnMachine(id, machineId, MachineState.PREPARING, now, 20, 40);
  }

  public void reboot(String id, String machineId, Instant now) {
    workOnMachine(id, machineId, MachineState.REBOOTING, now, 12, 15);
  }

  public void revertMachine(String id, String machineId, Instant now) {
    workOnMachine(id, machineId, MachineState.LOADING_FROM_SNAPSHOT, now, 20, 20);
  }

  /** Changes the hardware, which becomes visible once the machine is running again. */
  public Span editHardware(
      LabEnvironment environment, String machineId, Hardware hardware, Instant now) {
    String id = environment.id();
    Span span =
        environment.state() == EnvironmentState.RUNNING
            ? workOnMachine(id, machineId, MachineState.REBOOTING, now, 25, 20)
            : span(now, 10, 5);
    agenda.add(
        span.end(),
        moment ->
            registry.change(
                id,
                found -> found.withMachine(machineId, machine -> machine.withHardware(hardware))));
    return span;
  }

  public void deleteMachine(String id, String machineId, Instant now) {
    agenda.add(
        span(now, 3, 3).end(),
        moment ->
            registry.change(
                id, found -> found.machine(machineId).map(found::without).orElse(found)));
  }

  public void suspend(String id, Instant now) {
    workOnEnvironment(
        id,
        EnvironmentState.STOPPING,
        span(now, 8, 10),
        environment -> environment.withMachinesIn(EnvironmentState.SUSPENDED));
  }

  /**
   * Takes a snapshot; {@code then} runs when it is finished, unless another change has intervened.
   */
  public void takeSnapshot(String id, Instant now, Agenda.Happening then) {
    Span span = span(now, 25, 20);
    workOnEnvironment(
        id,
        EnvironmentState.TAKING_SNAPSHOT,
        span,
        environment -> {
          then.happen(span.end());
          return environment.with(EnvironmentState.RUNNING);
        });
  }

  public void delete(String id, Instant now) {
    Span span = span(now, 4, 3);
    registry.change(id, environment -> environment.during(EnvironmentState.STOPPING, span));
    agenda.add(span.end(), moment -> registry.remove(id));
  }

  private void workOnEnvironment(
      String id, EnvironmentState during, Span span, UnaryOperator<LabEnvironment> end) {
    registry.change(id, environment -> environment.during(during, span));
    agenda.add(
        span.end(),
        moment ->
            registry.change(
                id,
                environment ->
                    environment.work().filter(span::equals).isPresent()
                        ? end.apply(environment)
                        : environment));
  }

  private Span workOnMachine(
      String id, String machineId, MachineState during, Instant now, int least, int more) {
    Span span = span(now, least, more);
    MachineState end = fails() ? MachineState.POWERED_OFF : MachineState.RUNNING;
    registry.change(
        id,
        environment -> environment.withMachine(machineId, machine -> machine.during(during, span)));
    agenda.add(
        span.end(),
        moment -> {
          registry.change(
              id,
              environment ->
                  environment.withMachine(
                      machineId,
                      machine ->
                          machine.work().filter(span::equals).isPresent()
                              ? machine.at(end)
                              : machine));
          finishIfDone(id);
        });
    return span;
  }

  private void finishIfDone(String id) {
    registry.change(
        id,
        environment ->
            environment.state() == EnvironmentState.PREPARING
                    && environment.machines().stream()
                        .noneMatch(machine -> machine.state().changing())
                ? environment.with(EnvironmentState.RUNNING)
                : environment);
  }

  private void forEachMachine(String id, Consumer<String> what) {
    registry
        .environment(id)
        .ifPresent(
            environment -> environment.machines().stream().map(LabMachine::id).forEach(what));
  }

  private Span span(Instant now, int least, int more) {
    Duration normally = Duration.ofMillis(least * 1000L + random.nextInt(more * 1000));
    return new Span(now, now.plus(liveliness.take(normally)));
  }

  private boolean fails() {
    return random.nextDouble() < liveliness.failures();
  }
}

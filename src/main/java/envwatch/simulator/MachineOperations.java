package envwatch.simulator;

import static envwatch.simulator.RefusedException.refuseIf;

import envwatch.simulator.RefusedException.Reason;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** The operations of the service on one machine. */
final class MachineOperations {
  private static final Duration QUICK = Duration.ofSeconds(4);
  private static final Duration SLOW = Duration.ofSeconds(60);

  private final World world;
  private final Operations operations;
  private final Changes changes;
  private final Ids ids;
  private final Map<String, LabExecution> executions = new HashMap<>();
  private final Map<String, Span> edits = new HashMap<>();

  MachineOperations(World world, Operations operations, Changes changes, Ids ids) {
    this.world = world;
    this.operations = operations;
    this.changes = changes;
    this.ids = ids;
  }

  /** Restarts a machine; one that is off is started. */
  void reboot(String environmentId, String machineId) throws RefusedException {
    change(environmentId, machineId, changes::reboot);
  }

  /** Restores one machine to its state in the default snapshot. */
  void revert(String environmentId, String machineId) throws RefusedException {
    refuseIf(
        operations.editable(environmentId).snapshot().isEmpty(),
        Reason.WRONG_STATE,
        "The environment has no snapshot");
    change(environmentId, machineId, changes::revertMachine);
  }

  void delete(String environmentId, String machineId) throws RefusedException {
    LabEnvironment environment = operations.editable(environmentId);
    Operations.requireState(environment, "changed", Operations.AT_REST);
    changes.deleteMachine(environment.id(), machineOf(environment, machineId).id(), world.now());
  }

  /**
   * Changes the size of a machine.
   *
   * @return the values that conflict with a change already in progress; empty if the change was
   *     accepted
   */
  List<String> editHardware(String environmentId, String machineId, HardwareWish wish)
      throws RefusedException {
    LabEnvironment environment = operations.editable(environmentId);
    LabMachine machine = machineOf(environment, machineId);
    Hardware wanted = wish.appliedTo(environment, machine);
    Span running = edits.get(machine.id());
    if (running != null && world.now().isBefore(running.end())) {
      return conflicts(wish);
    }
    Operations.requireState(environment, "changed", Operations.AT_REST);
    edits.put(machine.id(), changes.editHardware(environment, machine.id(), wanted, world.now()));
    return List.of();
  }

  private static List<String> conflicts(HardwareWish wish) {
    List<String> conflicts = new ArrayList<>();
    wish.cpus().ifPresent(value -> conflicts.add("NumCpus"));
    wish.memoryMegabytes().ifPresent(value -> conflicts.add("MemorySizeMBs"));
    wish.diskGigabytes().ifPresent(value -> conflicts.add("DiskSizeGBs"));
    return conflicts;
  }

  /** Runs a path on a running machine; one that contains "slow" takes a minute. */
  LabExecution execute(String environmentId, String machineId, String path)
      throws RefusedException {
    LabMachine machine = machineOf(operations.editable(environmentId), machineId);
    refuseIf(
        machine.state() != MachineState.RUNNING, Reason.WRONG_STATE, "The machine does not run");
    Duration time = path.toLowerCase(Locale.ROOT).contains("slow") ? SLOW : QUICK;
    LabExecution execution =
        new LabExecution(
            ids.token(), machine.id(), path, new Span(world.now(), world.now().plus(time)));
    executions.put(execution.id(), execution);
    return execution;
  }

  Optional<LabExecution> execution(String executionId) {
    return Optional.ofNullable(executions.get(executionId));
  }

  private interface Change {
    void begin(String environmentId, String machineId, Instant now);
  }

  private void change(String environmentId, String machineId, Change change)
      throws RefusedException {
    LabEnvironment environment = operations.editable(environmentId);
    LabMachine machine = machineOf(environment, machineId);
    Operations.requireState(environment, "changed", Set.of(EnvironmentState.RUNNING));
    refuseIf(
        machine.state().changing(),
        Reason.WRONG_STATE,
        "The machine is " + machine.state() + " already");
    change.begin(environment.id(), machine.id(), world.now());
  }

  private static LabMachine machineOf(LabEnvironment environment, String machineId)
      throws RefusedException {
    return environment.machine(machineId).orElseThrow(() -> RefusedException.unknown("machine"));
  }
}

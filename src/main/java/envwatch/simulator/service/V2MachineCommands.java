package envwatch.simulator.service;

import envwatch.simulator.world.HardwareRefusedException;
import envwatch.simulator.world.HardwareWish;
import envwatch.simulator.world.LabExecution;
import envwatch.simulator.world.LabMachine;
import envwatch.simulator.world.MachineOperations;
import envwatch.simulator.world.RefusedException;
import envwatch.simulator.world.World;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The v2 commands for machines. */
final class V2MachineCommands {
  private final World world;
  private final MachineOperations operations;

  public V2MachineCommands(World world) {
    this.world = world;
    this.operations = world.machineOperations();
  }

  public Map<String, V2Command> commands() {
    return Map.of(
        "Env/RebootVm", call -> act(call, operations::reboot),
        "Env/RevertVm", call -> act(call, operations::revert),
        "Env/DeleteVm", call -> act(call, operations::delete),
        "Env/EditMachineHardware", this::editHardware,
        "Env/GetRemoteAccessFile", this::remoteAccess,
        "Env/ExecutePath", this::executePath,
        "Env/ExecutePathExt", this::executePathExt,
        "Env/CheckExecutionStatus", this::checkExecution);
  }

  private interface Operation {
    void begin(String environmentId, String machineId) throws RefusedException;
  }

  private JsonValue act(ShortIdCall call, Operation operation) throws RefusedException {
    LabMachine machine = call.machine();
    operation.begin(call.environment().id(), machine.id());
    return Json.object().put("vmId", machine.id());
  }

  private JsonValue editHardware(ShortIdCall call)
      throws RefusedException, HardwareRefusedException {
    List<String> found =
        operations.editHardware(
            call.environment().id(),
            call.machine().id(),
            new HardwareWish(
                call.number("NumCpus"), call.number("MemorySizeMBs"), call.number("DiskSizeGBs")));
    return Json.object()
        .put("conflictsFound", !found.isEmpty())
        .set("conflicts", Json.texts(found.stream()));
  }

  private JsonValue remoteAccess(ShortIdCall call) throws RefusedException {
    LabMachine machine = call.machine();
    RemoteDesktop.Size size =
        new RemoteDesktop.Size(call.number("desktopWidth"), call.number("desktopHeight"));
    return Json.object()
        .put("rdp", RemoteDesktop.fileWithPlaceholder(machine, size))
        .put("clearTextPassword", machine.password().reveal());
  }

  private JsonValue executePath(ShortIdCall call) throws RefusedException {
    return Json.object().put("executed_path", execute(call).path());
  }

  private JsonValue executePathExt(ShortIdCall call) throws RefusedException {
    return Json.object().put("executionId", execute(call).id());
  }

  private LabExecution execute(ShortIdCall call) throws RefusedException {
    return operations.execute(call.environment().id(), call.machine().id(), call.required("Path"));
  }

  private JsonValue checkExecution(ShortIdCall call) throws RefusedException {
    LabMachine machine = call.machine();
    LabExecution execution =
        operations
            .execution(call.required("executionId"))
            .filter(found -> found.machineId().equals(machine.id()))
            .orElseThrow(() -> RefusedException.unknown("execution"));
    Optional<LabExecution.Outcome> outcome = execution.outcomeAt(world.now());
    return Json.object()
        .put("success", outcome.map(LabExecution.Outcome::success).orElse(null))
        .put("error_code", outcome.map(LabExecution.Outcome::exitCode).orElse(null))
        .put("standard_output", outcome.map(LabExecution.Outcome::standardOutput).orElse(null))
        .put("standard_error", outcome.map(LabExecution.Outcome::standardError).orElse(null))
        .put("executed_path", execution.path());
  }
}

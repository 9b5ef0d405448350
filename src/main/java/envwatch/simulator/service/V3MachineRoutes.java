package envwatch.simulator.service;

import envwatch.simulator.world.HardwareRefusedException;
import envwatch.simulator.world.HardwareWish;
import envwatch.simulator.world.LabExecution;
import envwatch.simulator.world.LabMachine;
import envwatch.simulator.world.MachineOperations;
import envwatch.simulator.world.RefusedException;
import envwatch.simulator.world.RefusedException.Reason;
import envwatch.simulator.world.World;
import java.util.List;
import java.util.Optional;

/** The v3 routes for machines. */
final class V3MachineRoutes {
  private final World world;
  private final MachineOperations operations;

  public V3MachineRoutes(World world) {
    this.world = world;
    this.operations = world.machineOperations();
  }

  public List<V3Route> routes() {
    return List.of(
        V3Route.withoutBody("PUT", "vms/actions/reboot", act(operations::reboot)),
        V3Route.withoutBody("PUT", "vms/actions/revert", act(operations::revert)),
        new V3Route("PUT", "vms/actions/editvmhardware", this::editHardware),
        new V3Route("POST", "vms/actions/executepath", this::execute),
        new V3Route("GET", "vms/actions/checkexecutionstatus", this::checkExecution),
        new V3Route("GET", "vms/actions/getremoteaccessfile", this::remoteAccess),
        new V3Route("POST", "vms/actions/validatevix", this::validate),
        new V3Route("GET", "viewer/actions/vmlist", this::listForViewer),
        new V3Route("DELETE", "vms/*", this::delete));
  }

  private interface Operation {
    void begin(String environmentId, String machineId) throws RefusedException;
  }

  private static V3Route.Deed act(Operation operation) {
    return call -> {
      LongIdCall.Found found = call.machine();
      operation.begin(found.environment().id(), found.machine().id());
    };
  }

  private JsonValue validate(LongIdCall call) throws RefusedException {
    call.machine();
    throw notOffered();
  }

  private JsonValue listForViewer(LongIdCall call) throws RefusedException {
    call.environment();
    throw notOffered();
  }

  /** The refusal of operations of which the answers are not documented. */
  private static RefusedException notOffered() {
    return new RefusedException(Reason.WRONG_STATE, "The account does not offer this operation");
  }

  private JsonValue delete(LongIdCall call) throws RefusedException {
    LongIdCall.Found found = call.machine(call.pathId());
    operations.delete(found.environment().id(), found.machine().id());
    return Json.object().put("environmentId", V3Environments.id(found.environment()));
  }

  private JsonValue editHardware(LongIdCall call)
      throws RefusedException, HardwareRefusedException {
    LongIdCall.Found found = call.machine(call.requiredInBody("vmId"));
    List<String> conflicts =
        operations.editHardware(
            found.environment().id(),
            found.machine().id(),
            new HardwareWish(
                call.bodyNumber("numCpus"),
                call.bodyNumber("memorySizeMBs"),
                call.bodyNumber("diskSizeGBs")));
    return Json.object()
        .put("conflictsFound", !conflicts.isEmpty())
        .put("conflicts", String.join(", ", conflicts));
  }

  private JsonValue execute(LongIdCall call) throws RefusedException {
    LongIdCall.Found found = call.machine(call.requiredInBody("vmId"));
    LabExecution execution =
        operations.execute(
            found.environment().id(), found.machine().id(), call.requiredInBody("path"));
    return Json.object().put("executionId", execution.id());
  }

  private JsonValue checkExecution(LongIdCall call) throws RefusedException {
    LabMachine machine = call.machine().machine();
    LabExecution execution =
        operations
            .execution(call.required("executionId"))
            .filter(found -> found.machineId().equals(machine.id()))
            .orElseThrow(() -> RefusedException.unknown("execution"));
    Optional<LabExecution.Outcome> outcome = execution.outcomeAt(world.now());
    return Json.object()
        .put("id", execution.id())
        .put("success", outcome.map(LabExecution.Outcome::success).orElse(null))
        .put("exitCode", outcome.map(LabExecution.Outcome::exitCode).orElse(null))
        .put("standardOutput", outcome.map(LabExecution.Outcome::standardOutput).orElse(null))
        .put("standardError", outcome.map(LabExecution.Outcome::standardError).orElse(null))
        .put("executedPath", execution.path());
  }

  private JsonValue remoteAccess(LongIdCall call) throws RefusedException {
    LabMachine machine = call.machine().machine();
    RemoteDesktop.Size size =
        new RemoteDesktop.Size(call.number("desktopWidth"), call.number("desktopHeight"));
    return Json.object()
        .put("rdpFileContent", RemoteDesktop.file(machine, size))
        .put("clearTextPassword", machine.password().reveal());
  }
}

package envwatch.simulator;

import envwatch.simulator.LongIdCall.Found;
import envwatch.simulator.RefusedException.Reason;
import java.util.List;
import java.util.Optional;

/** Machines in v3. */
final class V3Machines {
  private V3Machines() {}

  static V3Route.Deed change(Call.MachineChange change) {
    return call -> {
      Found found = call.machine();
      change.begin(
          call.world().machineOperations(), found.environment().id(), found.machine().id());
    };
  }

  static JsonValue validate(LongIdCall call) throws RefusedException {
    call.machine();
    throw notOffered();
  }

  static JsonValue listForViewer(LongIdCall call) throws RefusedException {
    call.environment();
    throw notOffered();
  }

  /** The answers are not documented, so that every valid call is refused. */
  private static RefusedException notOffered() {
    return new RefusedException(Reason.WRONG_STATE, "The account does not offer this operation");
  }

  static JsonValue delete(LongIdCall call) throws RefusedException {
    Found found = call.machine(call.pathId());
    call.world().machineOperations().delete(found.environment().id(), found.machine().id());
    return Json.object().put("environmentId", V3Environments.id(found.environment()));
  }

  /** The conflicts are a text in v3. */
  static JsonValue editHardware(LongIdCall call) throws RefusedException {
    Form body = call.body();
    Found found = call.machine(body.required("vmId"));
    HardwareWish wish =
        new HardwareWish(
            body.number("numCpus"), body.number("memorySizeMBs"), body.number("diskSizeGBs"));
    List<String> conflicts =
        call.world()
            .machineOperations()
            .editHardware(found.environment().id(), found.machine().id(), wish);
    return Json.object()
        .put("conflictsFound", !conflicts.isEmpty())
        .put("conflicts", String.join(", ", conflicts));
  }

  static JsonValue execute(LongIdCall call) throws RefusedException {
    Found found = call.machine(call.body().required("vmId"));
    String path = call.body().required("path");
    LabExecution execution =
        call.world()
            .machineOperations()
            .execute(found.environment().id(), found.machine().id(), path);
    return Json.object().put("executionId", execution.id());
  }

  static JsonValue checkExecution(LongIdCall call) throws RefusedException {
    LabMachine machine = call.machine().machine();
    LabExecution execution = call.execution(machine, call.required("executionId"));
    Optional<LabExecution.Outcome> outcome = execution.outcomeAt(call.world().now());
    return Json.object()
        .put("id", execution.id())
        .put("success", outcome.map(LabExecution.Outcome::success).orElse(null))
        .put("exitCode", outcome.map(LabExecution.Outcome::exitCode).orElse(null))
        .put("standardOutput", outcome.map(LabExecution.Outcome::standardOutput).orElse(null))
        .put("standardError", outcome.map(LabExecution.Outcome::standardError).orElse(null))
        .put("executedPath", execution.path());
  }

  static JsonValue remoteAccess(LongIdCall call) throws RefusedException {
    LabMachine machine = call.machine().machine();
    return Json.object()
        .put("rdpFileContent", RemoteDesktop.file(machine, call))
        .put("clearTextPassword", machine.password().reveal());
  }
}

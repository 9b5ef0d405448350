package envwatch.simulator.service;

import envwatch.simulator.world.LabEnvironment;
import envwatch.simulator.world.LabMachine;
import envwatch.simulator.world.RefusedException;
import envwatch.simulator.world.World;
import java.util.Map;
import java.util.Optional;

/** The v1 commands for environments and their machines. */
final class V1EnvironmentCommands {
  private final World world;
  private final V1Environments environments;

  public V1EnvironmentCommands(World world, V1Environments environments) {
    this.world = world;
    this.environments = environments;
  }

  public Map<String, V1Command> commands() {
    return Map.of(
        "ApiTest/Ping", call -> Json.object().put("result", "Pong"),
        "Env/ListEnvironments", call -> list(),
        "Env/GetEnvironmentState", this::state,
        "Env/ResumeEnvironment", this::resume,
        "Env/RevertEnvironment", this::revert,
        "Env/RevertMachine", this::revertMachine);
  }

  private JsonValue list() {
    return Json.object()
        .set(
            "envsList",
            Json.array(
                world.environmentsOutsideClasses().stream().map(environments::withoutMachines)));
  }

  private JsonValue state(ShortIdCall call) throws RefusedException {
    return environments.withMachines(call.environment("EnvApiId"), world.now());
  }

  private JsonValue resume(ShortIdCall call) throws RefusedException {
    LabEnvironment environment = call.environment("EnvApiId");
    world.operations().resume(environment.id());
    return Json.object().put("apiId", environment.id());
  }

  private JsonValue revert(ShortIdCall call) throws RefusedException {
    LabEnvironment environment = call.environment("EnvApiId");
    world.operations().revert(environment.id(), Optional.empty());
    return Json.object().put("apiId", environment.id());
  }

  private JsonValue revertMachine(ShortIdCall call) throws RefusedException {
    String id = call.required("MachineApiId");
    LabEnvironment environment =
        world
            .environmentOfMachine(id)
            .filter(one -> one.machines().stream().anyMatch(machine -> machine.id().equals(id)))
            .orElseThrow(() -> RefusedException.unknown("machine"));
    LabMachine machine = environment.machine(id).orElseThrow();
    world.machineOperations().revert(environment.id(), machine.id());
    return Json.object().put("apiId", machine.id());
  }
}

package envwatch.simulator.service;

import envwatch.simulator.world.LabEnvironment;
import envwatch.simulator.world.LabMachine;
import envwatch.simulator.world.RefusedException;
import envwatch.simulator.world.World;
import java.util.List;
import java.util.Optional;

/** The v3 routes that create environments, machines and permalinks. */
final class V3CreationRoutes {
  private final World world;

  public V3CreationRoutes(World world) {
    this.world = world;
  }

  public List<V3Route> routes() {
    return List.of(
        new V3Route("POST", "envs", this::create),
        new V3Route("PUT", "envs", this::addMachines),
        new V3Route("POST", "permalinks", this::permalink),
        new V3Route("GET", "permalinks", V3CreationRoutes::permalinks));
  }

  private JsonValue create(LongIdCall call) throws RefusedException {
    LabEnvironment made =
        world.creationOperations().create(new EnvironmentForm(world, call).order());
    return created(made, made.machines());
  }

  private JsonValue addMachines(LongIdCall call) throws RefusedException {
    LabEnvironment environment = call.environment(call.requiredInBody("envId"));
    List<LabMachine> added =
        world
            .creationOperations()
            .addMachines(environment.id(), new EnvironmentForm(world, call).machines());
    return created(call.environment(V3Environments.id(environment)), added);
  }

  private static JsonValue created(LabEnvironment environment, List<LabMachine> machines) {
    return Json.object()
        .put("environmentId", V3Environments.id(environment))
        .set("resources", V3Resources.of(environment.hardware()))
        .set("vms", Json.array(machines.stream().map(V3CreationRoutes::machine)));
  }

  private static JsonObject machine(LabMachine machine) {
    return V3SnapshotRoutes.machine(machine)
        .put("user", machine.login())
        .put("password", machine.password().reveal());
  }

  private JsonValue permalink(LongIdCall call) throws RefusedException {
    return Json.object()
        .put(
            "token",
            world
                .permalinks()
                .make(
                    call.project(call.requiredInBody("projectId")),
                    call.policy(call.requiredInBody("environmentPolicyId")).policy(),
                    call.snapshot(call.requiredInBody("snapshotId")),
                    Optional.of(call.region(call.requiredInBody("regionId")))));
  }

  /** What it answers is not documented; no operation serves the ids for which it asks. */
  private static JsonValue permalinks(LongIdCall call) throws RefusedException {
    call.required("permalinkId");
    throw RefusedException.unknown("permalink");
  }
}

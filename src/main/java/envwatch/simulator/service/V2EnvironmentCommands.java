package envwatch.simulator.service;

import envwatch.simulator.world.LabEnvironment;
import envwatch.simulator.world.RefusedException;
import envwatch.simulator.world.World;
import java.time.Instant;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiFunction;

/** The v2 commands for environments. */
final class V2EnvironmentCommands {
  private static final String POSTPONED_MINUTES = "180";

  private final World world;
  private final V2Environments environments;

  public V2EnvironmentCommands(World world, V2Environments environments) {
    this.world = world;
    this.environments = environments;
  }

  public Map<String, V2Command> commands() {
    return Map.ofEntries(
        Map.entry("Env/ListEnvironments", call -> list()),
        Map.entry("Env/ListEnvironmentsWithState", call -> list(environments::full)),
        Map.entry("Env/ListEnvironmentsWithStateExt", call -> list(environments::extended)),
        Map.entry("Env/GetEnvironmentState", call -> state(call, environments::full)),
        Map.entry("Env/GetEnvironmentStateExt", call -> state(call, environments::extended)),
        Map.entry("Env/SuspendEnvironment", call -> act(call, world.operations()::suspend)),
        Map.entry("Env/ResumeEnvironment", call -> act(call, world.operations()::resume)),
        Map.entry("Env/ExtendEnvironment", call -> act(call, world.operations()::extend)),
        Map.entry("Env/DeleteEnvironment", call -> act(call, world.operations()::delete)),
        Map.entry(
            "Env/RevertEnvironment",
            call -> act(call, id -> world.operations().revert(id, Optional.empty()))),
        Map.entry("Env/RevertEnvironmentToSnapshot", this::revertToSnapshot),
        Map.entry("Env/PostponeInactivityAction", this::postpone));
  }

  private JsonArray list() {
    return Json.array(world.environmentsOutsideClasses().stream().map(environments::brief));
  }

  private JsonArray list(BiFunction<LabEnvironment, Instant, JsonObject> write) {
    Instant now = world.now();
    return Json.array(
        world.environmentsOutsideClasses().stream().map(one -> write.apply(one, now)));
  }

  private JsonValue state(ShortIdCall call, BiFunction<LabEnvironment, Instant, JsonObject> write)
      throws RefusedException {
    return write.apply(call.environment(), world.now());
  }

  private interface Operation {
    void begin(String environmentId) throws RefusedException;
  }

  private JsonValue act(ShortIdCall call, Operation operation) throws RefusedException {
    LabEnvironment environment = call.environment();
    operation.begin(environment.id());
    return Json.object().put("envId", environment.id());
  }

  private JsonValue revertToSnapshot(ShortIdCall call) throws RefusedException {
    String snapshotId = call.snapshot().id();
    return act(call, id -> world.operations().revert(id, Optional.of(snapshotId)));
  }

  private JsonValue postpone(ShortIdCall call) throws RefusedException {
    boolean done = world.operations().postponeInactivity(call.environment().id());
    return Json.object()
        .put("is_success", done)
        .put(
            "message",
            done ? POSTPONED_MINUTES : "The automatic suspension cannot be postponed now");
  }
}

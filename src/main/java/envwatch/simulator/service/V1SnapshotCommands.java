package envwatch.simulator.service;

import envwatch.simulator.world.LabEnvironment;
import envwatch.simulator.world.RefusedException;
import envwatch.simulator.world.SnapshotOrder;
import envwatch.simulator.world.World;
import java.util.Map;
import java.util.Optional;

/**
 * The v1 commands for snapshots. No page describes them: parameters and answers are those of v2 in
 * the terms of v1 ({@code service/api-v1.md}, snapshots).
 */
final class V1SnapshotCommands {
  private final World world;

  public V1SnapshotCommands(World world) {
    this.world = world;
  }

  public Map<String, V1Command> commands() {
    return Map.of(
        "Env/EntAppTakeSnapshot",
        call -> take(call, call.flag("SetAsDefault", true), Optional.empty(), Optional.empty()),
        "Env/EntAppTakeSnapshotToNewPrototype",
        call -> take(call, true, Optional.of(call.required("NewPrototypeName")), Optional.empty()),
        "Env/EntAppTakeSnapshotToExistingPrototype",
        call ->
            take(
                call,
                call.flag("SetAsDefault", true),
                Optional.empty(),
                Optional.of(call.blueprint("OtherPrototypeId").id())),
        "Env/GetAvailableExistingPrototypesForPublish",
        this::prototypes);
  }

  private JsonValue take(
      ShortIdCall call,
      boolean asDefault,
      Optional<String> newPrototype,
      Optional<String> otherPrototype)
      throws RefusedException {
    LabEnvironment environment = call.environment("EnvApiId");
    world
        .snapshotOperations()
        .take(
            environment.id(),
            new SnapshotOrder(
                call.required("SnapshotName"),
                call.text("Description").orElse(""),
                asDefault,
                newPrototype,
                otherPrototype));
    return Json.object().put("apiId", environment.id());
  }

  private JsonValue prototypes(ShortIdCall call) throws RefusedException {
    return CatalogueLists.otherBlueprints(world, call.environment("EnvApiId"));
  }
}

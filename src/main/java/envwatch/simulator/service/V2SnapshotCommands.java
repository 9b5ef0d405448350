package envwatch.simulator.service;

import envwatch.simulator.world.LabEnvironment;
import envwatch.simulator.world.LabMachine;
import envwatch.simulator.world.LabSnapshot;
import envwatch.simulator.world.RefusedException;
import envwatch.simulator.world.SnapshotOrder;
import envwatch.simulator.world.World;
import java.util.Map;
import java.util.Optional;

/** The v2 commands for snapshots. */
final class V2SnapshotCommands {
  private static final int MEGABYTES = 1024;

  private final World world;

  public V2SnapshotCommands(World world) {
    this.world = world;
  }

  public Map<String, V2Command> commands() {
    return Map.of(
        "Env/GetSnapshots", this::list,
        "Env/GetSnapshotDetails", call -> details(call.snapshot()),
        "Env/EntAppTakeSnapshot",
            call -> take(call, call.flag("SetAsDefault", true), Optional.empty(), Optional.empty()),
        "Env/EntAppTakeSnapshotToNewBlueprint",
            call ->
                take(call, true, Optional.of(call.required("NewBlueprintName")), Optional.empty()),
        "Env/EntAppTakeSnapshotToExistingBlueprint",
            call ->
                take(
                    call,
                    call.flag("SetAsDefault", true),
                    Optional.empty(),
                    Optional.of(call.blueprint("OtherBlueprintId").id())),
        "Env/MarkSnapshotDefault", this::markDefault,
        "Env/GetBlueprintsForPublish", this::blueprints);
  }

  private JsonValue list(ShortIdCall call) throws RefusedException {
    return CatalogueLists.snapshots(world, call.environment().origin().blueprint().id());
  }

  private JsonValue details(LabSnapshot snapshot) {
    return Json.object()
        .put("snapshotId", snapshot.id())
        .put("name", snapshot.name())
        .put("author", snapshot.author())
        .put("comment", snapshot.comment())
        .put("creationTime", Dates.american(snapshot.created()))
        .put("isDefault", snapshot.isDefault())
        .put("isLatest", snapshot.equals(world.snapshots(snapshot.blueprintId()).getLast()))
        .put("url", "/Ent/Vendor/PrototypeInfo.aspx?pv=" + snapshot.token())
        .set("machineList", Json.array(snapshot.machines().stream().map(this::machine)));
  }

  private JsonObject machine(LabMachine machine) {
    return Json.object()
        .put("name", machine.name())
        .put("description", machine.description())
        .put("os", machine.system().word())
        .put("internalAdresses", machine.internalAddress())
        .put("cpu_count", machine.hardware().cpus())
        .put("memory_mb", machine.hardware().memoryMegabytes())
        .put("diskSize_mb", machine.hardware().diskGigabytes() * MEGABYTES)
        .put("user", machine.login())
        .putNull("password");
  }

  private JsonValue take(
      ShortIdCall call,
      boolean asDefault,
      Optional<String> newBlueprint,
      Optional<String> otherBlueprint)
      throws RefusedException {
    LabEnvironment environment = call.environment();
    world
        .snapshotOperations()
        .take(
            environment.id(),
            new SnapshotOrder(
                call.required("SnapshotName"),
                call.text("Description").orElse(""),
                asDefault,
                newBlueprint,
                otherBlueprint));
    return Json.object().put("envId", environment.id());
  }

  private JsonValue markDefault(ShortIdCall call) throws RefusedException {
    call.environment();
    LabSnapshot snapshot = world.snapshotOperations().markDefault(call.snapshot().id());
    return Json.object().put("snapshotId", snapshot.id());
  }

  private JsonValue blueprints(ShortIdCall call) throws RefusedException {
    return CatalogueLists.otherBlueprints(world, call.environment());
  }
}

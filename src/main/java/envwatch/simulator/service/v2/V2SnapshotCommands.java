package envwatch.simulator.service.v2;

import envwatch.simulator.service.wire.Dates;
import envwatch.simulator.service.wire.Json;
import envwatch.simulator.service.wire.ShortIdCall;
import envwatch.simulator.world.LabBlueprint;
import envwatch.simulator.world.LabEnvironment;
import envwatch.simulator.world.LabMachine;
import envwatch.simulator.world.LabSnapshot;
import envwatch.simulator.world.RefusedException;
import envwatch.simulator.world.SnapshotOrder;
import envwatch.simulator.world.World;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** What v2 tells about snapshots and does with them. */
public final class V2SnapshotCommands {
  private static final int MEGABYTES = 1024;

  private final World world;
  private final Json json;

  public V2SnapshotCommands(World world, Json json) {
    this.world = world;
    this.json = json;
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
                    Optional.of(call.required("OtherBlueprintId"))),
        "Env/MarkSnapshotDefault", this::markDefault,
        "Env/GetBlueprintsForPublish", this::blueprints);
  }

  private JsonNode list(ShortIdCall call) throws RefusedException {
    LabBlueprint blueprint = call.environment().origin().blueprint();
    List<LabSnapshot> snapshots = world.snapshots(blueprint.id());
    ArrayNode list = json.array();
    snapshots.forEach(snapshot -> list.add(inList(snapshot, snapshots)));
    return list;
  }

  /** As lists of snapshots hold it; the details write their names in another letter case. */
  ObjectNode inList(LabSnapshot snapshot, List<LabSnapshot> all) {
    return json.object()
        .put("SnapshotId", snapshot.id())
        .put("Name", snapshot.name())
        .put("Author", snapshot.author())
        .put("Comment", snapshot.comment())
        .put("CreationTime", Dates.american(snapshot.created()))
        .put("IsDefault", snapshot.isDefault())
        .put("IsLatest", snapshot.equals(all.getLast()));
  }

  private JsonNode details(LabSnapshot snapshot) {
    ObjectNode node =
        json.object()
            .put("snapshotId", snapshot.id())
            .put("name", snapshot.name())
            .put("author", snapshot.author())
            .put("comment", snapshot.comment())
            .put("creationTime", Dates.american(snapshot.created()))
            .put("isDefault", snapshot.isDefault())
            .put("isLatest", snapshot.equals(world.snapshots(snapshot.blueprintId()).getLast()))
            .put("url", "/Ent/Vendor/PrototypeInfo.aspx?pv=" + snapshot.token());
    ArrayNode machines = node.putArray("machineList");
    snapshot.machines().forEach(machine -> machines.add(machine(machine)));
    return node;
  }

  private ObjectNode machine(LabMachine machine) {
    return json.object()
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

  private JsonNode take(
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
    return json.object().put("envId", environment.id());
  }

  private JsonNode markDefault(ShortIdCall call) throws RefusedException {
    call.environment();
    LabSnapshot snapshot = world.snapshotOperations().markDefault(call.snapshot().id());
    return json.object().put("snapshotId", snapshot.id());
  }

  private JsonNode blueprints(ShortIdCall call) throws RefusedException {
    LabEnvironment environment = call.environment();
    ArrayNode list = json.array();
    world.catalogue().blueprints().stream()
        .filter(blueprint -> !blueprint.id().equals(environment.origin().blueprint().id()))
        .forEach(blueprint ->
            list.add(json.object().put("ApiId", blueprint.id()).put("Name", blueprint.name())));
    return list;
  }
}

package envwatch.simulator.service;

import envwatch.simulator.world.LabBlueprint;
import envwatch.simulator.world.LabMachine;
import envwatch.simulator.world.LabSnapshot;
import envwatch.simulator.world.RefusedException;
import envwatch.simulator.world.SnapshotOrder;
import envwatch.simulator.world.World;
import java.util.List;

/** The v3 routes for snapshots. */
final class V3SnapshotRoutes {
  private final World world;

  public V3SnapshotRoutes(World world) {
    this.world = world;
  }

  public List<V3Route> routes() {
    return List.of(
        new V3Route("GET", "snapshots/actions/getforenv", this::ofEnvironment),
        V3Route.withoutBody("POST", "snapshots/actions/takesnapshot", this::take),
        V3Route.withoutBody("PUT", "snapshots/actions/markdefault", this::markDefault),
        new V3Route("GET", "snapshots/*", call -> snapshot(call.snapshot(call.pathId()))));
  }

  private JsonValue ofEnvironment(LongIdCall call) throws RefusedException {
    LabBlueprint blueprint = call.environment().origin().blueprint();
    return Json.array(world.snapshots(blueprint.id()).stream().map(this::snapshot));
  }

  /** A snapshot with all its machines. */
  JsonObject snapshot(LabSnapshot snapshot) {
    String comment = snapshot.comment();
    return Json.object()
        .put("id", "SS" + snapshot.token())
        .put("name", snapshot.name())
        .put("authorName", snapshot.author())
        .put("comment", comment.isEmpty() ? null : comment)
        .putNull("description")
        .put("createTime", Dates.rfc1123(snapshot.created()))
        .put("isDefault", snapshot.isDefault())
        .put("isLatest", snapshot.equals(world.snapshots(snapshot.blueprintId()).getLast()))
        .put("number", snapshot.number())
        .put("type", 0)
        .put("imageUrl", "/images/linux.svg")
        .set("resources", V3Resources.of(snapshot.hardware()))
        .set("regions", V3Resources.regions(world.catalogue()))
        .set("machines", Json.array(snapshot.machines().stream().map(V3SnapshotRoutes::machine)));
  }

  static JsonObject machine(LabMachine machine) {
    return Json.object()
        .put("id", "MC" + machine.token())
        .put("name", machine.name())
        .put("description", machine.description())
        .put("osTypeName", machine.system().word())
        .put("imageUrl", "/images/linux.svg")
        .set("resources", V3Resources.of(machine.hardware()))
        .put("hostName", machine.hostName())
        .put("httpAccessEnabled", machine.webAccess())
        .put("startWithHttps", false)
        .put("canAddMultipleInstances", true)
        .set("internalIPs", Json.texts(machine.internalAddress()))
        .set("macAddresses", Json.texts())
        .putNull("domainName")
        .putNull("vanityName")
        .putNull("user")
        .putNull("password");
  }

  private void take(LongIdCall call) throws RefusedException {
    String environmentId = call.environment(call.requiredInBody("envId")).id();
    world
        .snapshotOperations()
        .take(
            environmentId,
            new SnapshotOrder(
                call.requiredInBody("name"),
                call.bodyText("description").orElse(""),
                call.bodyFlag("setAsDefault", true),
                call.bodyText("newBlueprintName"),
                call.bodyText("otherBlueprintId")));
  }

  private void markDefault(LongIdCall call) throws RefusedException {
    world.snapshotOperations().markDefault(call.snapshot(call.required("id")).id());
  }
}

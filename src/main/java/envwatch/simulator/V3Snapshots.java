package envwatch.simulator;

/** Snapshots in v3. */
final class V3Snapshots {
  private V3Snapshots() {}

  static JsonValue ofEnvironment(LongIdCall call) throws RefusedException {
    return ofBlueprint(call.world(), call.environment().origin().blueprint().id());
  }

  static JsonArray ofBlueprint(World world, String blueprintId) {
    return Json.array(world.snapshots(blueprintId), one -> snapshot(world, one));
  }

  static JsonValue one(LongIdCall call) throws RefusedException {
    return snapshot(call.world(), call.snapshot(call.pathId()));
  }

  private static JsonObject snapshot(World world, LabSnapshot snapshot) {
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
        .set("resources", resources(snapshot.hardware()))
        .set("regions", regions(world))
        .list("machines", snapshot.machines(), V3Snapshots::machine);
  }

  /** The ids of all regions. */
  static JsonArray regions(World world) {
    return Json.texts(world.catalogue().regions().stream().map(region -> "RE" + region.token()));
  }

  static JsonObject resources(Hardware hardware) {
    return Json.object()
        .put("cpuCount", hardware.cpus())
        .put("diskSizeMB", hardware.diskMegabytes())
        .put("memorySizeMB", hardware.memoryMegabytes());
  }

  static JsonObject machine(LabMachine machine) {
    return Json.object()
        .put("id", "MC" + machine.token())
        .put("name", machine.name())
        .put("description", machine.description())
        .put("osTypeName", machine.system().word())
        .put("imageUrl", "/images/linux.svg")
        .set("resources", resources(machine.hardware()))
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

  static void take(LongIdCall call) throws RefusedException {
    Form body = call.body();
    String environmentId = call.environment(body.required("envId")).id();
    SnapshotOrder order =
        new SnapshotOrder(
            body.required("name"),
            body.text("description").orElse(""),
            body.flag("setAsDefault", true),
            body.text("newBlueprintName"),
            body.text("otherBlueprintId"));
    call.world().snapshotOperations().take(environmentId, order);
  }

  static void markDefault(LongIdCall call) throws RefusedException {
    call.world().snapshotOperations().markDefault(call.snapshot(call.required("id")).id());
  }
}

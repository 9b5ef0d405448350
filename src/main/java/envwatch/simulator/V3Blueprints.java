package envwatch.simulator;

import static envwatch.simulator.RefusedException.first;

import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Blueprints and templates in v3. */
final class V3Blueprints {
  private static final int TYPE_BLUEPRINT = 0;
  private static final int TYPE_TEMPLATE = 1;

  private static final DateTimeFormatter WITHOUT_ZONE =
      DateTimeFormatter.ISO_LOCAL_DATE_TIME.withZone(ZoneOffset.UTC);

  private V3Blueprints() {}

  static JsonValue one(LongIdCall call) throws RefusedException {
    LabBlueprint blueprint =
        first(
            "blueprint",
            call.project(call.pathId()).blueprints(),
            found -> call.lastPathId().equals("BP" + found.token()));
    return entry(call.world(), blueprint)
        .putNull("shortId")
        .set("createFromVersions", V3Snapshots.ofBlueprint(call.world(), blueprint.id()));
  }

  static JsonValue all(LongIdCall call) {
    return Json.array(call.catalogue().blueprints(), one -> entry(call.world(), one));
  }

  /** The snapshots are in every region, so no region excludes any blueprint. */
  static JsonValue list(LongIdCall call) throws RefusedException {
    regionId(call);
    boolean withDefault = call.flag("defaultSnapshot", false);
    return Json.array(
        call.project(call.pathId()).blueprints(),
        one -> withDefault ? withDefault(call.world(), one) : entry(call.world(), one));
  }

  private static JsonObject withDefault(World world, LabBlueprint blueprint) {
    return entry(world, blueprint)
        .list(
            "CreateFromVersions",
            defaultOf(world, blueprint).stream().toList(),
            snapshot -> pascalCase(world, snapshot));
  }

  private static Optional<LabSnapshot> defaultOf(World world, LabBlueprint blueprint) {
    return world.snapshots(blueprint.id()).stream().filter(LabSnapshot::isDefault).findFirst();
  }

  private static JsonObject entry(World world, LabBlueprint blueprint) {
    List<LabSnapshot> versions = world.snapshots(blueprint.id());
    Optional<LabSnapshot> standard = defaultOf(world, blueprint);
    return Json.object()
        .put("id", "BP" + blueprint.token())
        .put("name", blueprint.name())
        .put("description", blueprint.description())
        .put("isEnvironmentTemplate", true)
        .put("type", TYPE_BLUEPRINT)
        .put("imageUrl", "/images/linux.svg")
        .put("regionId", firstRegionId(world))
        .putNull("tags")
        .putNull("categories")
        .set(
            "resources",
            V3Snapshots.resources(standard.map(LabSnapshot::hardware).orElse(Hardware.NONE)))
        .put("numberOfMachines", standard.map(found -> found.machines().size()).orElse(0))
        .put("hasMultipleVersions", versions.size() > 1)
        .put("hasDefaultVersion", standard.isPresent())
        .put("disabledForRegularEnvironmentCreation", false)
        .put("disabledForTrainingEnvironmentCreation", false)
        .put("canAddMultipleInstances", true)
        .putNull("envTemplateScope")
        .put("creationDate", Dates.rfc1123(blueprint.created()));
  }

  private static String regionId(LongIdCall call) throws RefusedException {
    return Call.find(call.text("regionId"), call::region)
        .map(region -> "RE" + region.token())
        .orElse(firstRegionId(call.world()));
  }

  private static String firstRegionId(World world) {
    LabRegion first = world.catalogue().regions().getFirst();
    return "RE" + first.token();
  }

  /** As documented: names begin with a capital letter, and the time has no zone. */
  private static JsonObject pascalCase(World world, LabSnapshot snapshot) {
    return Json.object()
        .put("Id", "SS" + snapshot.token())
        .put("Name", snapshot.name())
        .put("Description", "")
        .put("AuthorName", snapshot.author())
        .putNull("Comment")
        .put("Type", 0)
        .put("IsDefault", snapshot.isDefault())
        .put("IsLatest", false)
        .put("Number", snapshot.number())
        .set(
            "Resources",
            Json.object().putNull("CpuCount").putNull("DiskSizeMB").putNull("MemorySizeMB"))
        .put("CreateTime", WITHOUT_ZONE.format(snapshot.created()))
        .putNull("ImageUrl")
        .set("Regions", V3Snapshots.regions(world))
        .set("Machines", Json.texts());
  }

  static JsonValue templates(LongIdCall call) throws RefusedException {
    World world = call.world();
    Optional<Integer> type = call.number("templateType");
    Optional<String> project = call.text("projectId");
    String region = regionId(call);
    List<JsonObject> all = new ArrayList<>();
    if (type.orElse(TYPE_BLUEPRINT) == TYPE_BLUEPRINT) {
      List<LabBlueprint> blueprints =
          project.isPresent()
              ? call.project(project.get()).blueprints()
              : world.catalogue().blueprints();
      blueprints.forEach(blueprint -> all.add(entry(world, blueprint)));
    }
    if (type.orElse(TYPE_TEMPLATE) == TYPE_TEMPLATE) {
      world.catalogue().templates().forEach(template -> all.add(entry(world, template)));
    }
    return call.page(all, entry -> entry.put("regionId", region));
  }

  private static JsonObject entry(World world, LabTemplate template) {
    return Json.object()
        .put("id", "VM" + template.token())
        .put("name", template.name())
        .put("description", template.description())
        .put("isEnvironmentTemplate", false)
        .put("type", TYPE_TEMPLATE)
        .put("imageUrl", template.imagePath())
        .put("regionId", firstRegionId(world))
        .putNull("tags")
        .set("categories", Json.texts(template.system().word()))
        .set("resources", V3Snapshots.resources(template.hardware()))
        .put("numberOfMachines", 1)
        .put("hasMultipleVersions", false)
        .put("hasDefaultVersion", false)
        .putNull("disabledForRegularEnvironmentCreation")
        .putNull("disabledForTrainingEnvironmentCreation")
        .put("canAddMultipleInstances", true)
        .putNull("envTemplateScope")
        .put("creationDate", Dates.rfc1123(world.catalogue().blueprints().getFirst().created()));
  }
}

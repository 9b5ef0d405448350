package envwatch.simulator.service;

import envwatch.simulator.world.Hardware;
import envwatch.simulator.world.LabBlueprint;
import envwatch.simulator.world.LabProject;
import envwatch.simulator.world.LabRegion;
import envwatch.simulator.world.LabSnapshot;
import envwatch.simulator.world.LabTemplate;
import envwatch.simulator.world.RefusedException;
import envwatch.simulator.world.World;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The v3 routes for blueprints and templates. */
final class V3BlueprintRoutes {
  private static final int MOST_TEMPLATES = 1000;
  private static final int TYPE_BLUEPRINT = 0;
  private static final int TYPE_TEMPLATE = 1;
  private static final DateTimeFormatter WITHOUT_ZONE =
      DateTimeFormatter.ISO_LOCAL_DATE_TIME.withZone(ZoneOffset.UTC);

  private final World world;
  private final V3SnapshotRoutes snapshots;

  public V3BlueprintRoutes(World world, V3SnapshotRoutes snapshots) {
    this.world = world;
    this.snapshots = snapshots;
  }

  public List<V3Route> routes() {
    return List.of(
        new V3Route("GET", "blueprints", call -> all()),
        new V3Route("GET", "projects/*/blueprints", this::list),
        new V3Route("GET", "projects/*/blueprints/*", this::one),
        new V3Route("GET", "templates", this::templates));
  }

  private JsonValue one(LongIdCall call) throws RefusedException {
    LabProject project = call.project(call.pathId());
    String blueprintId = call.pathIds().getLast();
    LabBlueprint blueprint =
        project.blueprints().stream()
            .filter(found -> blueprintId.equals("BP" + found.token()))
            .findFirst()
            .orElseThrow(() -> RefusedException.unknown("blueprint"));
    return entry(blueprint)
        .putNull("shortId")
        .set(
            "createFromVersions",
            Json.array(world.snapshots(blueprint.id()).stream().map(snapshots::snapshot)));
  }

  private JsonValue all() {
    return Json.array(
        world.catalogue().projects().stream()
            .flatMap(project -> project.blueprints().stream())
            .map(this::entry));
  }

  /** The snapshots are in every region, so no region excludes any blueprint. */
  private JsonValue list(LongIdCall call) throws RefusedException {
    regionId(call);
    boolean withDefault = call.flag("defaultSnapshot", false);
    List<LabBlueprint> blueprints = call.project(call.pathId()).blueprints();
    return Json.array(
        blueprints.stream()
            .map(blueprint -> withDefault ? withDefault(blueprint) : entry(blueprint)));
  }

  private JsonObject withDefault(LabBlueprint blueprint) {
    return entry(blueprint)
        .set("CreateFromVersions", Json.array(defaultOf(blueprint).stream().map(this::pascalCase)));
  }

  private Optional<LabSnapshot> defaultOf(LabBlueprint blueprint) {
    return world.snapshots(blueprint.id()).stream().filter(LabSnapshot::isDefault).findFirst();
  }

  private JsonObject entry(LabBlueprint blueprint) {
    List<LabSnapshot> versions = world.snapshots(blueprint.id());
    Optional<LabSnapshot> standard = defaultOf(blueprint);
    return Json.object()
        .put("id", "BP" + blueprint.token())
        .put("name", blueprint.name())
        .put("description", blueprint.description())
        .put("isEnvironmentTemplate", true)
        .put("type", TYPE_BLUEPRINT)
        .put("imageUrl", "/images/linux.svg")
        .put("regionId", regionId())
        .putNull("tags")
        .putNull("categories")
        .set("resources", V3Resources.of(standard.map(LabSnapshot::hardware).orElse(Hardware.NONE)))
        .put("numberOfMachines", standard.map(found -> found.machines().size()).orElse(0))
        .put("hasMultipleVersions", versions.size() > 1)
        .put("hasDefaultVersion", standard.isPresent())
        .put("disabledForRegularEnvironmentCreation", false)
        .put("disabledForTrainingEnvironmentCreation", false)
        .put("canAddMultipleInstances", true)
        .putNull("envTemplateScope")
        .put("creationDate", Dates.rfc1123(blueprint.created()));
  }

  private String regionId(LongIdCall call) throws RefusedException {
    Optional<String> wanted = call.text("regionId");
    return wanted.isPresent() ? "RE" + call.region(wanted.get()).token() : regionId();
  }

  private String regionId() {
    LabRegion first = world.catalogue().regions().getFirst();
    return "RE" + first.token();
  }

  /** As documented: names begin with a capital letter, and the time has no zone. */
  private JsonObject pascalCase(LabSnapshot snapshot) {
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
        .set("Regions", V3Resources.regions(world.catalogue()))
        .set("Machines", Json.texts());
  }

  private JsonValue templates(LongIdCall call) throws RefusedException {
    Optional<Integer> type = call.number("templateType");
    Optional<String> project = call.text("projectId");
    String region = regionId(call);
    List<JsonObject> all = new ArrayList<>();
    if (type.orElse(TYPE_BLUEPRINT) == TYPE_BLUEPRINT) {
      List<LabBlueprint> blueprints =
          project.isPresent()
              ? call.project(project.get()).blueprints()
              : world.catalogue().blueprints();
      blueprints.forEach(blueprint -> all.add(entry(blueprint)));
    }
    if (type.orElse(TYPE_TEMPLATE) == TYPE_TEMPLATE) {
      world.catalogue().templates().forEach(template -> all.add(entry(template)));
    }
    return Json.array(
        all.stream()
            .map(entry -> entry.put("regionId", region))
            .skip(call.number("skip").orElse(0))
            .limit(Math.min(MOST_TEMPLATES, call.number("take").orElse(MOST_TEMPLATES))));
  }

  private JsonObject entry(LabTemplate template) {
    return Json.object()
        .put("id", "VM" + template.token())
        .put("name", template.name())
        .put("description", template.description())
        .put("isEnvironmentTemplate", false)
        .put("type", TYPE_TEMPLATE)
        .put("imageUrl", template.imagePath())
        .put("regionId", regionId())
        .putNull("tags")
        .set("categories", Json.texts(template.system().word()))
        .set("resources", V3Resources.of(template.hardware()))
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

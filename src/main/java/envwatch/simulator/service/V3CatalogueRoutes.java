package envwatch.simulator.service;

import envwatch.simulator.world.ClassZone;
import envwatch.simulator.world.HardwareWish;
import envwatch.simulator.world.LabPolicy;
import envwatch.simulator.world.LabProject;
import envwatch.simulator.world.RefusedException;
import envwatch.simulator.world.RefusedException.Reason;
import envwatch.simulator.world.World;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** The v3 routes for projects, policies, regions and the caller. */
final class V3CatalogueRoutes {
  private static final Duration LIFETIME = Duration.ofDays(10);

  private final World world;
  private final LoginLinks logins;

  public V3CatalogueRoutes(World world, LoginLinks logins) {
    this.world = world;
    this.logins = logins;
  }

  public List<V3Route> routes() {
    return List.of(
        new V3Route("GET", "ping", call -> Json.object().put("result", "Pong")),
        new V3Route("GET", "projects", call -> projects()),
        new V3Route("GET", "projects/filter", call -> projects()),
        new V3Route("POST", "projects/createfastproject", V3CatalogueRoutes::addProject),
        new V3Route("GET", "policies", call -> allPolicies()),
        new V3Route("POST", "policies", this::addPolicy),
        new V3Route("GET", "projects/*", call -> project(call.project(call.pathId()))),
        new V3Route("GET", "projects/*/policies", this::policies),
        new V3Route("GET", "regions", call -> regions()),
        new V3Route("GET", "timezones", call -> timeZones()),
        new V3Route("GET", "users/actions/getloginurl", this::loginUrl));
  }

  /** The caller is a manager of every project, so the filters exclude nothing. */
  private JsonValue projects() {
    return Json.array(world.catalogue().projects().stream().map(this::brief));
  }

  private JsonObject brief(LabProject project) {
    return Json.object()
        .put("id", "PR" + project.token())
        .put("name", project.name())
        .put("isActive", true);
  }

  private JsonValue project(LabProject project) {
    return brief(project)
        .put("hasNonGenericPolicy", true)
        .put("canAddPolicy", true)
        .put("canCreateFromScratch", true)
        .put("canSeeMultipleRegions", true)
        .put("multipleUserRolesEnabled", false)
        .put("awsEnabled", false)
        .set("environmentResourceQuota", V3Resources.of(HardwareWish.QUOTA))
        .set("projectResourceQuota", unlimited())
        .set("subscriptionResourceQuota", unlimited())
        .put("defaultPolicyForEnvCreation", "PO" + project.policies().getFirst().token())
        .set("regions", regions())
        .set(
            "teams",
            Json.array(
                world.community().people().teams(project).stream()
                    .map(team ->
                        Json.object()
                            .put("id", "TM" + team.token())
                            .put("name", team.name())
                            .put("isDefaultTeam", team.isDefault()))));
  }

  private JsonObject unlimited() {
    return Json.object().putNull("cpuCount").putNull("diskSizeMB").putNull("memorySizeMB");
  }

  private JsonValue policies(LongIdCall call) throws RefusedException {
    return Json.array(policies(call.project(call.pathId())));
  }

  private JsonValue allPolicies() {
    return Json.array(world.catalogue().projects().stream().flatMap(V3CatalogueRoutes::policies));
  }

  private static Stream<JsonObject> policies(LabProject project) {
    return project.policies().stream()
        .map(policy ->
            Json.object()
                .put("id", "PO" + policy.token())
                .put("name", policy.name())
                .put("projectId", "PR" + project.token())
                .put("allowEnvironmentCreation", policy.allowsCreation()));
  }

  /** What it answers is not documented, so that every valid call is refused. */
  private static JsonValue addProject(LongIdCall call) throws RefusedException {
    call.requiredInBody("subscriptionId");
    call.requiredInBody("projectName");
    throw new RefusedException(Reason.WRONG_STATE, "The subscription allows no further project");
  }

  /** Not documented; these are the fields that a vendor's client sends and reads. */
  private JsonValue addPolicy(LongIdCall call) throws RefusedException {
    Optional<Duration> idle = Optional.empty();
    if (call.bodyText("inactivityHandlingType")
        .filter("SuspendTheEnvironment"::equals)
        .isPresent()) {
      idle = call.bodyNumber("inactivityThresholdTime").map(Duration::ofMinutes);
    }
    LabPolicy made =
        world
            .policies()
            .add(
                call.project(call.requiredInBody("projectId")),
                call.requiredInBody("name"),
                call.bodyNumber("storageLeaseMinutes").map(Duration::ofMinutes).orElse(LIFETIME),
                idle);
    return Json.object().put("id", "PO" + made.token()).put("name", made.name());
  }

  private JsonArray regions() {
    return Json.array(
        world.catalogue().regions().stream()
            .map(region ->
                Json.object()
                    .put("id", "RE" + region.token())
                    .put("name", region.name())
                    .put("friendlyName", region.friendlyName())
                    .put("cloudName", region.cloudName())));
  }

  private JsonValue timeZones() {
    return Json.array(
        ClassZone.ALL.stream()
            .map(zone -> Json.object().put("id", zone.id()).put("displayName", zone.display())));
  }

  private JsonValue loginUrl(LongIdCall call) {
    return Json.object().put("loginUrl", logins.make(call.text("redirectPath").orElse("/")));
  }
}

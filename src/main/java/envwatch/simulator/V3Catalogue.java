package envwatch.simulator;

import envwatch.simulator.RefusedException.Reason;
import java.time.Duration;
import java.util.Optional;
import java.util.stream.Stream;

/** Projects, policies, regions, the caller and what belongs to the account, in v3. */
final class V3Catalogue {
  private static final Duration LIFETIME = Duration.ofDays(10);

  private V3Catalogue() {}

  /** The caller is a manager of every project, so the filters exclude nothing. */
  static JsonValue projects(LongIdCall call) {
    return Json.array(call.catalogue().projects(), V3Catalogue::brief);
  }

  private static JsonObject brief(LabProject project) {
    return Json.object()
        .put("id", "PR" + project.token())
        .put("name", project.name())
        .put("isActive", true);
  }

  static JsonValue project(LongIdCall call) throws RefusedException {
    LabProject project = call.project(call.pathId());
    return brief(project)
        .put("hasNonGenericPolicy", true)
        .put("canAddPolicy", true)
        .put("canCreateFromScratch", true)
        .put("canSeeMultipleRegions", true)
        .put("multipleUserRolesEnabled", false)
        .put("awsEnabled", false)
        .set("environmentResourceQuota", V3Snapshots.resources(HardwareWish.QUOTA))
        .set("projectResourceQuota", unlimited())
        .set("subscriptionResourceQuota", unlimited())
        .put("defaultPolicyForEnvCreation", "PO" + project.policies().getFirst().token())
        .set("regions", regions(call))
        .list(
            "teams",
            call.world().community().people().teams(project),
            team ->
                Json.object()
                    .put("id", "TM" + team.token())
                    .put("name", team.name())
                    .put("isDefaultTeam", team.isDefault()));
  }

  private static JsonObject unlimited() {
    return Json.object().putNull("cpuCount").putNull("diskSizeMB").putNull("memorySizeMB");
  }

  static JsonValue policies(LongIdCall call) throws RefusedException {
    return Json.array(policies(call.project(call.pathId())));
  }

  static JsonValue allPolicies(LongIdCall call) {
    return Json.array(call.catalogue().projects().stream().flatMap(V3Catalogue::policies));
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
  static JsonValue addProject(LongIdCall call) throws RefusedException {
    call.body().required("subscriptionId");
    call.body().required("projectName");
    throw new RefusedException(Reason.WRONG_STATE, "The subscription allows no further project");
  }

  /** Not documented; these are the fields that a vendor's client sends and reads. */
  static JsonValue addPolicy(LongIdCall call) throws RefusedException {
    Form body = call.body();
    Optional<Duration> idle = Optional.empty();
    if (body.text("inactivityHandlingType").filter("SuspendTheEnvironment"::equals).isPresent()) {
      idle = body.number("inactivityThresholdTime").map(Duration::ofMinutes);
    }
    LabProject project = call.project(body.required("projectId"));
    String name = body.required("name");
    Duration lifetime =
        body.number("storageLeaseMinutes").map(Duration::ofMinutes).orElse(LIFETIME);
    LabPolicy made = call.world().policies().add(project, name, lifetime, idle);
    return Json.object().put("id", "PO" + made.token()).put("name", made.name());
  }

  static JsonArray regions(LongIdCall call) {
    return Json.array(
        call.catalogue().regions(),
        region ->
            Json.object()
                .put("id", "RE" + region.token())
                .put("name", region.name())
                .put("friendlyName", region.friendlyName())
                .put("cloudName", region.cloudName()));
  }

  static JsonValue timeZones(LongIdCall call) {
    return Json.array(
        ClassZone.ALL,
        zone -> Json.object().put("id", zone.id()).put("displayName", zone.display()));
  }

  static JsonValue loginUrl(LongIdCall call) {
    String target = call.text("redirectPath").orElse("/");
    return Json.object().put("loginUrl", call.backend().logins().make(target));
  }

  static JsonValue permalink(LongIdCall call) throws RefusedException {
    Form body = call.body();
    String token =
        call.world()
            .permalinks()
            .make(
                call.project(body.required("projectId")),
                call.policy(body.required("environmentPolicyId")).policy(),
                call.snapshot(body.required("snapshotId")),
                Optional.of(call.region(body.required("regionId"))));
    return Json.object().put("token", token);
  }

  /** What it answers is not documented; no operation serves the ids for which it asks. */
  static JsonValue permalinks(LongIdCall call) throws RefusedException {
    call.required("permalinkId");
    throw RefusedException.unknown("permalink");
  }

  /**
   * The answers for external clouds and the analytics of sales are not documented; the account has
   * neither, so that every valid call is refused.
   */
  static JsonValue cloudOfEnvironment(LongIdCall call) throws RefusedException {
    call.environment(call.pathId());
    throw noCloud();
  }

  static JsonValue cloudOfSnapshot(LongIdCall call) throws RefusedException {
    call.snapshot(call.pathId());
    throw noCloud();
  }

  private static RefusedException noCloud() {
    return new RefusedException(Reason.WRONG_STATE, "The project has no external cloud");
  }
}

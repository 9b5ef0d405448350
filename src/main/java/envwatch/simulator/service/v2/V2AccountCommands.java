package envwatch.simulator.service.v2;

import envwatch.simulator.service.wire.Json;
import envwatch.simulator.service.wire.LoginLinks;
import envwatch.simulator.service.wire.ShortIdCall;
import envwatch.simulator.world.World;
import envwatch.simulator.world.lab.LabPolicy;
import envwatch.simulator.world.lab.LabProject;
import envwatch.simulator.world.lab.LabTemplate;
import envwatch.simulator.world.lab.LabUser;
import envwatch.simulator.world.request.RefusedException;
import java.util.Map;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/** The v2 commands about the account and what it may use. */
public final class V2AccountCommands {
  private final World world;
  private final LoginLinks logins;
  private final String apiId;
  private final V2SnapshotCommands snapshots;

  public V2AccountCommands(
      World world, LoginLinks logins, String apiId, V2SnapshotCommands snapshots) {
    this.world = world;
    this.logins = logins;
    this.apiId = apiId;
    this.snapshots = snapshots;
  }

  public Map<String, V2Command> commands() {
    return Map.of(
        "ApiTest/Ping",
        call -> Json.object().put("result", "Pong"),
        "Env/WhoAmI",
        this::whoAmI,
        "Env/GetLoginUrl",
        this::loginUrl,
        "Env/CreateEntAppEnvOptions",
        this::options,
        "Env/ListTemplates",
        call -> templates(),
        "Env/GetCloudFoldersInfo",
        call -> cloudFolders());
  }

  private JsonNode whoAmI(ShortIdCall call) throws RefusedException {
    String user = call.required("userId");
    if (!user.equalsIgnoreCase("IDENTITY") && !user.equals(apiId)) {
      throw RefusedException.unknown("user");
    }
    LabUser caller = world.caller();
    return Json.object()
        .put("first_name", caller.firstName())
        .put("last_name", caller.lastName())
        .put("email", caller.email())
        .put("company", "Example")
        .put("phone", "+1 555 0100")
        .put("job_title", "Lab support");
  }

  private JsonNode loginUrl(ShortIdCall call) throws RefusedException {
    return Json.object().put("login_url", logins.make(call.required("url")));
  }

  private JsonNode options(ShortIdCall call) {
    String project = call.text("ProjectFilter").orElse("");
    String blueprint = call.text("BlueprintFilter").orElse("");
    String policy = call.text("EnvironmentPolicyDurationFilter").orElse("");
    return Json.array(
        world.catalogue().projects().stream()
            .filter(one -> matches(one.name(), project))
            .flatMap(one ->
                one.policies().stream()
                    .filter(entry -> matches(entry.name(), policy))
                    .map(entry -> option(one, entry, blueprint))));
  }

  private ObjectNode option(LabProject project, LabPolicy policy, String blueprintFilter) {
    ObjectNode node =
        Json.object()
            .put("EnvironmentPolicyId", policy.id())
            .put("EnvironmentPolicyDuration", policy.name())
            .put("Project", project.name());
    node.putArray("Organizations").add("Example");
    return node.set(
        "Blueprints",
        Json.array(
            project.blueprints().stream()
                .filter(blueprint -> matches(blueprint.name(), blueprintFilter))
                .map(blueprint ->
                    Json.object()
                        .put("Name", blueprint.name())
                        .set("Snapshots", snapshots.list(blueprint.id())))));
  }

  private static boolean matches(String name, String filter) {
    return filter.isEmpty() || name.equalsIgnoreCase(filter);
  }

  private JsonNode templates() {
    return Json.object()
        .set(
            "templatesList",
            Json.array(world.catalogue().templates().stream().map(this::template)));
  }

  private ObjectNode template(LabTemplate template) {
    ObjectNode node =
        Json.object()
            .put("id", template.id())
            .put("name", template.name())
            .put("description", template.description())
            .put("num_cpus", template.hardware().cpus())
            .put("disk_size_gb", template.hardware().diskGigabytes())
            .put("memory_size_mb", template.hardware().memoryMegabytes())
            .put("image_url", template.imagePath())
            .put("is_singleton", false)
            .put("os_type", template.system().ordinal() + 1)
            .put("os_type_string", template.system().word())
            .put("tags", "");
    node.putArray("categories").add(template.system().word());
    return node;
  }

  private JsonNode cloudFolders() {
    return Json.object()
        .put("host", "folders.example.com")
        .put("user", world.caller().email())
        .put("password", "folder-" + apiId.substring(0, 6))
        .put("uri", "ftp://folders.example.com")
        .put("private_folder_name", world.caller().fullName())
        .put("quota_in_use_gb", "3")
        .put("total_quota_gb", "10");
  }
}

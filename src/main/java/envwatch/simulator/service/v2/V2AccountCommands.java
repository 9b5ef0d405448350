package envwatch.simulator.service.v2;

import envwatch.simulator.service.wire.Json;
import envwatch.simulator.service.wire.LoginLinks;
import envwatch.simulator.service.wire.ShortIdCall;
import envwatch.simulator.world.LabPolicy;
import envwatch.simulator.world.LabProject;
import envwatch.simulator.world.LabSnapshot;
import envwatch.simulator.world.LabTemplate;
import envwatch.simulator.world.LabUser;
import envwatch.simulator.world.RefusedException;
import envwatch.simulator.world.RefusedException.Reason;
import envwatch.simulator.world.World;
import java.util.List;
import java.util.Map;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** What v2 tells about the account and what it may use. */
public final class V2AccountCommands {
  private final World world;
  private final Json json;
  private final LoginLinks logins;
  private final String apiId;
  private final V2SnapshotCommands snapshots;

  public V2AccountCommands(
      World world, Json json, LoginLinks logins, String apiId, V2SnapshotCommands snapshots) {
    this.world = world;
    this.json = json;
    this.logins = logins;
    this.apiId = apiId;
    this.snapshots = snapshots;
  }

  public Map<String, V2Command> commands() {
    return Map.of(
        "ApiTest/Ping",
        call -> json.object().put("result", "Pong"),
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
      throw new RefusedException(Reason.UNKNOWN_ID, "No such user");
    }
    LabUser caller = world.caller();
    return json.object()
        .put("first_name", caller.firstName())
        .put("last_name", caller.lastName())
        .put("email", caller.email())
        .put("company", "Example")
        .put("phone", "+1 555 0100")
        .put("job_title", "Lab support");
  }

  private JsonNode loginUrl(ShortIdCall call) throws RefusedException {
    return json.object().put("login_url", logins.make(call.required("url")));
  }

  private JsonNode options(ShortIdCall call) {
    String project = call.text("ProjectFilter").orElse("");
    String blueprint = call.text("BlueprintFilter").orElse("");
    String policy = call.text("EnvironmentPolicyDurationFilter").orElse("");
    ArrayNode list = json.array();
    for (LabProject one : world.catalogue().projects()) {
      if (matches(one.name(), project)) {
        one.policies().stream()
            .filter(entry -> matches(entry.name(), policy))
            .forEach(entry -> list.add(option(one, entry, blueprint)));
      }
    }
    return list;
  }

  private ObjectNode option(LabProject project, LabPolicy policy, String blueprintFilter) {
    ObjectNode node =
        json.object()
            .put("EnvironmentPolicyId", policy.id())
            .put("EnvironmentPolicyDuration", policy.name())
            .put("Project", project.name());
    node.putArray("Organizations").add("Example");
    ArrayNode blueprints = node.putArray("Blueprints");
    project.blueprints().stream()
        .filter(blueprint -> matches(blueprint.name(), blueprintFilter))
        .forEach(blueprint -> {
          ObjectNode entry = blueprints.addObject().put("Name", blueprint.name());
          ArrayNode list = entry.putArray("Snapshots");
          List<LabSnapshot> all = world.snapshots(blueprint.id());
          all.forEach(snapshot -> list.add(snapshots.inList(snapshot, all)));
        });
    return node;
  }

  private static boolean matches(String name, String filter) {
    return filter.isEmpty() || name.equalsIgnoreCase(filter);
  }

  private JsonNode templates() {
    ObjectNode node = json.object();
    ArrayNode list = node.putArray("templatesList");
    for (LabTemplate template : world.catalogue().templates()) {
      ObjectNode entry =
          list.addObject()
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
      entry.putArray("categories").add(template.system().word());
    }
    return node;
  }

  private JsonNode cloudFolders() {
    return json.object()
        .put("host", "folders.example.com")
        .put("user", world.caller().email())
        .put("password", "folder-" + apiId.substring(0, 6))
        .put("uri", "ftp://folders.example.com")
        .put("private_folder_name", world.caller().fullName())
        .put("quota_in_use_gb", "3")
        .put("total_quota_gb", "10");
  }
}

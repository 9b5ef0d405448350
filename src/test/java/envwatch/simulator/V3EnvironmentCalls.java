package envwatch.simulator;

import static envwatch.simulator.ServedWorld.object;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * Every operation of service/api-v3.md, sections 3 to 7, with ids of one world. Made when they are
 * asked for, because some need another call before.
 */
final class V3EnvironmentCalls {
  private final V3Things things;
  private final ServedWorld world;
  private final String env;
  private final Map<String, Supplier<V3Call>> calls = new LinkedHashMap<>();

  V3EnvironmentCalls(V3Things things) {
    this.things = things;
    this.world = things.world;
    this.env = things.env;
    environments();
    changesOfEnvironments();
    machines();
    foldersAndSnapshots();
  }

  /** The operations, as the reference writes method and path. */
  Map<String, Supplier<V3Call>> all() {
    return calls;
  }

  private void add(String operation, Supplier<V3Call> call) {
    calls.put(operation, call);
  }

  private void environments() {
    String[] brief = {
      "id", "name", "description", "status", "ownerEmail", "projectId", "regionId", "policyId"
    };
    String[] extended = {
      "id",
      "name",
      "statusCode",
      "statusText",
      "expirationTime",
      "ownerEmail",
      "invitationAllowed",
      "blueprintId",
      "projectId",
      "regionId",
      "vms"
    };
    String[] usage = {"id", "name", "totalRuntimeHours", "totalGbh", "maxDiskGb", "lastUpdateTime"};
    add("GET /envs", () -> V3Call.get("envs?criteria=allvisible&brief=false").lists(brief));
    add("GET /envs/{envId}", () -> V3Call.get("envs/" + env + "?permission=edit").answers(brief));
    add(
        "GET /envs/actions/getextended",
        () -> V3Call.get(V3Things.EXTENDED + env).answers(extended));
    add(
        "GET /envs/actions/getextendedbytoken",
        () ->
            V3Call.get("envs/actions/getextendedbytoken?sponsoredLoginToken=" + signedIn())
                .answers(extended));
    add(
        "GET /envs/actions/getextendedbymachinevanity",
        () ->
            V3Call.get(
                    "envs/actions/getextendedbymachinevanity?machineVanity="
                        + things.machine().hostName())
                .answers(extended));
    add(
        "GET /envs/actions/getenvresources",
        () -> V3Call.get("envs/actions/getenvresources?envId=" + env).answers(usage));
    add(
        "GET /envs/actions/getmultipleenvsresources",
        () ->
            V3Call.get(
                    "envs/actions/getmultipleenvsresources?starttime=2026-01-01T00:00:00Z"
                        + "&endtime=2026-03-02T09:00:00Z&take=5")
                .lists(usage));
    add(
        "GET /envs/actions/machines",
        () -> V3Call.get("envs/actions/machines?eid=" + env).lists("id", "name"));
    add(
        "GET /viewer/actions/vmList",
        () -> V3Call.get("viewer/actions/vmList?envId=" + env).lists());
  }

  /** The token of a link by which somebody has signed in. */
  private String signedIn() {
    String token =
        world.done("POST", "sponsoredlinks", things.sponsored()).get("loginToken").asString();
    world.caller.send("GET", "/Ent/AcceptInvitation.mvc?inv=" + token);
    return token;
  }

  private void changesOfEnvironments() {
    ObjectNode renamed = object();
    renamed
        .putArray("changes")
        .addObject()
        .put("op", "Replace")
        .put("path", "/Name")
        .put("value", "Other");
    add("POST /envs", () -> V3Call.post("envs", order(1)).answers("environmentId", "vms"));
    add("PUT /envs", () -> V3Call.put("envs").with(order(2).put("envId", env)));
    add(
        "PATCH /envs",
        () ->
            new V3Call("PATCH", "envs?envId=" + env, renamed, List.of(), false)
                .answers("id", "name", "description"));
    add("DELETE /envs/{envId}", () -> V3Call.delete("envs/" + env));
    for (String action : List.of("suspend", "extend", "postponeinactivity", "postpone", "revert")) {
      add(
          "PUT /envs/actions/" + action,
          () -> V3Call.put("envs/actions/" + action + "?envId=" + env));
    }
    add(
        "PUT /envs/actions/resume",
        () ->
            V3Call.put(
                "envs/actions/resume?envId=EN"
                    + things.environment(EnvironmentState.SUSPENDED).token()));
  }

  /**
   * @param type 1 from a blueprint, 2 from a template
   */
  private ObjectNode order(int type) {
    ObjectNode body = object();
    body.putObject("environment")
        .put("name", "Made here")
        .put("projectId", things.of("projectId"))
        .put("policyId", things.of("policyId"))
        .put("regionId", things.of("regionId"));
    ObjectNode item = body.putArray("itemsCart").addObject().put("type", type);
    return type == 1
        ? body.set("itemsCart", cart(item.put("blueprintId", things.of("blueprintId"))))
        : body.set(
            "itemsCart",
            cart(
                item.put("name", "extra")
                    .put("templateVmId", things.first("templates?templateType=1"))));
  }

  private static JsonNode cart(ObjectNode item) {
    return object().putArray("itemsCart").add(item);
  }

  private void machines() {
    add(
        "GET /vms/actions/getremoteaccessfile",
        () ->
            V3Call.get(
                    "vms/actions/getremoteaccessfile?desktopWidth=1280&desktopHeight=800&vmId="
                        + things.windows())
                .answers("rdpFileContent", "clearTextPassword"));
    add(
        "POST /vms/actions/executepath",
        () -> V3Call.post("vms/actions/executepath", run()).answers("executionId"));
    add(
        "GET /vms/actions/checkexecutionstatus",
        () ->
            V3Call.get(
                    "vms/actions/checkexecutionstatus?vmId="
                        + things.vm
                        + "&executionId="
                        + world
                            .done("POST", "vms/actions/executepath", run())
                            .get("executionId")
                            .asString())
                .answers("exitCode"));
    add(
        "PUT /vms/actions/editvmhardware",
        () ->
            V3Call.put("vms/actions/editvmhardware")
                .with(object().put("vmId", things.vm).put("numCpus", 3))
                .answers("conflictsFound", "conflicts"));
    add("PUT /vms/actions/reboot", () -> V3Call.put("vms/actions/reboot?vmId=" + things.vm));
    add("PUT /vms/actions/revert", () -> V3Call.put("vms/actions/revert?vmId=" + things.vm));
    add("DELETE /vms/{vmId}", () -> V3Call.delete("vms/" + things.vm));
    add(
        "POST /vms/actions/validateVix",
        () -> V3Call.post("vms/actions/validateVix?vmId=" + things.vm, object()));
  }

  private ObjectNode run() {
    return object().put("vmId", things.vm).put("path", "/opt/lab/check.sh");
  }

  private void foldersAndSnapshots() {
    String[] snapshot = {
      "id", "name", "authorName", "comment", "createTime", "isDefault", "isLatest", "machines"
    };
    add(
        "GET /cloudfolders/actions/getall",
        () ->
            V3Call.get("cloudfolders/actions/getall")
                .answers("host", "path", "userName", "password", "userFolder", "projectFolders"));
    add(
        "PUT /cloudfolders/actions/mount",
        () ->
            V3Call.put("cloudfolders/actions/mount?envId=" + env)
                .answers("name", "sanitizedName", "windowsFolder", "linuxFolder", "token"));
    add(
        "PUT /cloudfolders/actions/unmount",
        () -> {
          world.done("PUT", "cloudfolders/actions/mount?envId=" + env, object());
          return V3Call.put("cloudfolders/actions/unmount?envId=" + env);
        });
    add(
        "PUT /cloudfolders/actions/regeneratecloudfolderspassword",
        () ->
            V3Call.put("cloudfolders/actions/regeneratecloudfolderspassword")
                .answers("newPassword", "newFtpUri"));
    add(
        "GET /snapshots/actions/getforenv",
        () -> V3Call.get("snapshots/actions/getforenv?envId=" + env).lists(snapshot));
    add(
        "GET /snapshots/{snapshotId}",
        () -> V3Call.get("snapshots/" + things.snapshot()).answers(snapshot));
    add(
        "POST /snapshots/actions/takesnapshot",
        () ->
            V3Call.post(
                "snapshots/actions/takesnapshot", object().put("envId", env).put("name", "night")));
    add(
        "PUT /snapshots/actions/markdefault",
        () -> V3Call.put("snapshots/actions/markdefault?id=" + things.snapshot()));
    add(
        "POST /permalinks",
        () ->
            V3Call.post(
                    "permalinks",
                    object()
                        .put("projectId", things.of("projectId"))
                        .put("environmentPolicyId", things.of("policyId"))
                        .put("snapshotId", things.snapshot())
                        .put("regionId", things.of("regionId")))
                .answers("token"));
    add("GET /permalinks", () -> V3Call.get("permalinks?permalinkId=any"));
  }
}

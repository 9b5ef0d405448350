package envwatch.simulator;

import static envwatch.simulator.ServedWorld.object;
import static org.assertj.core.api.Assertions.assertThat;

import java.net.http.HttpResponse;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/** Environments, machines, permalinks, policies and cloud folders of version 3. */
@Execution(ExecutionMode.CONCURRENT)
class SimulatorCreationTest {
  @AutoClose private final ServedWorld world = new ServedWorld();
  private final String project = first("projects").get("id").asString();
  private final String policy = first("projects/" + project + "/policies").get("id").asString();
  private final String blueprint =
      first("projects/" + project + "/blueprints").get("id").asString();
  private final String region = world.list("regions").getLast().get("id").asString();

  private JsonNode first(String target) {
    return world.list(target).getFirst();
  }

  private ObjectNode fromBlueprint() {
    ObjectNode body = object();
    body.putObject("environment")
        .put("name", "Made here")
        .put("description", "By a test")
        .put("projectId", project)
        .put("policyId", policy)
        .put("regionId", region);
    body.putArray("itemsCart").addObject().put("type", 1).put("blueprintId", blueprint);
    return body;
  }

  private ObjectNode fromTemplates() {
    ObjectNode body = fromBlueprint();
    environment(body).putNull("policyId");
    ObjectNode item = body.putArray("itemsCart").addObject();
    item.put("type", 2).put("name", "build").putNull("description");
    item.put("templateVmId", template());
    return body;
  }

  private static ObjectNode environment(ObjectNode body) {
    return (ObjectNode) body.get("environment");
  }

  private static ObjectNode item(ObjectNode body) {
    return (ObjectNode) body.get("itemsCart").get(0);
  }

  private String template() {
    return first("templates?templateType=1").get("id").asString();
  }

  @Test
  void anEnvironmentIsCreatedFromABlueprintAndSoonReady() {
    JsonNode made = world.done("POST", "envs", fromBlueprint());
    assertThat(made.propertyNames()).containsExactlyInAnyOrder("environmentId", "resources", "vms");
    assertThat(made.get("resources").propertyNames())
        .containsExactlyInAnyOrder("cpuCount", "diskSizeMB", "memorySizeMB");
    assertThat(made.get("vms").get(0).propertyNames())
        .containsExactlyInAnyOrder(
            "id",
            "name",
            "description",
            "osTypeName",
            "imageUrl",
            "resources",
            "domainName",
            "internalIPs",
            "macAddresses",
            "canAddMultipleInstances",
            "hostName",
            "vanityName",
            "httpAccessEnabled",
            "startWithHttps",
            "user",
            "password");
    JsonNode extended = extended(made);
    assertThat(extended.get("statusCode").asInt()).isEqualTo(8);
    assertThat(extended.get("name").asString()).isEqualTo("Made here");
    assertThat(extended.get("policyId").asString()).isEqualTo(policy);
    assertThat(extended.get("regionId").asString()).isEqualTo(region);
    assertThat(extended.get("snapshotId").asString()).startsWith("SS");
    world.pass(Duration.ofMinutes(3));
    assertThat(extended(made).get("statusCode").asInt()).isEqualTo(2);
  }

  private JsonNode extended(JsonNode made) {
    return world.get("envs/actions/getextended?envId=" + made.get("environmentId").asString());
  }

  @Test
  void aNewEnvironmentHasNoFiguresUntilMidnight() {
    String made = world.done("POST", "envs", fromBlueprint()).get("environmentId").asString();
    String target = "envs/actions/getenvresources?envId=" + made;
    assertThat(world.get(target).get("totalRuntimeHours").isNull()).isTrue();
    assertThat(world.get(target).get("lastUpdateTime").isNull()).isTrue();
    world.pass(Duration.ofMinutes(3));
    world.get(target);
    world.pass(Duration.ofDays(1));
    assertThat(world.get(target).get("totalRuntimeHours").asDouble()).isBetween(14.9, 15.0);
  }

  @Test
  void anEnvironmentIsMadeOfTemplatesUnderTheDefaultPolicy() {
    JsonNode made = world.done("POST", "envs", fromTemplates());
    assertThat(made.get("vms")).hasSize(1);
    assertThat(made.get("vms").get(0).get("name").asString()).isEqualTo("build");
    assertThat(extended(made).get("policyId").asString())
        .isEqualTo(world.get("projects/" + project).get("defaultPolicyForEnvCreation").asString());
  }

  @Test
  void anOwnerIsAMemberOfTheProject() {
    ObjectNode body = fromBlueprint();
    environment(body).put("ownerEmail", "Joao.Sousa@example.com");
    assertThat(extended(world.done("POST", "envs", body)).get("ownerEmail").asString())
        .isEqualTo("joao.sousa@example.com");
    environment(body).put("ownerEmail", "stranger@example.com");
    world.refused(400, "POST", "envs", body);
  }

  @Test
  void incompleteAndContradictoryOrdersAreRefused() {
    for (String name : List.of("name", "projectId", "policyId")) {
      ObjectNode body = fromBlueprint();
      environment(body).remove(name);
      world.refused(400, "POST", "envs", body);
    }
    world.refused(400, "POST", "envs", object());
    ObjectNode none = fromBlueprint();
    none.putArray("itemsCart");
    world.refused(400, "POST", "envs", none);
    ObjectNode strange = fromBlueprint();
    item(strange).put("type", 3);
    world.refused(400, "POST", "envs", strange);
    ObjectNode mixed = fromTemplates();
    mixed.withArray("itemsCart").addObject().put("type", 1).put("blueprintId", blueprint);
    world.refused(400, "POST", "envs", mixed);
    ObjectNode nameless = fromTemplates();
    item(nameless).remove("name");
    world.refused(400, "POST", "envs", nameless);
  }

  @Test
  void idsOfOrdersAreChecked() {
    for (String name : List.of("projectId", "policyId", "regionId", "teamId")) {
      ObjectNode body = fromBlueprint();
      environment(body).put(name, "ENnone");
      world.refused(404, "POST", "envs", body);
    }
    for (String name : List.of("blueprintId", "snapshotId")) {
      ObjectNode body = fromBlueprint();
      item(body).put(name, "ENnone");
      world.refused(404, "POST", "envs", body);
    }
    ObjectNode body = fromTemplates();
    item(body).put("templateVmId", blueprint);
    world.refused(404, "POST", "envs", body);
  }

  @Test
  void machinesAreAddedToAnEnvironment() {
    String id = "EN" + world.simulator.world().environments().getFirst().token();
    ObjectNode body = fromTemplates().put("envId", id);
    JsonNode added = world.done("PUT", "envs", body);
    assertThat(added.get("environmentId").asString()).isEqualTo(id);
    assertThat(added.get("vms")).hasSize(1);
    assertThat(extended(added).get("vms").findValuesAsString("id"))
        .contains(added.get("vms").get(0).get("id").asString());
    world.refused(400, "PUT", "envs", object());
    world.refused(404, "PUT", "envs", fromTemplates().put("envId", "ENnone"));
    world.refused(400, "PUT", "envs", fromBlueprint().put("envId", id));
  }

  @Test
  void aPermalinkLeadsToAnEnvironmentOfItsSnapshot() {
    String snapshot =
        world
            .get("projects/" + project + "/blueprints/" + blueprint)
            .get("createFromVersions")
            .get(0)
            .get("id")
            .asString();
    ObjectNode body =
        object()
            .put("projectId", project)
            .put("environmentPolicyId", policy)
            .put("snapshotId", snapshot)
            .put("regionId", region);
    JsonNode made = world.done("POST", "permalinks", body);
    assertThat(made.propertyNames()).containsExactly("token");
    HttpResponse<String> page =
        world.caller.send("GET", "/ent/entapppermalink.mvc?token=" + made.get("token").asString());
    assertThat(page.statusCode()).isEqualTo(302);
    for (String name : List.copyOf(body.propertyNames())) {
      ObjectNode without = body.deepCopy();
      without.remove(name);
      world.refused(400, "POST", "permalinks", without);
      world.refused(404, "POST", "permalinks", body.deepCopy().put(name, "ENnone"));
    }
    world.refused(400, "GET", "permalinks", object());
    world.refused(404, "GET", "permalinks?permalinkId=none", object());
  }

  @Test
  void aPolicyCanBeAdded() {
    ObjectNode body =
        object()
            .put("name", "Two days")
            .put("projectId", project)
            .put("runtimeLeaseMinutes", 600)
            .put("storageLeaseMinutes", 2880)
            .put("inactivityHandlingType", "SuspendTheEnvironment")
            .put("inactivityThresholdTime", 30);
    JsonNode made = world.done("POST", "policies", body);
    assertThat(made.propertyNames()).containsExactlyInAnyOrder("id", "name");
    assertThat(world.get("projects/" + project + "/policies").findValuesAsString("id"))
        .contains(made.get("id").asString());
    world.refused(400, "POST", "policies", object().put("name", "x"));
    world.refused(404, "POST", "policies", body.deepCopy().put("projectId", "POnone"));
    world.refused(400, "POST", "policies", body.deepCopy().put("storageLeaseMinutes", 0));
    world.refused(400, "POST", "policies", body.deepCopy().put("storageLeaseMinutes", "long"));
  }

  @Test
  void cloudFoldersAreMountedAndUnmounted() {
    JsonNode all = world.get("cloudfolders/actions/getall");
    assertThat(all.propertyNames())
        .containsExactlyInAnyOrder(
            "host", "path", "userName", "password", "userFolder", "projectFolders");
    assertThat(all.get("userFolder").propertyNames())
        .containsExactlyInAnyOrder("name", "quotaSizeGB", "quotaSizeInUseGB", "usagePercentage");
    assertThat(all.get("projectFolders")).hasSameSizeAs(world.list("projects"));
    String id = "EN" + world.simulator.world().environments().getFirst().token();
    JsonNode mount = world.done("PUT", "cloudfolders/actions/mount?envId=" + id, object());
    assertThat(mount.propertyNames())
        .containsExactlyInAnyOrder(
            "name", "sanitizedName", "windowsFolder", "linuxFolder", "token");
    world.done("PUT", "cloudfolders/actions/unmount?envId=" + id, object());
    world.refused(409, "PUT", "cloudfolders/actions/unmount?envId=" + id, object());
    world.refused(400, "PUT", "cloudfolders/actions/mount", object());
    world.refused(404, "PUT", "cloudfolders/actions/mount?envId=MCnone", object());
  }

  @Test
  void aNewPasswordOfCloudFoldersReplacesTheOldOne() {
    JsonNode changed =
        world.done("PUT", "cloudfolders/actions/regeneratecloudfolderspassword", object());
    assertThat(changed.propertyNames()).containsExactlyInAnyOrder("newPassword", "newFtpUri");
    assertThat(world.get("cloudfolders/actions/getall").get("password"))
        .isEqualTo(changed.get("newPassword"));
  }
}

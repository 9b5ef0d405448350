package envwatch.simulator;

import static envwatch.simulator.ServedWorld.object;
import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** Webhooks, usage, external clouds, and what people note about environments. */
class SimulatorAccountTest {
  private static final String LONG_AGO_UNTIL_NOW =
      "starttime=2026-01-01T00:00:00Z&endtime=2026-03-02T09:00:00Z";

  @AutoClose private final ServedWorld world = new ServedWorld();
  private final String id = "EN" + environment().token();

  private LabEnvironment environment() {
    return world.simulator.world().environments().getFirst();
  }

  @Test
  void webhooksAreKeptUntilTheyAreDeleted() {
    JsonNode made =
        world.done(
            "POST",
            "webhooks",
            object()
                .put("projectId", "PR1")
                .put("callbackUrl", "https://example.com/told")
                .set("events", object().arrayNode().add("environment.deleted")));
    String target = "webhooks/" + made.get("id").asString();
    assertThat(world.get(target)).isEqualTo(made);
    assertThat(made.get("callbackUrl").asString()).isEqualTo("https://example.com/told");
    assertThat(made.get("events").get(0).asString()).isEqualTo("environment.deleted");
    assertThat(world.list("webhooks")).containsExactly(made);
    assertThat(world.list("webhooks?projectIds=PR1")).containsExactly(made);
    assertThat(world.list("webhooks?projectIds=PR2")).isEmpty();
    world.done("DELETE", target, object());
    assertThat(world.list("webhooks")).isEmpty();
    world.refused(404, "GET", target, object());
    world.refused(404, "DELETE", target, object());
  }

  @Test
  void webhooksNeedAnAddressWithACertificate() {
    world.refused(400, "POST", "webhooks", object());
    ObjectNode hook = object().set("events", object().arrayNode().add("environment.deleted"));
    world.refused(400, "POST", "webhooks", hook);
    world.refused(400, "POST", "webhooks", object().put("callbackUrl", "https://example.com/"));
    world.refused(400, "POST", "webhooks", hook.put("callbackUrl", "http://example.com/"));
    world.refused(404, "GET", "webhooks/ENnone", object());
  }

  @Test
  void usageIsThatOfTheLastMidnight() {
    JsonNode usage = world.get("envs/actions/getenvresources?envId=" + id);
    assertThat(usage.propertyNames())
        .containsExactlyInAnyOrder(
            "totalRuntimeHours", "totalGbh", "maxDiskGb", "lastUpdateTime", "name", "id");
    assertThat(usage.get("id").asString()).isEqualTo(id);
    assertThat(usage.get("lastUpdateTime").asString()).isEqualTo("Mon, 02 Mar 2026 00:00:00 GMT");
    double untilMidnight =
        Duration.between(environment().created(), world.clock.instant()).toHours() - 9;
    assertThat(usage.get("totalRuntimeHours").asDouble()).isEqualTo(untilMidnight);
    assertThat(usage.get("totalGbh").asDouble())
        .isEqualTo(untilMidnight * environment().hardware().memoryMegabytes() / 1024);
    assertThat(usage.get("maxDiskGb").asInt()).isEqualTo(environment().hardware().diskGigabytes());
  }

  @Test
  void whatIsSuspendedUsesNothingFurther() {
    double before = runtime();
    world.simulator.world().setState(environment().id(), EnvironmentState.SUSPENDED);
    world.pass(Duration.ofDays(2));
    assertThat(runtime()).isEqualTo(before + 9);
  }

  private double runtime() {
    return world
        .get("envs/actions/getenvresources?envId=" + id)
        .get("totalRuntimeHours")
        .asDouble();
  }

  @Test
  void usageOfManyEnvironmentsCoversATimeAndComesInPieces() {
    String target = "envs/actions/getmultipleenvsresources?" + LONG_AGO_UNTIL_NOW;
    List<JsonNode> all = world.list(target);
    assertThat(all).hasSameSizeAs(world.simulator.world().environments());
    assertThat(all.getFirst().propertyNames())
        .containsExactlyInAnyOrder(
            "id",
            "name",
            "totalRuntimeHours",
            "totalGbh",
            "maxDiskGb",
            "lastUpdateTime",
            "sponsoredLoginToken");
    assertThat(world.list(target + "&skip=1&take=2")).isEqualTo(all.subList(1, 3));
    assertThat(world.list(target + "&take=5000")).isEqualTo(all);
    assertThat(
            world.list(
                "envs/actions/getmultipleenvsresources?starttime=2020-01-01&endtime=2020-02-01"))
        .isEmpty();
  }

  @Test
  void usageIncludesEnvironmentsThatAreGone() {
    String gone = id;
    world.simulator.world().remove(environment().id());
    assertThat(
            world.list("envs/actions/getmultipleenvsresources?" + LONG_AGO_UNTIL_NOW).stream()
                .map(one -> one.get("id").asString()))
        .contains(gone);
  }

  @Test
  void usageNeedsTwoTimesOfWhichTheFirstIsEarlier() {
    String target = "envs/actions/getmultipleenvsresources";
    world.refused(400, "GET", target, object());
    world.refused(400, "GET", target + "?starttime=2026-01-01", object());
    world.refused(400, "GET", target + "?starttime=monday&endtime=2026-01-02", object());
    world.refused(400, "GET", target + "?starttime=2026-01-02&endtime=2026-01-01", object());
    world.refused(400, "GET", target + "?" + LONG_AGO_UNTIL_NOW + "&take=many", object());
    world.refused(
        404, "GET", target + "?" + LONG_AGO_UNTIL_NOW + "&subscriptionId=ENnone", object());
    world.refused(400, "GET", "envs/actions/getenvresources", object());
    world.refused(404, "GET", "envs/actions/getenvresources?envId=MCnone", object());
  }

  @Test
  void thereAreNoExternalCloudsAndNoAnalyticsOfSales() {
    String snapshot =
        world.list("snapshots/actions/getforenv?envId=" + id).getFirst().get("id").asString();
    world.refused(409, "GET", "externalclouds/ervins/" + id, object());
    world.refused(409, "GET", "externalCloudsVms/" + id, object());
    world.refused(409, "GET", "externalclouds/ervins/snapshot/" + snapshot, object());
    world.refused(409, "GET", "classAnalytics/SalesParticipationOverTime", object());
    world.refused(404, "GET", "externalclouds/ervins/ENnone", object());
    world.refused(404, "GET", "externalCloudsVms/" + snapshot, object());
    world.refused(404, "GET", "externalclouds/ervins/snapshot/" + id, object());
  }

  @Test
  void everyDocumentedPropertyCanBeEdited() {
    ObjectNode body = object();
    change(body, "/Name").put("value", "Neuer Name");
    change(body, "/Description").put("value", "Zwei\nZeilen");
    change(body, "/VmPageImagePath").put("value", "/images/linux.svg");
    change(body, "/Labels").putArray("value").add("course-a").add("vip");
    change(body, "/SnapshotOnAutoDelete").put("value", true);
    JsonNode edited = world.done("PATCH", "envs?envId=" + id, body);
    assertThat(edited.get("id").asString()).isEqualTo(id);
    assertThat(edited.get("name").asString()).isEqualTo("Neuer Name");
    assertThat(edited.get("description").asString()).isEqualTo("Zwei\nZeilen");
    assertThat(edited.get("labels").valueStream().map(JsonNode::asString))
        .containsExactly("course-a", "vip");
    assertThat(edited.get("status").asString()).isEqualTo("Ready");
    assertThat(edited.get("startTime").asString()).endsWith("Z");
    JsonNode next = world.done("PATCH", "envs?envId=" + id, object().set("changes", none()));
    assertThat(next.get("labels")).hasSize(2);
  }

  @Test
  void propertiesOfAnotherKindAreRefusedAndChangeNothing() {
    refusedChange("/Name", object().put("value", 5));
    refusedChange("/Name", object().put("value", " "));
    refusedChange("/Description", object().put("value", true));
    refusedChange("/VmPageImagePath", object().put("value", 1));
    refusedChange("/Labels", object().put("value", "vip"));
    refusedChange("/Labels", object().set("value", none().add(1)));
    refusedChange("/SnapshotOnAutoDelete", object().put("value", "yes"));
    refusedChange("/Owner", object().put("value", "me"));
    refusedChange("/Name", object());
    ObjectNode added = object();
    change(added, "/Name").put("op", "Add").put("value", "x");
    world.refused(400, "PATCH", "envs?envId=" + id, added);
    world.refused(400, "PATCH", "envs?envId=" + id, object());
    world.refused(400, "PATCH", "envs", added);
    assertThat(world.get("envs/" + id).get("name").asString()).isEqualTo(environment().name());
  }

  private void refusedChange(String path, JsonNode value) {
    ObjectNode body = object();
    change(body, "/Name").put("value", "never");
    change(body, path).setAll((ObjectNode) value);
    world.refused(400, "PATCH", "envs?envId=" + id, body);
  }

  private static ArrayNode none() {
    return object().putArray("none");
  }

  private static ObjectNode change(ObjectNode body, String path) {
    return body.withArray("changes").addObject().put("op", "Replace").put("path", path);
  }

  @Test
  void machinesOfAnEnvironmentAreListedBriefly() {
    List<JsonNode> machines = world.list("envs/actions/machines?eid=" + id);
    assertThat(machines).hasSameSizeAs(environment().machines());
    assertThat(machines.getFirst().propertyNames()).containsExactlyInAnyOrder("id", "name");
  }

  @Test
  void templatesAreThoseOfARegion() {
    String region = world.list("regions").getLast().get("id").asString();
    assertThat(world.list("templates?templateType=1&regionId=" + region))
        .isNotEmpty()
        .allSatisfy(one -> assertThat(one.get("regionId").asString()).isEqualTo(region));
    world.refused(404, "GET", "templates?regionId=REnone", object());
    world.refused(404, "GET", "templates?projectId=REnone", object());
    world.refused(400, "GET", "templates?take=all", object());
  }
}

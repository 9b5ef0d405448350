package envwatch.simulator;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.http.HttpResponse;
import java.time.Duration;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

class SimulatorV3Test {
  private final TurnableClock clock = new TurnableClock();
  private Simulator simulator;
  private SignedCaller caller;
  private String id;

  @BeforeEach
  void start() throws Exception {
    simulator = Simulator.start(SimulatorOptions.builder().still().clock(clock).build());
    caller = new SignedCaller(simulator, clock);
    id = "EN" + simulator.world().environments().getFirst().token();
  }

  @AfterEach
  void stop() {
    caller.close();
    simulator.close();
  }

  @Test
  void pingAnswersPong() {
    assertThat(get("ping").get("result").asString()).isEqualTo("Pong");
  }

  @Test
  void aTokenIsAcceptedAgain() {
    caller.v3("GET", "ping", "", "Abc123Xyz9");
    assertThat(caller.v3("GET", "ping", "", "Abc123Xyz9").statusCode()).isEqualTo(200);
  }

  @Test
  void aTokenOfElevenCharactersIsRefused() {
    assertThat(caller.v3("GET", "ping", "", "Abc123Xyz99").statusCode()).isEqualTo(401);
  }

  @Test
  void theFullListHoldsExactlyTheDocumentedFields() {
    JsonNode first = get("envs?criteria=allvisible&brief=false").get(0);
    assertThat(first.propertyNames())
        .containsExactlyInAnyOrder(
            "id",
            "name",
            "description",
            "status",
            "ownerEmail",
            "projectId",
            "regionId",
            "policyId",
            "blueprintId",
            "teamId");
  }

  @Test
  void theBriefListHoldsNamesAndIds() {
    assertThat(get("envs?brief=true").get(0).propertyNames())
        .containsExactlyInAnyOrder("id", "name");
  }

  @Test
  void theListCanBeNarrowedToOneOwner() {
    String owner = simulator.world().environments().getFirst().owner().email();
    assertThat(get("envs?brief=false&ownerEmail=" + owner))
        .isNotEmpty()
        .allSatisfy(one -> assertThat(one.get("ownerEmail").asString()).isEqualTo(owner));
  }

  @Test
  void theExtendedFormHoldsEveryDocumentedField() {
    JsonNode extended = extended();
    assertThat(extended.propertyNames())
        .containsExactlyInAnyOrder(
            "id",
            "name",
            "description",
            "statusCode",
            "statusText",
            "expirationTime",
            "ownerEmail",
            "organization",
            "invitationAllowed",
            "blueprintId",
            "blueprintName",
            "policyId",
            "policyName",
            "projectId",
            "projectName",
            "regionId",
            "snapshotId",
            "snapshotName",
            "vms");
    assertThat(extended.get("vms").get(0).propertyNames())
        .containsExactlyInAnyOrder(
            "id",
            "name",
            "description",
            "statusText",
            "progress",
            "imageId",
            "os",
            "webAccessUrl",
            "fqdn",
            "externalAddress",
            "internalAddresses",
            "cpuCount",
            "diskSizeGb",
            "memorySizeMb",
            "username",
            "password",
            "consoleToken");
  }

  @Test
  void statesHaveTheirDocumentedNumbers() {
    String shortId = simulator.environments().getFirst();
    simulator.world().setState(shortId, EnvironmentState.SUSPENDED);
    assertThat(extended().get("statusCode").asInt()).isEqualTo(3);
    simulator.world().setState(shortId, EnvironmentState.CREATION_FAILED);
    assertThat(extended().get("statusCode").asInt()).isEqualTo(9);
    simulator.world().setState(shortId, EnvironmentState.ARCHIVED);
    assertThat(extended().get("statusCode").asInt()).isEqualTo(4);
  }

  @Test
  void pathsAndNamesAreReadWithoutRegardToCase() {
    assertThat(get("ENVS/Actions/getExtended?EnvId=" + id).get("id").asString()).isEqualTo(id);
  }

  /** The vendor's Python wrapper asks for {@code /envs/...} and {@code envs/?...}. */
  @Test
  void slashesTooManyDoNotMatter() {
    assertThat(caller.v3("GET", "/envs/" + id).statusCode()).isEqualTo(200);
    assertThat(caller.v3("GET", "envs/?brief=false").statusCode()).isEqualTo(200);
  }

  @Test
  void aMissingPermissionIsAnHttp500WithItsCode() {
    LabEnvironment other =
        simulator.world().environments().stream()
            .filter(one -> !one.owner().equals(simulator.world().caller()))
            .findFirst()
            .orElseThrow();
    HttpResponse<String> answer = caller.v3("GET", "envs/EN" + other.token() + "?permission=owner");
    assertThat(answer.statusCode()).isEqualTo(500);
    assertThat(answer.body()).contains("\"code\":\"0x5006C\"");
  }

  @Test
  void anUnknownIdIsAnErrorWithCodeAndMessage() {
    HttpResponse<String> answer = caller.v3("GET", "envs/actions/getextended?envId=ENnone");
    assertThat(answer.statusCode()).isEqualTo(404);
    assertThat(answer.body()).contains("\"code\":", "\"message\":");
  }

  @Test
  void anEnvironmentIsFoundByTheHostNameOfAMachine() {
    LabMachine machine = machine();
    JsonNode found =
        get("envs/actions/getextendedbymachinevanity?machineVanity=" + machine.hostName());
    assertThat(found.get("id").asString()).isEqualTo(id);
  }

  @Test
  void suspendAndResumeAnswerNothingAndHappenAfterwards() {
    HttpResponse<String> answer = caller.v3("PUT", "envs/actions/suspend?envId=" + id);
    assertThat(answer.statusCode()).isEqualTo(200);
    assertThat(answer.body()).isEmpty();
    assertThat(extended().get("statusText").asString()).isEqualTo("Stopping");
    clock.advance(Duration.ofSeconds(30));
    assertThat(extended().get("vms").get(0).get("suspensionState").asString())
        .isEqualTo("Resume with Memory");
    caller.v3("PUT", "envs/actions/resume?envId=" + id);
    assertThat(extended().get("statusCode").asInt()).isEqualTo(8);
    clock.advance(Duration.ofSeconds(90));
    assertThat(extended().get("statusCode").asInt()).isEqualTo(2);
  }

  @Test
  void aMethodTheResourceDoesNotSupportIsRefused() {
    assertThat(caller.v3("POST", "envs/actions/suspend?envId=" + id).statusCode()).isEqualTo(405);
  }

  @Test
  void aRebootingMachineSaysSo() {
    caller.v3("PUT", "vms/actions/reboot?vmId=MC" + machine().token());
    assertThat(extended().get("vms").get(0).get("statusText").asString()).isEqualTo("Rebooting");
  }

  @Test
  void hardwareIsChangedOnceTheMachineIsBack() {
    String body = "{\"vmId\":\"MC%s\",\"numCpus\":5}".formatted(machine().token());
    HttpResponse<String> answer =
        caller.v3("PUT", "vms/actions/editvmhardware", body, caller.token());
    assertThat(caller.json(answer).get("conflicts").asString()).isEmpty();
    clock.advance(Duration.ofMinutes(1));
    assertThat(extended().get("vms").get(0).get("cpuCount").asInt()).isEqualTo(5);
  }

  @Test
  void aPathThatIsNotThereEndsWith127() {
    String body = "{\"vmId\":\"MC%s\",\"path\":\"/opt/nosuch\"}".formatted(machine().token());
    String execution =
        caller
            .json(caller.v3("POST", "vms/actions/executepath", body, caller.token()))
            .get("executionId")
            .asString();
    String question =
        "vms/actions/checkexecutionstatus?vmId=MC"
            + machine().token()
            + "&executionId="
            + execution;
    assertThat(get(question).get("exitCode").isNull()).isTrue();
    clock.advance(Duration.ofSeconds(10));
    assertThat(get(question).get("exitCode").asInt()).isEqualTo(127);
  }

  @Test
  void aSnapshotIsBeingTakenAndThenThere() {
    String body = "{\"envId\":\"%s\",\"name\":\"night\",\"setAsDefault\":false}".formatted(id);
    assertThat(
            caller.v3("POST", "snapshots/actions/takesnapshot", body, caller.token()).statusCode())
        .isEqualTo(200);
    assertThat(extended().get("statusCode").asInt()).isEqualTo(7);
    clock.advance(Duration.ofMinutes(1));
    JsonNode snapshots = get("snapshots/actions/getforenv?envId=" + id);
    JsonNode last = snapshots.get(snapshots.size() - 1);
    assertThat(last.get("name").asString()).isEqualTo("night");
    assertThat(last.get("isDefault").asBoolean()).isFalse();
    caller.v3("PUT", "snapshots/actions/markdefault?id=" + last.get("id").asString());
    assertThat(get("snapshots/" + last.get("id").asString()).get("isDefault").asBoolean()).isTrue();
  }

  @Test
  void nameAndDescriptionCanBeEdited() {
    String body =
        "{\"changes\":[{\"op\":\"Replace\",\"path\":\"/Name\",\"value\":\"Neuer Name\"}]}";
    caller.json(caller.v3("PATCH", "envs?envId=" + id, body, caller.token()));
    assertThat(extended().get("name").asString()).isEqualTo("Neuer Name");
  }

  @Test
  void aDeletedEnvironmentIsSoonGone() {
    caller.v3("DELETE", "envs/" + id);
    clock.advance(Duration.ofSeconds(30));
    assertThat(caller.v3("GET", "envs/" + id).statusCode()).isEqualTo(404);
  }

  @Test
  void namesOfIdsCanBeLookedUp() {
    JsonNode extended = extended();
    String project = extended.get("projectId").asString();
    assertThat(get("projects").findValuesAsString("id")).contains(project);
    assertThat(get("projects/" + project + "/blueprints").findValuesAsString("id"))
        .contains(extended.get("blueprintId").asString());
    assertThat(get("projects/" + project + "/policies").findValuesAsString("id"))
        .contains(extended.get("policyId").asString());
    assertThat(get("regions").findValuesAsString("id"))
        .contains(extended.get("regionId").asString());
    String one = "projects/" + project + "/blueprints/" + extended.get("blueprintId").asString();
    assertThat(get(one).get("createFromVersions").size()).isPositive();
  }

  @Test
  void templatesComeInPieces() {
    int all = get("templates").size();
    assertThat(get("templates?skip=1&take=2")).hasSize(2);
    assertThat(get("templates?skip=" + (all - 1))).hasSize(1);
  }

  private JsonNode extended() {
    return get("envs/actions/getextended?envId=" + id);
  }

  private JsonNode get(String target) {
    return caller.json(caller.v3("GET", target));
  }

  private LabMachine machine() {
    return simulator.world().environment(id).orElseThrow().machines().getFirst();
  }
}

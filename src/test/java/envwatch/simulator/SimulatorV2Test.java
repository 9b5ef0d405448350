package envwatch.simulator;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.http.HttpResponse;
import java.time.Duration;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

class SimulatorV2Test {
  private final TurnableClock clock = new TurnableClock();
  private Simulator simulator;
  private SignedCaller caller;
  private String id;

  @BeforeEach
  void start() throws Exception {
    simulator = Simulator.start(SimulatorOptions.builder().still().clock(clock).build());
    caller = new SignedCaller(simulator, clock);
    id = simulator.environments().getFirst();
  }

  @AfterEach
  void stop() {
    caller.close();
    simulator.close();
  }

  @Test
  void everyAnswerIsInAnEnvelope() {
    JsonNode envelope = caller.json(caller.v2("ApiTest/Ping", Map.of()));
    assertThat(envelope.propertyNames())
        .containsExactlyInAnyOrder(
            "data", "remaining_api_calls", "status_additional_data", "status_code", "status_text");
    assertThat(envelope.get("status_text").asString()).isEqualTo("Success");
    assertThat(envelope.get("remaining_api_calls").asInt()).isEqualTo(99_999);
  }

  @Test
  void aTokenIsAcceptedAgain() {
    caller.v2("ApiTest/Ping", Map.of(), "Abc123Xyz9");
    assertThat(caller.v2("ApiTest/Ping", Map.of(), "Abc123Xyz9").statusCode()).isEqualTo(200);
  }

  @Test
  void aTokenIsAcceptedOnceIfSoConfigured() throws Exception {
    try (Simulator strict =
            Simulator.start(
                SimulatorOptions.builder().still().clock(clock).refuseReusedTokens().build());
        SignedCaller other = new SignedCaller(strict, clock)) {
      other.v2("ApiTest/Ping", Map.of(), "Abc123Xyz9");
      HttpResponse<String> again = other.v2("ApiTest/Ping", Map.of(), "Abc123Xyz9");
      assertThat(again.statusCode()).isEqualTo(401);
      assertThat(again.body()).contains("\"status_code\":\"0x40106\"");
      assertThat(other.v3("GET", "ping", "", "Abc123Xyz9").statusCode()).isEqualTo(401);
    }
  }

  @Test
  void theListWithStateHoldsEveryDocumentedField() {
    JsonNode first = caller.data("Env/ListEnvironmentsWithState", Map.of()).get(0);
    assertThat(first.propertyNames())
        .containsExactlyInAnyOrder(
            "envId",
            "envToken",
            "name",
            "description",
            "owner",
            "status_code",
            "status_text",
            "expirationTime",
            "licenseValid",
            "invitationAllowed",
            "view_url",
            "organization",
            "project",
            "environmentPolicy",
            "blueprint",
            "snapshot",
            "available_actions",
            "resources",
            "vms");
    assertThat(first.get("vms").get(0).propertyNames())
        .containsExactlyInAnyOrder(
            "vmId",
            "vmToken",
            "name",
            "description",
            "os",
            "IP",
            "FQDN",
            "username",
            "password",
            "status_code",
            "status_text",
            "progress",
            "webAccessUrl",
            "url",
            "image_url");
    assertThat(first.get("resources").has("cpu_qouta")).isTrue();
  }

  @Test
  void aSuspendedEnvironmentIsNotReadyAndCanBeResumed() {
    simulator.world().setState(id, EnvironmentState.SUSPENDED);
    JsonNode state = state();
    assertThat(state.get("status_code").asInt()).isEqualTo(2);
    assertThat(state.get("status_text").asString()).isEqualTo("Not ready");
    assertThat(state.get("available_actions").get("resume_environment").asBoolean()).isTrue();
    JsonNode machine = state.get("vms").get(0);
    assertThat(machine.get("IP").isNull()).isTrue();
    assertThat(machine.get("password").isNull()).isTrue();
    assertThat(machine.get("progress").asInt()).isEqualTo(100);
  }

  @Test
  void suspendingGoesOnAfterTheAnswer() {
    assertThat(caller.data("Env/SuspendEnvironment", Map.of("envId", id)).get("envId").asString())
        .isEqualTo(id);
    clock.advance(Duration.ofSeconds(30));
    assertThat(state().get("status_text").asString()).isEqualTo("Not ready");
  }

  @Test
  void suspendingASuspendedEnvironmentIsRefused() {
    simulator.world().setState(id, EnvironmentState.SUSPENDED);
    HttpResponse<String> answer = caller.v2("Env/SuspendEnvironment", Map.of("EnvId", id));
    assertThat(answer.statusCode()).isEqualTo(409);
    assertThat(answer.body()).contains("\"status_code\":\"0x40900\"", "\"data\":null");
  }

  @Test
  void postponingCanBeRefusedInsideASuccess() {
    assertThat(postpone().get("message").asString()).isEqualTo("180");
    simulator.world().setState(id, EnvironmentState.SUSPENDED);
    assertThat(postpone().get("is_success").asBoolean()).isFalse();
  }

  private JsonNode postpone() {
    return caller.data("Env/PostponeInactivityAction", Map.of("envId", id));
  }

  @Test
  void anExtensionMovesTheExpirationUntilThePolicySaysNo() {
    String before = state().get("expirationTime").asString();
    caller.data("Env/ExtendEnvironment", Map.of("envId", id));
    assertThat(state().get("expirationTime").asString()).isNotEqualTo(before);
    caller.data("Env/ExtendEnvironment", Map.of("envId", id));
    caller.data("Env/ExtendEnvironment", Map.of("envId", id));
    assertThat(caller.v2("Env/ExtendEnvironment", Map.of("envId", id)).statusCode()).isEqualTo(409);
  }

  @Test
  void rebootingShowsProgressOnTheMachineAlone() {
    String machine = machine();
    caller.data("Env/RebootVm", Map.of("EnvId", id, "VmId", machine));
    clock.advance(Duration.ofSeconds(5));
    assertThat(state().get("status_text").asString()).isEqualTo("Ready");
    JsonNode rebooting = state().get("vms").get(0);
    assertThat(rebooting.get("status_text").asString()).isEqualTo("In progress");
    assertThat(rebooting.get("progress").asInt()).isBetween(1, 99);
  }

  @Test
  void aSmallerDiskIsRefusedWithItsCode() {
    HttpResponse<String> answer =
        caller.v2(
            "Env/EditMachineHardware", Map.of("envId", id, "vmId", machine(), "DiskSizeGBs", "1"));
    assertThat(answer.statusCode()).isEqualTo(500);
    assertThat(answer.body()).contains("0x50047", "EditHardwareLoweredDiskSize");
  }

  @Test
  void aSecondChangeOfHardwareConflictsWithTheFirst() {
    Map<String, String> wish = Map.of("envId", id, "vmId", machine(), "NumCpus", "3");
    assertThat(caller.data("Env/EditMachineHardware", wish).get("conflictsFound").asBoolean())
        .isFalse();
    assertThat(caller.data("Env/EditMachineHardware", wish).get("conflictsFound").asBoolean())
        .isTrue();
    clock.advance(Duration.ofMinutes(2));
    assertThat(caller.data("Env/EditMachineHardware", wish).get("conflictsFound").asBoolean())
        .isFalse();
  }

  @Test
  void anExecutionHasNoResultUntilItHasFinished() {
    String machine = machine();
    String execution =
        caller
            .data(
                "Env/ExecutePathExt", Map.of("EnvId", id, "VmId", machine, "Path", "/opt/fail.sh"))
            .get("executionId")
            .asString();
    Map<String, String> question = Map.of("envId", id, "vmId", machine, "executionId", execution);
    assertThat(caller.data("Env/checkExecutionStatus", question).get("success").isNull()).isTrue();
    clock.advance(Duration.ofSeconds(10));
    JsonNode done = caller.data("Env/checkExecutionStatus", question);
    assertThat(done.get("success").asBoolean()).isFalse();
    assertThat(done.get("error_code").asInt()).isEqualTo(1);
  }

  @Test
  void aTakenSnapshotBecomesTheLatestAndTheOldestGoes() {
    for (int i = 0; i < 6; i++) {
      caller.data(
          "Env/EntAppTakeSnapshot",
          Map.of("EnvId", id, "SnapshotName", "night build " + i, "SetAsDefault", "true"));
      clock.advance(Duration.ofMinutes(2));
    }
    JsonNode snapshots = caller.data("Env/GetSnapshots", Map.of("EnvId", id));
    assertThat(snapshots).hasSize(5);
    JsonNode last = snapshots.get(4);
    assertThat(last.get("Name").asString()).isEqualTo("night build 5");
    assertThat(last.get("IsLatest").asBoolean()).isTrue();
    assertThat(last.get("IsDefault").asBoolean()).isTrue();
    assertThat(snapshots.get(3).get("IsDefault").asBoolean()).isFalse();
  }

  @Test
  void aRemoteDesktopFileHoldsAPlaceForThePassword() {
    String windows =
        simulator.world().environment(id).orElseThrow().machines().stream()
            .filter(machine -> machine.system().word().equals("Windows"))
            .findFirst()
            .orElseThrow()
            .id();
    JsonNode file = caller.data("Env/GetRemoteAccessFile", Map.of("envId", id, "vmId", windows));
    assertThat(file.get("rdp").asString()).endsWith("password 51:b:<PASSWORD>\r\n");
  }

  @Test
  void aLoginLinkLeadsToTheWantedPageOnce() {
    String page = state().get("view_url").asString();
    String link = caller.data("Env/GetLoginUrl", Map.of("url", page)).get("login_url").asString();
    String target = link.substring(simulator.address().toString().length());
    assertThat(caller.send("GET", target).headers().firstValue("Location")).contains(page);
    assertThat(caller.send("GET", target).statusCode()).isEqualTo(403);
  }

  @Test
  void theCatalogueHoldsPoliciesWithBlueprintsAndSnapshots() {
    JsonNode options = caller.data("Env/CreateEntAppEnvOptions", Map.of("ProjectFilter", "Demo"));
    assertThat(options).hasSize(3);
    assertThat(options.get(0).get("Blueprints").get(0).get("Snapshots").size()).isPositive();
  }

  @Test
  void whenNoCallsAreLeftEveryCallIsRefused() throws Exception {
    try (Simulator poor =
            Simulator.start(SimulatorOptions.builder().still().clock(clock).callsQuota(1).build());
        SignedCaller other = new SignedCaller(poor, clock)) {
      assertThat(other.v2("ApiTest/Ping", Map.of()).statusCode()).isEqualTo(200);
      assertThat(other.v2("ApiTest/Ping", Map.of()).statusCode()).isEqualTo(429);
    }
  }

  @Test
  void machinesCanBeSetFromOutside() {
    simulator.world().setMachineState(id, machine(), MachineState.POWERED_OFF);
    assertThat(state().get("vms").get(0).get("status_text").asString()).isEqualTo("Not ready");
  }

  private JsonNode state() {
    return caller.data("Env/GetEnvironmentState", Map.of("envId", id));
  }

  private String machine() {
    return simulator.world().environment(id).orElseThrow().machines().getFirst().id();
  }
}

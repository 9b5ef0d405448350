package envwatch.simulator;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.http.HttpResponse;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;

/** Every command of service/api-v2.md. */
@Execution(ExecutionMode.CONCURRENT)
class SimulatorV2OperationsTest {
  private final TurnableClock clock = new TurnableClock();
  private Simulator simulator;
  private SignedCaller caller;
  private V2Calls calls;

  @BeforeEach
  void start() throws Exception {
    simulator = simulator(clock);
    caller = new SignedCaller(simulator, clock);
    calls = new V2Calls(simulator);
  }

  private static Simulator simulator(TurnableClock clock) throws Exception {
    return Simulator.start(
        SimulatorOptions.builder().still().training(TrainingPlan.DEMO).clock(clock).build());
  }

  @AfterEach
  void stop() {
    caller.close();
    simulator.close();
  }

  static Stream<String> commands() throws Exception {
    try (Simulator any = simulator(new TurnableClock())) {
      return new V2Calls(any).all().stream().map(DocumentedCall::command).toList().stream();
    }
  }

  @Test
  void theReferenceHasFiftyOneCommandsOfWhichOneHasNoKnownAnswer() throws Exception {
    List<String> all = new ArrayList<>(commands().map(SimulatorV2OperationsTest::bare).toList());
    all.add("GeneratePermalinkOptions");
    Collections.sort(all);
    assertThat(all).hasSize(51);
    assertThat(texts(caller.data("Admin/ListAllowedCommands", Map.of())))
        .containsExactlyElementsOf(all);
  }

  @ParameterizedTest
  @MethodSource("commands")
  void aCommandAnswersWithItsDocumentedFieldsAndToleratesSurplusParameters(String command) {
    DocumentedCall call = calls.called(command);
    call.assertFields(caller.data(command, call.parameters()));
  }

  @ParameterizedTest
  @MethodSource("commands")
  void aCommandIsFoundWhateverTheCaseOfItsPath(String command) {
    Map<String, String> parameters = calls.called(command).required();
    assertThat(caller.data(command.toLowerCase(java.util.Locale.ROOT), parameters).isNull())
        .isFalse();
  }

  @ParameterizedTest
  @MethodSource("commands")
  void aCommandRefusesToMissAParameter(String command) {
    DocumentedCall call = calls.called(command);
    for (String name : call.required().keySet()) {
      refused(command, call.without(name), 400, "InvalidParameter");
    }
  }

  @ParameterizedTest
  @MethodSource("commands")
  void aCommandRefusesIdsThatDoNotExistOrBelongToAnotherVersion(String command) {
    DocumentedCall call = calls.called(command);
    for (String name : call.ids()) {
      refused(command, call.with(name, "NOSUCHID0001"), 404, "NotFound");
      refused(command, call.with(name, "EN" + calls.environment.token()), 404, "NotFound");
    }
  }

  @Test
  void aMachineIsNotKnownByTheTokenOfItsAddress() {
    refused(
        "Env/RebootVm",
        calls.called("Env/RebootVm").with("VmId", calls.machine.token()),
        404,
        "NotFound");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "Env/SuspendEnvironment",
        "Env/RebootVm",
        "Env/RevertVm",
        "Env/ExecutePath",
        "Env/ExecutePathExt",
        "Env/GetRemoteAccessFile",
        "Env/EntAppTakeSnapshot",
        "Env/EntAppTakeSnapshotToNewBlueprint",
        "Env/EntAppTakeSnapshotToExistingBlueprint",
        "Env/Mount",
        "Env/MountAndFetchInfo",
        "Env/MountAndFetchInfoExt"
      })
  void whatNeedsARunningEnvironmentIsRefusedForASuspendedOne(String command) {
    DocumentedCall call = calls.called(command);
    simulator.world().setState(calls.environment.id(), EnvironmentState.SUSPENDED);
    refused(command, call.required(), 409, "Invalid Action");
  }

  @ParameterizedTest
  @CsvSource({
    "NumCpus,-1,0x50046,EditHardwareNegativeCpus",
    "NumCpus,0,0x50043,EditHardwareUnsupportedNumOfCpus",
    "NumCpus,17,0x50042,EditHardwarePerMachineMaxCpusExceeded",
    "MemorySizeMBs,-1,0x50044,EditHardwareNegativeRam",
    "MemorySizeMBs,511,0x50041,EditHardwareUnspecifiedError",
    "MemorySizeMBs,999999,0x50048,EditHardwareRamOverQuota",
    "DiskSizeGBs,-1,0x50045,EditHardwareNegativeDisk",
    "DiskSizeGBs,1,0x50047,EditHardwareLoweredDiskSize",
    "DiskSizeGBs,99999,0x50049,EditHardwareDiskOverQuota"
  })
  void anImpossibleSizeIsRefusedWithItsCode(String name, String value, String code, String text) {
    HttpResponse<String> answer =
        caller.v2(
            "Env/EditMachineHardware", calls.called("Env/EditMachineHardware").with(name, value));
    assertThat(answer.statusCode()).isEqualTo(500);
    assertThat(answer.body()).contains(code, text);
  }

  @ParameterizedTest
  @CsvSource({
    "Env/EditMachineHardware,NumCpus,four",
    "Env/GetRemoteAccessFile,desktopWidth,wide",
    "Env/EntAppTakeSnapshot,SetAsDefault,perhaps",
    "Env/EntAppTakeSnapshot,SnapshotName,a name of more than 32 characters",
    "Env/CreateEntAppEnv,projectFilter,no such project",
    "Admin/InviteEndUser,validForDays,0",
    "Admin/InviteEndUser,validForDays,soon",
    "Admin/InviteEndUser,sendToEmail,nobody",
    "Admin/CreateSponsoredLink,expirationTimeMinutes,-1",
    "Admin/CreateSponsoredLink,useLatestSnapshot,maybe",
    "Admin/RegisterStudent,Email,nobody"
  })
  void aValueOfTheWrongKindIsRefused(String command, String name, String value) {
    refused(command, calls.called(command).with(name, value), 400, "InvalidParameter");
  }

  @Test
  void theStateForTheCommandLineAlsoCallsEachMachineById() {
    JsonNode one = caller.data("Env/GetEnvironmentStateExt", call("Env/GetEnvironmentStateExt"));
    JsonNode inList = caller.data("Env/ListEnvironmentsWithStateExt", Map.of()).get(0);
    for (JsonNode environment : List.of(one, inList)) {
      JsonNode machine = environment.get("vms").get(0);
      assertThat(machine.get("id")).isEqualTo(machine.get("vmId"));
    }
  }

  @Test
  void theTemplatesContainTheOneThatTheVendorsDriverLooksFor() {
    JsonNode templates = caller.data("Env/ListTemplates", Map.of()).get("templatesList");
    assertThat(StreamSupport.stream(templates.spliterator(), false))
        .anyMatch(one -> one.get("name").asString().equals("Docker - Ubuntu 14.04 Server - SMALL"))
        .allSatisfy(one ->
            assertThat(one.propertyNames())
                .containsExactlyInAnyOrder(
                    "id",
                    "name",
                    "description",
                    "num_cpus",
                    "disk_size_gb",
                    "memory_size_mb",
                    "image_url",
                    "is_singleton",
                    "os_type",
                    "os_type_string",
                    "tags",
                    "categories"));
  }

  @Test
  void aCreatedEnvironmentIsListedAndBecomesReady() {
    caller.data("Env/CreateEntAppEnv", calls.called("Env/CreateEntAppEnv").parameters());
    JsonNode made = named("Trial");
    assertThat(made.get("status_text").asString()).isEqualTo("Not ready");
    assertThat(made.get("snapshot").asString()).isEqualTo(calls.snapshot.name());
    clock.advance(Duration.ofMinutes(2));
    assertThat(named("Trial").get("status_text").asString()).isEqualTo("Ready");
  }

  @Test
  void aMachineIsAddedToAnEmptyEnvironmentAndDeletedAgain() {
    caller.data("Env/CreateEmptyEntAppEnv", call("Env/CreateEmptyEntAppEnv"));
    String id = named("Workbench").get("envId").asString();
    caller.data("Env/AddVmFromTemplate", calls.called("Env/AddVmFromTemplate").with("EnvId", id));
    JsonNode added = machines(id).get(0);
    assertThat(added.get("status_text").asString()).isEqualTo("In progress");
    clock.advance(Duration.ofMinutes(2));
    assertThat(machines(id).get(0).get("status_text").asString()).isEqualTo("Ready");
    caller.data("Env/DeleteVm", Map.of("EnvId", id, "VmId", added.get("vmId").asString()));
    clock.advance(Duration.ofMinutes(1));
    assertThat(machines(id)).isEmpty();
  }

  @Test
  void theQuotaOfAnEnvironmentLimitsItsMachines() {
    DocumentedCall add = calls.called("Env/AddVmFromTemplate");
    int most = 0;
    HttpResponse<String> answer = caller.v2(add.command(), add.required());
    while (answer.statusCode() == 200 && most < 100) {
      most++;
      answer = caller.v2(add.command(), add.required());
    }
    assertThat(answer.statusCode()).isEqualTo(409);
    HttpResponse<String> larger =
        caller.v2(
            "Env/EditMachineHardware",
            calls.called("Env/EditMachineHardware").with("NumCpus", "16"));
    assertThat(larger.body()).contains("0x5004a", "EditHardwareCpuOverQuota");
  }

  @Test
  void aFolderIsMountedAfterAWhileUntilItIsUnmounted() {
    Map<String, String> env = call("Env/Mount");
    assertThat(caller.data("Env/MountAndFetchInfoExt", env).get("isActionComplete").asBoolean())
        .isFalse();
    clock.advance(Duration.ofSeconds(30));
    assertThat(caller.data("Env/MountAndFetchInfoExt", env).get("isActionComplete").asBoolean())
        .isTrue();
    caller.data("Env/Unmount", env);
    refused("Env/Unmount", env, 409, "Invalid Action");
  }

  @Test
  void aNewFolderPasswordReplacesTheOldOne() {
    String before = folderPassword();
    String made =
        caller.data("Env/RegenerateCloudfoldersPassword", Map.of()).get("new_password").asString();
    assertThat(made).isNotEqualTo(before).isEqualTo(folderPassword());
  }

  private String folderPassword() {
    return caller.data("Env/GetCloudFoldersInfo", Map.of()).get("password").asString();
  }

  @Test
  void aPermalinkIsTheSameForTheSameAndLeadsToOneEnvironment() {
    Map<String, String> wanted = call("Env/GeneratePermalink");
    String link = caller.data("Env/GeneratePermalink", wanted).asString();
    assertThat(caller.data("Env/GeneratePermalink", wanted).asString()).isEqualTo(link);
    int before = simulator.environments().size();
    String first = follow(link);
    assertThat(follow(link)).isEqualTo(first);
    assertThat(simulator.environments()).hasSizeBetween(before, before + 1);
  }

  @Test
  void whatTheReferenceDoesNotKnowIsRefused() {
    refused("Env/GeneratePermalinkOptions", Map.of(), 409, "Invalid Action");
  }

  @Test
  void aPolicyWithSeveralBlueprintsCannotBeUsedForAnInvitation() {
    refused(
        "Admin/InviteEndUser",
        calls.called("Admin/InviteEndUser").with("environmentPolicyId", calls.policy.id()),
        409,
        "Invalid Action");
  }

  @Test
  void anInvitedPersonComesToOneEnvironmentUntilTheInvitationExpires() {
    String link =
        caller.data("Admin/InviteEndUser", call("Admin/InviteEndUser")).get("acceptUrl").asString();
    String first = follow(link);
    assertThat(follow(link)).isEqualTo(first);
    assertThat(ownerOfNewest()).isEqualTo("kim@example.com");
    clock.advance(Duration.ofDays(8));
    assertThat(open(link).statusCode()).isEqualTo(403);
  }

  @Test
  void aSponsoredLinkLivesForFiveMinutesUnlessToldOtherwise() {
    String link =
        caller.data("Admin/CreateSponsoredLink", call("Admin/CreateSponsoredLink")).asString();
    clock.advance(Duration.ofMinutes(4));
    assertThat(open(link).statusCode()).isEqualTo(302);
    clock.advance(Duration.ofMinutes(2));
    assertThat(open(link).statusCode()).isEqualTo(403);
  }

  private String ownerOfNewest() {
    JsonNode all = caller.data("Env/ListEnvironments", Map.of());
    return all.get(all.size() - 1).get("owner").asString();
  }

  @Test
  void aRegisteredStudentIsInTheClass() throws Exception {
    Map<String, String> student = call("Admin/RegisterStudent");
    caller.data("Admin/RegisterStudent", student);
    assertThat(
            simulator.world().training().students().of(student.get("ClassId").substring(2)).stream()
                .map(one -> one.student().user().email()))
        .contains("kim@example.com");
    refused("Admin/RegisterStudent", student, 409, "Invalid Action");
  }

  private Map<String, String> call(String command) {
    return new HashMap<>(calls.called(command).required());
  }

  private JsonNode named(String name) {
    return StreamSupport.stream(caller.data("Env/ListEnvironments", Map.of()).spliterator(), false)
        .filter(one -> one.get("name").asString().equals(name))
        .findFirst()
        .orElseThrow();
  }

  private JsonNode machines(String id) {
    return caller.data("Env/GetEnvironmentState", Map.of("EnvId", id)).get("vms");
  }

  private String follow(String link) {
    return open(link).headers().firstValue("Location").orElseThrow();
  }

  private HttpResponse<String> open(String link) {
    return caller.send("GET", link.substring(simulator.address().toString().length()));
  }

  private void refused(String command, Map<String, String> parameters, int status, String text) {
    HttpResponse<String> answer = caller.v2(command, parameters);
    assertThat(answer.statusCode()).as(command + parameters).isEqualTo(status);
    assertThat(answer.body())
        .contains("\"status_text\":\"" + text + "\"", "\"data\":null")
        .doesNotContain("\"status_additional_data\":null");
  }

  private static String bare(String command) {
    return command.substring(command.indexOf('/') + 1);
  }

  private static List<String> texts(JsonNode array) {
    return StreamSupport.stream(array.spliterator(), false).map(JsonNode::asString).toList();
  }
}

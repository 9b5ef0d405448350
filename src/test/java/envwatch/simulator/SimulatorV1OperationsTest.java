package envwatch.simulator;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.http.HttpResponse;
import java.time.Duration;
import java.util.Locale;
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

/** Every command of service/api-v1.md. */
@Execution(ExecutionMode.CONCURRENT)
class SimulatorV1OperationsTest {
  private final TurnableClock clock = new TurnableClock();
  private Simulator simulator;
  private SignedCaller caller;
  private V1Calls calls;

  @BeforeEach
  void start() throws Exception {
    simulator = Simulator.start(SimulatorOptions.builder().still().clock(clock).build());
    caller = new SignedCaller(simulator, clock);
    calls = new V1Calls(simulator);
  }

  @AfterEach
  void stop() {
    caller.close();
    simulator.close();
  }

  static Stream<String> commands() throws Exception {
    try (Simulator any = Simulator.start(SimulatorOptions.STILL)) {
      return new V1Calls(any).all().stream().map(DocumentedCall::command).toList().stream();
    }
  }

  @Test
  void theReferenceHasTwentyOneCommands() throws Exception {
    assertThat(commands().distinct()).hasSize(21);
  }

  @ParameterizedTest
  @MethodSource("commands")
  void aCommandAnswersWithItsDocumentedFieldsAndToleratesSurplusParameters(String command) {
    DocumentedCall call = calls.called(command);
    call.assertFields(answer(command, call.parameters()));
  }

  @ParameterizedTest
  @MethodSource("commands")
  void aCommandIsFoundWhateverTheCaseOfItsPath(String command) {
    assertThat(
            caller
                .v1(command.toUpperCase(Locale.ROOT), calls.called(command).required())
                .statusCode())
        .isEqualTo(200);
  }

  @ParameterizedTest
  @MethodSource("commands")
  void aCommandRefusesToMissAParameter(String command) {
    DocumentedCall call = calls.called(command);
    for (String name : call.required().keySet()) {
      assertThat(refused(command, call.without(name), 400)).containsIgnoringCase(name);
    }
  }

  @ParameterizedTest
  @MethodSource("commands")
  void aCommandRefusesIdsThatDoNotExistOrBelongToAnotherVersion(String command) {
    DocumentedCall call = calls.called(command);
    for (String name : call.ids()) {
      refused(command, call.with(name, "NOSUCHID0001"), 404);
      refused(command, call.with(name, "EN" + calls.environment.token()), 404);
    }
  }

  @Test
  void aMachineIsNotKnownByTheTokenOfItsAddress() {
    String token = calls.environment.machines().getFirst().token();
    refused("Env/RevertMachine", Map.of("MachineApiId", token), 404);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "Env/RevertMachine",
        "Env/EntAppTakeSnapshot",
        "Env/EntAppTakeSnapshotToNewPrototype",
        "Env/EntAppTakeSnapshotToExistingPrototype"
      })
  void whatNeedsARunningEnvironmentIsRefusedForASuspendedOne(String command) {
    DocumentedCall call = calls.called(command);
    simulator.world().setState(calls.environment.id(), EnvironmentState.SUSPENDED);
    assertThat(refused(command, call.required(), 409)).contains("Invalid Action");
  }

  @ParameterizedTest
  @CsvSource({
    "Env/EntAppTakeSnapshot,SnapshotName,a name of more than 32 characters",
    "Env/EntAppTakeSnapshot,SetAsDefault,perhaps",
    "Env/CreateEntAppEnv,campaignFilter,no such campaign",
    "Admin/InviteCustomer,validForDays,0",
    "Admin/InviteCustomer,validForDays,soon",
    "Admin/InviteCustomer,sendToEmail,nobody",
    "Admin/CreateAndSendSharedCopyInvitation,shouldSendEmail,perhaps"
  })
  void aValueOfTheWrongKindIsRefused(String command, String name, String value) {
    refused(command, calls.called(command).with(name, value), 400);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "Admin/InviteCustomer",
        "Admin/InviteAnonymousCustomer",
        "Admin/InviteCustomerAndAssignSE"
      })
  void aUsagePackageWithSeveralPrototypesNeedsTheVariantThatNamesOne(String command) {
    DocumentedCall call = calls.called(command);
    assertThat(refused(command, call.with("usagePackageId", calls.wide.id()), 409))
        .contains("Invalid Action");
  }

  @Test
  void aUserHasOneEnvironmentOfAUsagePackage() {
    Map<String, String> usagePackage = Map.of("usagePackageApiId", calls.wide.id());
    assertThat(exists(usagePackage)).isFalse();
    DocumentedCall create = calls.called("Env/CreateEntAppEnv");
    answer("Env/CreateEntAppEnv", create.parameters());
    assertThat(exists(usagePackage)).isTrue();
    refused("Env/CreateEntAppEnv", create.parameters(), 409);
    clock.advance(Duration.ofMinutes(2));
    assertThat(statusOf("Trial")).isEqualTo("Running");
  }

  private boolean exists(Map<String, String> parameters) {
    return answer("Env/DoesEntAppEnvExists", parameters).get("IsEnvExists").asBoolean();
  }

  @Test
  void theOptionsNameWhatCreatingNeeds() {
    JsonNode offer =
        answer("Env/CreateEntAppEnvOptions", Map.of("campaignFilter", calls.project.name()))
            .get("UsagePackagesList")
            .get(0);
    assertThat(offer.get("UsagePackageId").asString()).isNotEmpty();
    assertThat(offer.get("Prototypes").get(0).get("Snapshots").get(0).get("SnapshotId").asString())
        .isNotEmpty();
  }

  @Test
  void aSharedCopyIsAnEnvironmentOfItsOwn() {
    int before = simulator.environments().size();
    answer(
        "Admin/CreateAndSendSharedCopyInvitation",
        calls.called("Admin/CreateAndSendSharedCopyInvitation").required());
    assertThat(simulator.environments()).hasSize(before + 1);
  }

  private String statusOf(String name) {
    JsonNode list = answer("Env/ListEnvironments", Map.of()).get("envsList");
    return StreamSupport.stream(list.spliterator(), false)
        .filter(one -> one.get("name").asString().equals(name))
        .map(one -> one.get("status").asString())
        .findFirst()
        .orElseThrow();
  }

  private JsonNode answer(String command, Map<String, String> parameters) {
    return caller.json(caller.v1(command, parameters));
  }

  /** The body of a refusal, which has a code and a message. */
  private String refused(String command, Map<String, String> parameters, int status) {
    HttpResponse<String> answer = caller.v1(command, parameters);
    assertThat(answer.statusCode()).as(command + parameters).isEqualTo(status);
    assertThat(answer.body()).contains("\"code\":\"0x" + status, "\"message\":\"");
    return answer.body();
  }
}

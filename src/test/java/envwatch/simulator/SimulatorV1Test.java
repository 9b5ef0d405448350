package envwatch.simulator;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.http.HttpResponse;
import java.time.Duration;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

class SimulatorV1Test {
  private final TurnableClock clock = new TurnableClock();
  private Simulator simulator;
  private SignedCaller caller;

  @BeforeEach
  void start() throws Exception {
    simulator = Simulator.start(SimulatorOptions.builder().still().clock(clock).build());
    caller = new SignedCaller(simulator, clock);
  }

  @AfterEach
  void stop() {
    caller.close();
    simulator.close();
  }

  @Test
  void pingAnswers() {
    assertThat(caller.v1("ApiTest/Ping", Map.of()).statusCode()).isEqualTo(200);
  }

  @Test
  void aSignatureMadeWithAnotherKeyIsRefused() {
    simulator.rotateKey();
    assertThat(caller.v1("ApiTest/Ping", Map.of()).statusCode()).isEqualTo(401);
  }

  @Test
  void theListHasNoMachines() {
    JsonNode list = caller.json(caller.v1("Env/ListEnvironments", Map.of())).get("envsList");
    assertThat(list).hasSize(12);
    assertThat(list.get(0).has("machines")).isFalse();
  }

  @Test
  void aStateHasEveryDocumentedField() {
    JsonNode state = state(simulator.environments().getFirst());
    assertThat(state.propertyNames())
        .containsExactlyInAnyOrder(
            "apiId",
            "name",
            "description",
            "status",
            "owner",
            "expirationTime",
            "licenseValid",
            "invitationAllowed",
            "organization",
            "campaign",
            "package",
            "prototype",
            "snapshot",
            "machines");
    assertThat(state.get("machines").get(0).propertyNames())
        .containsExactlyInAnyOrder(
            "apiId",
            "name",
            "description",
            "ip",
            "status",
            "progress",
            "username",
            "password",
            "webAccessUrl");
  }

  @Test
  void pathsAndParameterNamesAreReadWithoutRegardToCase() {
    HttpResponse<String> answer =
        caller.v1(
            "eNv/GETENVIRONMENTSTATE", Map.of("envAPIid", simulator.environments().getFirst()));
    assertThat(answer.statusCode()).isEqualTo(200);
  }

  @Test
  void anUnknownEnvironmentIsNotFound() {
    assertThat(
            caller.v1("Env/GetEnvironmentState", Map.of("EnvApiId", "NOSUCHENV001")).statusCode())
        .isEqualTo(404);
  }

  @Test
  void resumingGoesFromSuspendedThroughPreparingToRunning() {
    String id = simulator.environments().getFirst();
    simulator.world().setState(id, EnvironmentState.SUSPENDED);
    assertThat(state(id).get("status").asString()).isEqualTo("Suspended");

    assertThat(caller.v1("Env/ResumeEnvironment", Map.of("envApiId", id)).statusCode())
        .isEqualTo(200);
    clock.advance(Duration.ofSeconds(10));
    JsonNode preparing = state(id);
    assertThat(preparing.get("status").asString()).isEqualTo("Preparing");
    assertThat(preparing.get("machines").get(0).get("progress").asInt()).isBetween(1, 99);

    clock.advance(Duration.ofSeconds(60));
    JsonNode running = state(id);
    assertThat(running.get("status").asString()).isEqualTo("Running");
    assertThat(running.get("machines").get(0).get("progress").asInt()).isEqualTo(-1);
  }

  private JsonNode state(String id) {
    return caller.json(caller.v1("Env/GetEnvironmentState", Map.of("EnvApiId", id)));
  }
}

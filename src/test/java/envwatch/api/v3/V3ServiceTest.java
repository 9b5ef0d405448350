package envwatch.api.v3;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import envwatch.api.ApiException;
import envwatch.api.EnvironmentService;
import envwatch.api.JsonResource;
import envwatch.api.TestAccounts;
import envwatch.model.Action;
import envwatch.model.Environment;
import envwatch.model.EnvironmentId;
import envwatch.model.Expiration;
import envwatch.model.Hardware;
import envwatch.model.Machine;
import envwatch.model.MachineId;
import envwatch.model.Phase;
import envwatch.model.Progress;
import envwatch.model.Secret;
import envwatch.model.Status;
import envwatch.model.training.ClassId;
import java.nio.charset.StandardCharsets;
import java.time.Clock;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import mockwebserver3.Dispatcher;
import mockwebserver3.MockResponse;
import mockwebserver3.MockWebServer;
import mockwebserver3.RecordedRequest;
import mockwebserver3.SocketEffect;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class V3ServiceTest {
  private static final EnvironmentId ID = new EnvironmentId("ENAAAAbbbbCCCCddddEEEEff2");

  private final MockWebServer server = new MockWebServer();
  private final Map<String, MockResponse> answers = new HashMap<>();
  private final List<RecordedRequest> requests = new ArrayList<>();
  private EnvironmentService service;

  @BeforeEach
  void serve() throws Exception {
    server.setDispatcher(
        new Dispatcher() {
          @Override
          public synchronized MockResponse dispatch(RecordedRequest request) {
            requests.add(request);
            return answers.getOrDefault(
                request.getUrl().encodedPath(), new MockResponse.Builder().code(404).build());
          }
        });
    server.start();
    Clock clock = Clock.fixed(Instant.ofEpochSecond(1_700_000_000), ZoneOffset.UTC);
    service =
        new V3Dialect().open(TestAccounts.at(server.url("/").uri()), TestAccounts.transport(clock));
  }

  @AfterEach
  void stop() {
    service.close();
    server.close();
  }

  @Test
  void readsEveryFieldOfAnEnvironment() throws Exception {
    answer("/api/v3/envs/actions/getextended", JsonResource.bytes("v3/environment.json"));
    answer("/api/v3/regions", "[{\"id\":\"RE1\",\"name\":\"Miami\",\"friendlyName\":\"US East\"}]");

    Environment environment = service.state(ID);

    assertThat(environment.withMachines(List.of()))
        .isEqualTo(
            Environment.builder()
                .id(ID)
                .name("Lab")
                .description("for the course")
                .status(new Status(Phase.RUNNING, "Ready"))
                .owner("kim@example.com")
                .expiration(new Expiration.At(Instant.parse("2026-02-03T09:15:00Z")))
                .invitationAllowed(true)
                .organization("Example")
                .project("Demo")
                .policy("PoC (10 days)")
                .blueprint("lab bp")
                .snapshot("first")
                .region("US East")
                .page(server.url("/Ent/Environment.mvc/View/AAAAbbbbCCCCddddEEEEff2").toString())
                .build());
  }

  @Test
  void readsEveryFieldOfAMachine() throws Exception {
    answer("/api/v3/envs/actions/getextended", JsonResource.bytes("v3/environment.json"));

    Machine machine = service.state(ID).machines().getFirst();

    assertThat(machine.toBuilder().password(null).build())
        .isEqualTo(
            Machine.builder()
                .id(new MachineId("MC1"))
                .name("web")
                .description("front")
                .status(new Status(Phase.SUSPENDED, "Suspended"))
                .progress(new Progress(100))
                .address("192.0.2.7")
                .hostName("web.example.com")
                .internalAddresses(List.of("10.0.0.1", "10.0.0.2"))
                .operatingSystem("Linux")
                .hardware(new Hardware(2, 2048, 40))
                .suspensionState("Power Off")
                .login("sysadmin")
                .webAccess("https://web.example/1")
                .build());
    assertThat(Secret.same(machine.password(), Secret.of("p w"))).isTrue();
  }

  @Test
  void listsWhatHasAnIdOnceWithNamesForTheIds() throws Exception {
    answer("/api/v3/envs", JsonResource.bytes("v3/environments.json"));
    answer("/api/v3/regions", "[{\"id\":\"RE1\",\"name\":\"Miami\"}]");
    answer("/api/v3/projects", "[{\"id\":\"PR1\",\"name\":\"Demo\",\"isActive\":true}]");
    answer("/api/v3/projects/PR1/policies", "[{\"id\":\"PO1\",\"name\":\"PoC\"}]");
    answer("/api/v3/projects/PR1/blueprints", "[{\"id\":\"BP1\",\"name\":\"lab bp\"}]");

    List<Environment> list = service.list().environments();

    assertThat(list).extracting(Environment::name).containsExactly("Lab 7", "Lab 8");
    Environment first = list.getFirst();
    assertThat(first.complete()).isFalse();
    assertThat(first.status()).isEqualTo(new Status(Phase.RUNNING, "Ready"));
    assertThat(List.of(first.region(), first.project(), first.policy(), first.blueprint()))
        .containsExactly("Miami", "Demo", "PoC", "lab bp");
    assertThat(requests.getFirst().getTarget())
        .isEqualTo("/api/v3/envs?criteria=allvisible&brief=false");
  }

  @Test
  void looksAtAllEnvironmentsOfAClassKnowTheNamesOfTheirRegions() throws Exception {
    answer("/api/v3/envs", JsonResource.bytes("v3/environments.json"));
    answer("/api/v3/envs/actions/getextended", JsonResource.bytes("v3/environment.json"));
    answer("/api/v3/regions", "[{\"id\":\"RE1\",\"name\":\"Miami\"}]");

    Environment listed = service.list(new ClassId("CO1")).environments().getFirst();
    answers.remove("/api/v3/regions");

    assertThat(listed.region()).isEqualTo("Miami");
    assertThat(service.state(ID).region()).isEqualTo("Miami");
  }

  @Test
  void namesThatCannotBeHadDoNotSpoilTheList() throws Exception {
    answer("/api/v3/envs", JsonResource.bytes("v3/environments.json"));

    assertThat(service.list().environments()).hasSize(2);
  }

  @Test
  void asksForNamesOnce() throws Exception {
    answer("/api/v3/envs", JsonResource.bytes("v3/environments.json"));
    service.list();
    int atFirst = requests.size();

    service.list();

    assertThat(requests).hasSize(atFirst + 1);
  }

  @Test
  void namesThatAreLongInComingHoldUpNoMoreThanOneLook() throws Exception {
    answer("/api/v3/envs/actions/getextended", JsonResource.bytes("v3/environment.json"));
    answers.put("/api/v3/regions", stalled());
    lookAside();
    server.takeRequest();
    server.takeRequest();

    assertThat(lookAside().get(5, TimeUnit.SECONDS).region()).isNull();
  }

  @Test
  void looksThatComeTogetherAskForNamesOnce() throws Exception {
    answer("/api/v3/envs/actions/getextended", JsonResource.bytes("v3/environment.json"));
    answers.put("/api/v3/regions", stalled());
    lookAside();
    server.takeRequest();
    server.takeRequest();

    lookAside().get(5, TimeUnit.SECONDS);

    assertThat(server.getRequestCount()).isEqualTo(3);
  }

  @Test
  void signsTheAddressAsSentWithANewTokenEachTime() throws Exception {
    answer("/api/v3/ping", "{\"result\":\"Pong\"}");

    service.verify();
    service.verify();

    Pattern header =
        Pattern.compile(
            "cs_sha1 userapiid:TESTID0000000001;timestamp:1700000000;"
                + "token:([a-zA-Z0-9]{10});hmac:([0-9a-f]{40})");
    List<String> tokens = new ArrayList<>();
    for (RecordedRequest request : requests) {
      Matcher signed = header.matcher(String.valueOf(request.getHeaders().get("Authorization")));
      assertThat(signed.matches()).isTrue();
      tokens.add(signed.group(1));
      assertThat(signed.group(2))
          .isEqualTo(
              Signature.of(
                  Secret.of(TestAccounts.API_KEY),
                  request.getUrl().toString(),
                  1_700_000_000,
                  signed.group(1)));
    }
    assertThat(tokens).hasSize(2).doesNotHaveDuplicates();
  }

  @Test
  void aPermissionFailureComesAsAServerErrorWithACode() {
    fail("/api/v3/envs/actions/getextended", 500, "{\"code\":\"0x5006B\",\"message\":\"no\"}");

    assertThatThrownBy(() -> service.state(ID)).isInstanceOf(ApiException.Forbidden.class);
  }

  @Test
  void anErrorOfTheServicesOwnIsARefusal() {
    fail(
        "/api/v3/vms/actions/editvmhardware",
        500,
        "{\"code\":\"0x50048\",\"message\":\"memory above quota\"}");

    assertThatThrownBy(() ->
            service.perform(new Action.EditHardware(ID, new MachineId("MC1"), null, 1024, null)))
        .isInstanceOfSatisfying(
            ApiException.Rejected.class,
            rejected -> {
              assertThat(rejected.code()).isEqualTo("0x50048");
              assertThat(rejected.reason()).isEqualTo("memory above quota");
            });
  }

  @Test
  void editsByReplacingProperties() throws Exception {
    answer("/api/v3/envs", "{\"id\":\"EN1\"}");

    service.perform(new Action.EditEnvironment(ID, "new \"name\"", null));

    RecordedRequest request = requests.getFirst();
    assertThat(request.getMethod()).isEqualTo("PATCH");
    assertThat(request.getTarget()).isEqualTo("/api/v3/envs?envId=" + ID.value());
    assertThat(request.getHeaders().get("Content-Type")).isEqualTo("application/json");
    assertThat(String.valueOf(request.getBody().utf8()))
        .contains("\"op\":\"Replace\"", "\"path\":\"/Name\"", "\"value\":\"new \\\"name\\\"\"")
        .doesNotContain("Description");
  }

  @Test
  void anActionIsAcceptedByAnEmptyAnswer() throws Exception {
    answer("/api/v3/envs/actions/suspend", "");

    assertThat(service.perform(new Action.SuspendEnvironment(ID)))
        .isEqualTo(EnvironmentService.Acceptance.PLAIN);
    assertThat(requests.getFirst().getMethod()).isEqualTo("PUT");
  }

  @Test
  void aWebPageIsNoAcceptance() {
    answer("/api/v3/envs/actions/suspend", "<html>Sign in</html>");

    assertThatThrownBy(() -> service.perform(new Action.SuspendEnvironment(ID)))
        .isInstanceOf(ApiException.Unreadable.class);
  }

  @Test
  void anUnknownHostNameIsNoEnvironment() throws Exception {
    fail(
        "/api/v3/envs/actions/getextendedbymachinevanity",
        404,
        "{\"code\":\"0x40400\",\"message\":\"no\"}");

    assertThat(service.findByHostName("nowhere.example")).isNull();
  }

  private CompletableFuture<Environment> lookAside() {
    CompletableFuture<Environment> looked = new CompletableFuture<>();
    Thread.ofVirtual()
        .start(() -> {
          try {
            looked.complete(service.state(ID));
          } catch (ApiException failure) {
            looked.completeExceptionally(failure);
          }
        });
    return looked;
  }

  private static MockResponse stalled() {
    return new MockResponse.Builder().onResponseStart(SocketEffect.Stall.INSTANCE).build();
  }

  private void answer(String path, byte[] body) {
    answer(path, new String(body, StandardCharsets.UTF_8));
  }

  private void answer(String path, String body) {
    answers.put(path, new MockResponse.Builder().body(body).build());
  }

  private void fail(String path, int status, String body) {
    answers.put(path, new MockResponse.Builder().code(status).body(body).build());
  }
}

package envwatch.cli;

import static org.assertj.core.api.Assertions.assertThat;

import envwatch.model.AccountId;
import envwatch.model.ApiVersion;
import envwatch.model.Secret;
import envwatch.platform.AppDirectories;
import envwatch.secrets.SecretStoreException.Cause;
import envwatch.settings.AccountSettings;
import envwatch.settings.Settings;
import envwatch.settings.SettingsFile;
import envwatch.simulator.Simulator;
import envwatch.simulator.SimulatorOptions;
import java.io.IOException;
import java.net.URI;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import mockwebserver3.Dispatcher;
import mockwebserver3.MockResponse;
import mockwebserver3.MockWebServer;
import mockwebserver3.RecordedRequest;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

@Execution(ExecutionMode.CONCURRENT)
class StatusCommandTest {
  @TempDir Path folder;
  private CommandLineRun line;

  @BeforeEach
  void prepare() {
    line = new CommandLineRun(folder);
  }

  private JsonNode json() {
    return JsonMapper.shared().readTree(line.out());
  }

  private int statusOf(URI address, String apiId, String key, String... more) {
    line.variables.put("ENVWATCH_API_KEY", key);
    List<String> arguments =
        new ArrayList<>(List.of("status", "--address", address.toString(), "--api-id", apiId));
    arguments.addAll(List.of(more));
    return line.run(arguments.toArray(String[]::new));
  }

  @Nested
  class AtTheSimulatedService {
    private static final SimulatorOptions STILL = SimulatorOptions.STILL;

    private int statusOf(Simulator simulator, String... more) {
      return StatusCommandTest.this.statusOf(
          simulator.address(), simulator.apiId(), simulator.apiKey().reveal(), more);
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3})
    void everyVersionTellsEveryEnvironmentWithItsMachines(int version) throws IOException {
      try (Simulator simulator =
          Simulator.start(STILL.toBuilder().versions(Set.of(version)).build())) {
        assertThat(statusOf(simulator, "--json")).isEqualTo(1);

        assertThat(json().path("version").stringValue()).isEqualTo("v" + version);
        assertThat(json().path("environments")).hasSize(12);
        assertThat(json().path("failures")).isEmpty();
        assertThat(json().path("environments"))
            .allSatisfy(environment -> assertThat(environment.path("machines")).isNotEmpty());
      }
      assertThat(line.err()).isEmpty();
    }

    @Test
    void theTableHasALineForEachEnvironmentProblemsFirst() throws IOException {
      try (Simulator simulator = Simulator.start(STILL)) {
        statusOf(simulator);
      }
      List<String> lines = line.out().lines().toList();
      assertThat(lines).hasSize(13);
      assertThat(lines.getFirst())
          .containsSubsequence("Status", "Phase", "Name", "Owner", "Machines");
      assertThat(lines.get(1)).contains("Failed");
      assertThat(lines.getLast()).doesNotContain("Failed");
    }

    @Test
    void noPasswordIsPrinted() throws IOException {
      try (Simulator simulator = Simulator.start(STILL)) {
        statusOf(simulator, "--json");
        statusOf(simulator);

        assertThat(line.out()).doesNotContainIgnoringCase("password");
        assertThat(simulator.world().environments())
            .flatExtracting(environment -> environment.machines())
            .isNotEmpty()
            .allSatisfy(
                machine -> assertThat(line.out()).doesNotContain(machine.password().reveal()));
      }
    }

    @Test
    void onlyTheEnvironmentsNamedAreLookedAt() throws IOException {
      try (Simulator simulator = Simulator.start(STILL.toBuilder().versions(Set.of(1)).build())) {
        String id = simulator.environments().get(2);

        statusOf(simulator, "--environment", id, "--json");

        assertThat(json().path("environments"))
            .singleElement()
            .satisfies(
                environment -> assertThat(environment.path("id").stringValue()).isEqualTo(id));
      }
    }

    @Test
    void anUnknownEnvironmentIsAProblemAndTheOthersGoOn() throws IOException {
      try (Simulator simulator = Simulator.start(STILL.toBuilder().versions(Set.of(1)).build())) {
        String id = simulator.environments().getFirst();

        assertThat(statusOf(simulator, "--json", "--environment", "nonsense", id)).isEqualTo(1);

        assertThat(json().path("environments")).hasSize(2);
        assertThat(json().path("failures"))
            .singleElement()
            .satisfies(failure ->
                assertThat(failure.path("environment").stringValue()).isEqualTo("nonsense"));
      }
      assertThat(line.err().lines()).hasSize(1);
    }

    @Test
    void aWrongKeyIsOneSentenceAndTwo() throws IOException {
      try (Simulator simulator = Simulator.start(STILL)) {
        assertThat(StatusCommandTest.this.statusOf(simulator.address(), simulator.apiId(), "wrong"))
            .isEqualTo(2);
      }
      assertThat(line.err().lines()).singleElement().asString().contains("did not accept the key");
      assertThat(line.out()).isEmpty();
    }

    @Test
    void storedAccountsAreLookedAtTogether() throws Exception {
      try (Simulator simulator = Simulator.start(STILL.toBuilder().environments(2).build())) {
        store(account("a", "Lab A", simulator), account("b", "Lab B", simulator));
        line.keychain.save(new AccountId("a"), simulator.apiKey());
        line.keychain.save(new AccountId("b"), simulator.apiKey());

        line.run("status", "--json");
      }
      assertThat(json().path("environments"))
          .extracting(environment -> environment.path("account").stringValue())
          .containsExactlyInAnyOrder("Lab A", "Lab A", "Lab B", "Lab B");
      assertThat(json().path("account").isNull()).isTrue();
    }

    @Test
    void anAccountWithoutKeyIsToldAndTheOtherIsStillLookedAt() throws Exception {
      try (Simulator simulator = Simulator.start(STILL.toBuilder().environments(2).build())) {
        store(account("a", "Lab A", simulator), account("b", "Lab B", simulator));
        line.keychain.save(new AccountId("a"), simulator.apiKey());

        assertThat(line.run("status")).isEqualTo(2);
      }
      assertThat(line.err().lines())
          .containsExactly(
              "The keychain has no key for Lab B. Open the window and enter it in Settings.");
      assertThat(line.out().lines()).hasSize(3);
    }

    @Test
    void withoutAKeychainTheStoredAccountIsToldToBeUnknown() throws Exception {
      try (Simulator simulator = Simulator.start(STILL.toBuilder().environments(2).build())) {
        store(account("a", "Lab A", simulator));
        line.keychain.failWith(Cause.ABSENT);

        assertThat(line.run("status")).isEqualTo(2);
      }
      assertThat(line.err()).startsWith("No keychain is running on this system");
    }

    private AccountSettings account(String id, String name, Simulator simulator) {
      return new AccountSettings(
          new AccountId(id),
          name,
          simulator.address(),
          new ApiVersion(2),
          simulator.apiId(),
          true,
          List.of());
    }

    private void store(AccountSettings... accounts) {
      try (SettingsFile settings = new SettingsFile(AppDirectories.below(folder))) {
        settings.change(before -> before.with(Settings.ACCOUNTS, List.of(accounts)));
      }
    }
  }

  @Test
  void withoutAnyAccountNothingIsJudged() {
    assertThat(line.run("status")).isEqualTo(2);

    assertThat(line.err()).startsWith("No account is set up yet.");
    assertThat(line.out()).isEmpty();
  }

  @Test
  void aServiceThatCannotBeReachedIsOneSentenceAndTwo() {
    assertThat(statusOf(URI.create("http://127.0.0.1:1"), "ID", "key")).isEqualTo(2);

    assertThat(line.err().lines()).singleElement().asString().contains("refused the connection");
  }

  @Nested
  class AtAServiceThatMisbehaves {
    private static final String WELL =
        """
        {"apiId": "%s", "name": "Lab \\u001b[31m\\u202e", "status": "Running",
         "machines": [{"apiId": "1", "name": "web\\u0007", "status": "Running", "progress": -1,
                       "password": "pa55word", "username": "root"}]}
        """;

    private int statusWith(Dispatcher dispatcher, String... more) throws IOException {
      try (MockWebServer server = new MockWebServer()) {
        server.setDispatcher(dispatcher);
        server.start();
        List<String> all = new ArrayList<>();
        if (!List.of(more).contains("--api-version")) {
          all.addAll(List.of("--api-version", "v1"));
        }
        all.addAll(List.of(more));
        return statusOf(server.url("/").uri(), "ID", "key", all.toArray(String[]::new));
      }
    }

    /** Answers Ping well, and each environment as the id says. */
    private Dispatcher byEnvironment() {
      return new Dispatcher() {
        @Override
        public MockResponse dispatch(RecordedRequest request) {
          String id = request.getUrl().queryParameter("EnvApiId");
          return switch (id) {
            case "broken" -> new MockResponse.Builder().code(500).body("{}").build();
            case null -> new MockResponse.Builder().body("{}").build();
            default -> new MockResponse.Builder().body(WELL.formatted(id)).build();
          };
        }
      };
    }

    @Test
    void oneFailingEnvironmentIsToldAndTheOthersAreShown() throws IOException {
      int exit = statusWith(byEnvironment(), "--json", "--environment", "one", "broken", "two");

      assertThat(exit).isEqualTo(1);
      assertThat(json().path("environments")).hasSize(3);
      assertThat(json().path("failures")).hasSize(1);
      assertThat(line.err().lines()).singleElement().asString().startsWith("Environment broken: ");
    }

    @Test
    void whereNoEnvironmentCouldBeSeenNothingWasLookedAt() throws IOException {
      assertThat(statusWith(byEnvironment(), "--environment", "broken")).isEqualTo(2);
    }

    /** Answers every question but Ping with this text. */
    private Dispatcher answering(String text) {
      return new Dispatcher() {
        @Override
        public MockResponse dispatch(RecordedRequest request) {
          boolean ping = request.getUrl().encodedPath().endsWith("/Ping");
          return new MockResponse.Builder().body(ping ? "Pong" : text).build();
        }
      };
    }

    @Test
    void aListNotWhollyReadIsNotWell() throws IOException {
      String list =
          "{\"data\":[null,{\"envId\":\"E1\",\"name\":\"Lab\",\"status_text\":\"Ready\",\"vms\":[]}],"
              + "\"status_code\":\"0x20000\"}";
      Dispatcher always =
          new Dispatcher() {
            @Override
            public MockResponse dispatch(RecordedRequest request) {
              return new MockResponse.Builder().body(list).build();
            }
          };

      assertThat(statusWith(always, "--json", "--api-version", "v2")).isEqualTo(1);

      assertThat(json().path("environments")).hasSize(1);
      assertThat(json().path("unreadable"))
          .singleElement()
          .satisfies(account -> assertThat(account.path("entries").intValue()).isEqualTo(1));
      assertThat(line.err()).contains("1 entry of the list of environments could not be read.");
    }

    @Test
    void anEnvironmentNotWhollyReadIsNotWell() throws IOException {
      String state =
          "{\"apiId\":\"one\",\"name\":\"Lab\",\"status\":\"Running\",\"machines\":[null]}";

      assertThat(statusWith(answering(state), "--json", "--environment", "one")).isEqualTo(1);

      JsonNode environment = json().path("environments").path(0);
      assertThat(environment.path("phase").stringValue()).isEqualTo("unknown");
      assertThat(environment.path("unreadable").intValue()).isEqualTo(1);
      assertThat(environment.path("reasons").path(0).stringValue()).isEqualTo("unreadable");
    }

    @Test
    void millionsOfEntriesAreOneSentenceAndTwo() throws IOException {
      String list = "{\"envsList\":[" + "{},".repeat(5_242_880) + "{}]}";

      assertThat(statusWith(answering(list))).isEqualTo(2);

      assertThat(line.err().lines())
          .singleElement()
          .asString()
          .endsWith("sent more data than Envwatch accepts.");
    }

    @Test
    void aServiceThatIsElsewhereIsToldAsSuch() throws IOException {
      Dispatcher nothingHere =
          new Dispatcher() {
            @Override
            public MockResponse dispatch(RecordedRequest request) {
              return new MockResponse.Builder().code(404).build();
            }
          };

      assertThat(statusWith(nothingHere)).isEqualTo(2);

      assertThat(line.err()).contains("the service was not found at this address");
    }

    @Test
    void namesCannotSteerTheTerminal() throws IOException {
      statusWith(byEnvironment(), "--environment", "one");
      statusWith(byEnvironment(), "--json", "--environment", "one");

      assertThat(line.out()).doesNotContain("\u001b", "\u202e", "\u0007");
      assertThat(line.out()).doesNotContain("pa55word");
    }

    @Test
    void aWebPageInPlaceOfDataIsToldAsSuch() throws IOException {
      Dispatcher page =
          new Dispatcher() {
            @Override
            public MockResponse dispatch(RecordedRequest request) {
              return new MockResponse.Builder()
                  .addHeader("Content-Type", "text/html")
                  .body("<html>Sign in</html>")
                  .build();
            }
          };

      assertThat(statusWith(page)).isEqualTo(2);

      assertThat(line.err()).contains("sent a web page instead of data");
    }
  }

  @Test
  void aKeyIsNeverPrinted() {
    statusOf(URI.create("http://127.0.0.1:1"), "ID", "k3y-never-printed", "--debug");

    assertThat(line.out() + line.err()).doesNotContain("k3y-never-printed");
    assertThat(Secret.of("k3y-never-printed").toString()).doesNotContain("k3y");
  }
}

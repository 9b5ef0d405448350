package envwatch.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import envwatch.actions.Activity;
import envwatch.actions.ActivityFile;
import envwatch.actions.Outcome;
import envwatch.actions.Requested;
import envwatch.catalogue.Catalogue;
import envwatch.platform.AppDirectories;
import envwatch.simulator.EnvironmentState;
import envwatch.simulator.LabEnvironment;
import envwatch.simulator.Simulator;
import envwatch.simulator.SimulatorOptions;
import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import mockwebserver3.MockResponse;
import mockwebserver3.MockWebServer;
import okio.Buffer;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

@Execution(ExecutionMode.CONCURRENT)
class ApiCommandTest {
  private static final String SUSPEND = "envs/actions/suspend";

  @TempDir Path folder;
  private CommandLineRun line;

  @BeforeEach
  void prepare() {
    line = new CommandLineRun(folder);
  }

  private JsonNode json() {
    return JsonMapper.shared().readTree(line.out());
  }

  private int api(URI address, String apiId, String key, String... words) {
    line.variables.put("ENVWATCH_API_KEY", key);
    List<String> arguments = new ArrayList<>(List.of("api"));
    arguments.addAll(List.of(words));
    arguments.addAll(List.of("--address", address.toString(), "--api-id", apiId));
    return line.run(arguments.toArray(String[]::new));
  }

  private List<Activity> recorded() throws IOException {
    Path file = AppDirectories.below(folder).data().resolve(ActivityFile.NAME);
    return Files.exists(file) ? new ActivityFile(file).load() : List.of();
  }

  @Nested
  class TheList {
    @Test
    void namesEveryOperationInJson() {
      assertThat(line.run("api", "--list", "--json")).isZero();

      assertThat(json()).hasSize(Catalogue.get().operations().size());
      assertThat(json())
          .anySatisfy(each -> {
            assertThat(each.path("version").stringValue()).isEqualTo("v3");
            assertThat(each.path("method").stringValue()).isEqualTo("GET");
            assertThat(each.path("path").stringValue()).isEqualTo("/envs/{envId}");
            assertThat(each.path("changes").stringValue()).isEqualTo("nothing");
          })
          .anySatisfy(each -> {
            assertThat(each.path("category").stringValue()).isEqualTo("Env");
            assertThat(each.path("command").stringValue()).isEqualTo("DeleteVm");
            assertThat(each.path("changes").stringValue()).isEqualTo("destroys");
          });
    }

    @Test
    void canBeSearched() {
      assertThat(line.run("api", "--list", "v3", "takesnap")).isZero();

      assertThat(line.out().lines())
          .singleElement()
          .asString()
          .startsWith("v3 POST /snapshots/actions/takesnapshot  (changes something)  Take a");
    }
  }

  @Nested
  class AtTheSimulatedService {
    private int api(Simulator simulator, String... words) {
      return ApiCommandTest.this.api(
          simulator.address(), simulator.apiId(), simulator.apiKey().reveal(), words);
    }

    private Simulator start() throws IOException {
      return Simulator.start(SimulatorOptions.builder().still().environments(12).build());
    }

    private LabEnvironment running(Simulator simulator) {
      return simulator.world().environments().stream()
          .filter(one -> one.state() == EnvironmentState.RUNNING && simulator.world().mayEdit(one))
          .findFirst()
          .orElseThrow();
    }

    @Test
    void everyVersionAnswersInJsonWithoutSecrets() throws IOException {
      try (Simulator simulator = start()) {
        LabEnvironment lab = running(simulator);

        assertThat(
                api(simulator, "v3", "GET", "envs/actions/getextended", "envId=EN" + lab.token()))
            .isZero();
        assertThat(json().path("name").stringValue()).isEqualTo(lab.name());
        assertThat(json().path("vms").path(0).path("password").stringValue()).isEqualTo("********");
        assertThat(api(simulator, "v2", "Env", "GetEnvironmentState", "envId=" + lab.id()))
            .isZero();
        assertThat(api(simulator, "v1", "Env/GetEnvironmentState", "envapiid=" + lab.id()))
            .isZero();

        assertThat(lab.machines())
            .allSatisfy(
                machine -> assertThat(line.out()).doesNotContain(machine.password().reveal()));
        assertThat(line.err()).isEmpty();
      }
    }

    @Test
    void aPathMayHoldValuesAndAQuery() throws IOException {
      try (Simulator simulator = start()) {
        String id = "EN" + running(simulator).token();

        assertThat(api(simulator, "v3", "get", "/envs/" + id + "?permission=view")).isZero();

        assertThat(json().path("id").stringValue()).isEqualTo(id);
      }
    }

    @Test
    void aChangeNeedsYesAndStandsInTheRecord() throws IOException {
      try (Simulator simulator = start()) {
        LabEnvironment lab = running(simulator);
        String[] call = {"v3", "PUT", SUSPEND, "envId=EN" + lab.token()};

        assertThat(api(simulator, call)).isEqualTo(2);
        assertThat(line.err()).contains("--yes");
        assertThat(now(simulator, lab).state()).isEqualTo(EnvironmentState.RUNNING);
        assertThat(recorded()).isEmpty();

        List<String> confirmed = new ArrayList<>(List.of(call));
        confirmed.add("--yes");
        assertThat(api(simulator, confirmed.toArray(String[]::new))).isZero();

        assertThat(now(simulator, lab).state()).isNotEqualTo(EnvironmentState.RUNNING);
        assertThat(recorded())
            .singleElement()
            .satisfies(activity -> {
              assertThat(activity.outcome()).isEqualTo(new Outcome.Accepted(null, null));
              assertThat(((Requested.OfCall) activity.requested()).subject())
                  .isEqualTo("EN" + lab.token());
            });
      }
    }

    private LabEnvironment now(Simulator simulator, LabEnvironment lab) {
      return simulator.world().environment(lab.id()).orElseThrow();
    }

    @Test
    void readOnlyModeRefusesChanges() throws IOException {
      try (Simulator simulator = start()) {
        LabEnvironment lab = running(simulator);

        assertThat(
                api(
                    simulator,
                    "v2",
                    "Env",
                    "DeleteEnvironment",
                    "envId=" + lab.id(),
                    "--yes",
                    "--read-only"))
            .isEqualTo(2);

        assertThat(line.err()).contains("read-only mode");
        assertThat(simulator.world().environment(lab.id())).isPresent();
      }
    }

    @Test
    void aBodyComesFromAFile() throws IOException {
      try (Simulator simulator = start()) {
        LabEnvironment lab = running(simulator);
        Path data =
            Files.writeString(
                folder.resolve("body.json"),
                "{\"changes\":[{\"op\":\"Replace\",\"path\":\"/Name\",\"value\":\"Other\"}]}");

        assertThat(
                api(
                    simulator,
                    "v3",
                    "PATCH",
                    "envs",
                    "envId=EN" + lab.token(),
                    "--data",
                    data.toString(),
                    "--yes"))
            .isZero();

        assertThat(now(simulator, lab).name()).isEqualTo("Other");
      }
    }

    @Test
    void aRefusalIsPrintedAndToldAndOne() throws IOException {
      try (Simulator simulator = start()) {
        assertThat(api(simulator, "v2", "Env", "GetEnvironmentState", "envId=NONSENSE0001"))
            .isEqualTo(1);

        assertThat(json().path("status_code").stringValue()).startsWith("0x");
        assertThat(line.err().lines()).hasSize(1);
      }
    }

    @Test
    void aWrongKeyIsToldAndOne() throws IOException {
      try (Simulator simulator = start()) {
        assertThat(
                ApiCommandTest.this.api(
                    simulator.address(), simulator.apiId(), "wrong", "v3", "GET", "regions"))
            .isEqualTo(1);

        assertThat(line.err()).contains("did not accept the key");
      }
    }
  }

  @Test
  void theDemoIsCalledWithoutARecord() throws IOException {
    assertThat(line.run("api", "--demo", "v3", "GET", "ping", "--verbose")).isZero();

    assertThat(json().path("result").stringValue()).isEqualTo("Pong");
    assertThat(line.err()).startsWith("HTTP 200, ");
    assertThat(recorded()).isEmpty();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "v3 GET nonsense|The service has no operation v3 GET nonsense.",
        "v9 GET envs|An operation begins with its API version",
        "v3 PUT envs/actions/suspend|The parameter envId is missing.",
        "v3 PUT envs/actions/suspend envId=EN1 force=1|The operation has no parameter force.",
        "v3 PUT envs/actions/suspend envId=MC123|envId needs the ID of an environment, but this is"
            + " the ID of a machine.",
        "v3 DELETE envs/EN1|This destroys something",
        "v3 GET envs brief=1|brief needs true or false.",
        "v3 GET envs brief=true more|Parameters are written NAME=VALUE, unlike more.",
        "v3 GET envs --data /nonsense.json|The file for --data cannot be read: /nonsense.json.",
        "v3 POST webhooks --yes --data /dev/null|The body is not a JSON object."
      })
  void aMistakeIsOneSentenceAndTwoAndNothingIsSent(String words, String sentence) {
    assertThat(api(URI.create("http://127.0.0.1:1"), "ID", "key", words.split(" "))).isEqualTo(2);

    assertThat(line.err().lines()).singleElement().asString().startsWith(sentence);
    assertThat(line.out()).isEmpty();
  }

  @Test
  void withoutAnOperationItSaysHowToNameOne() {
    assertThat(line.run("api")).isEqualTo(2);

    assertThat(line.err().lines()).singleElement().asString().startsWith("Name an operation");
  }

  @Test
  void itsHelpHasExamplesAndOnlyOptionsThatItAccepts() {
    assertThat(line.run("api", "--help")).isZero();

    assertThat(line.out())
        .contains("envwatch api v3 PUT envs/actions/suspend envId=EN123 --yes", "--show-secrets")
        .doesNotContain("--history", "--environment");
  }

  @Nested
  class AtAServiceThatMisbehaves {
    private int answered(MockResponse response, String... words) throws Exception {
      try (MockWebServer server = new MockWebServer()) {
        server.enqueue(response);
        server.start();
        int code = api(server.url("/").uri(), "ID", "key", words);
        assertThat(server.getRequestCount()).isEqualTo(1);
        return code;
      }
    }

    @Test
    void aRedirectIsToldAndNotFollowed() throws Exception {
      MockResponse redirect =
          new MockResponse.Builder().code(302).setHeader("Location", "/x").build();

      assertThat(answered(redirect, "v3", "GET", "regions")).isEqualTo(1);

      assertThat(line.err().lines())
          .containsExactly(
              "The service answered with a redirect (HTTP 302), which is not followed.");
    }

    @Test
    void aBinaryAnswerIsToldAndNotPrinted() throws Exception {
      MockResponse picture =
          new MockResponse.Builder()
              .setHeader("Content-Type", "image/png")
              .body(new Buffer().write(new byte[] {(byte) 0x89, 'P', 'N', 'G', 0}))
              .build();

      assertThat(answered(picture, "v3", "GET", "regions")).isEqualTo(1);

      assertThat(line.out()).isEmpty();
      assertThat(line.err()).startsWith("The answer is not text (image/png, 5 bytes)");
    }

    @Test
    void anAnswerThatNeverEndsIsToldToBeTooLarge() throws Exception {
      MockResponse endless =
          new MockResponse.Builder()
              .chunkedBody(new Buffer().write(new byte[17 * 1024 * 1024]), 65_536)
              .build();

      assertThat(answered(endless, "v3", "GET", "regions")).isEqualTo(2);

      assertThat(line.err().lines()).singleElement().asString().contains("more data than");
    }

    @Test
    void controlCharactersDoNotReachTheTerminal() throws Exception {
      MockResponse page = new MockResponse.Builder().body("<html>\u202e\n</html>").build();

      assertThat(answered(page, "v3", "GET", "regions")).isEqualTo(1);

      assertThat(line.out())
          .isEqualTo("<html>\uFFFD\n</html>\n".replace("\n", System.lineSeparator()));
    }

    @ParameterizedTest
    @ValueSource(ints = {500, 502})
    void aChangeThatMayHaveHappenedIsToldAsUnknownAndNotSentAgain(int status) throws Exception {
      MockResponse failed = new MockResponse.Builder().code(status).body("oops").build();

      assertThat(answered(failed, "v3", "PUT", SUSPEND, "envId=EN1", "--yes")).isEqualTo(1);

      assertThat(line.err()).contains("It is not known whether it was done");
      assertThat(recorded())
          .extracting(Activity::outcome)
          .singleElement()
          .isInstanceOf(Outcome.Unknown.class);
    }

    @Test
    void aServiceThatCannotBeReachedWasNotAsked() {
      assertThat(
              api(
                  URI.create("http://127.0.0.1:1"),
                  "ID",
                  "key",
                  "v3",
                  "PUT",
                  SUSPEND,
                  "envId=EN1",
                  "--yes"))
          .isEqualTo(2);

      assertThat(line.err().lines()).singleElement().asString().contains("refused the connection");
    }
  }

  @Nested
  class AsAProcess {
    private ProcessBuilder process(URI address, String... words) {
      List<String> arguments = new ArrayList<>(List.of("api"));
      arguments.addAll(List.of(words));
      return ProgramProcess.of(folder, address, arguments.toArray(String[]::new));
    }

    private String err() throws IOException {
      return ProgramProcess.err(folder);
    }

    @ParameterizedTest
    @CsvSource({"rw-------,0", "rw-r--r--,2"})
    void secretsArePrintedOnlyToAFileThatTheUserAloneCanRead(String permissions, int code)
        throws Exception {
      Path file =
          Files.createFile(
              folder.resolve("out"),
              PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rw-------")));
      Files.setPosixFilePermissions(file, PosixFilePermissions.fromString(permissions));
      try (MockWebServer server = new MockWebServer()) {
        server.enqueue(
            new MockResponse.Builder().body("{\"loginUrl\":\"https://s3cret\"}").build());
        server.start();

        Process process =
            process(
                    server.url("/").uri(),
                    "v3",
                    "GET",
                    "users/actions/getloginurl",
                    "--show-secrets")
                .redirectOutput(file.toFile())
                .start();

        assertThat(process.waitFor()).as(err()).isEqualTo(code);
        assertThat(Files.readString(file).contains("https://s3cret")).isEqualTo(code == 0);
        assertThat(server.getRequestCount()).isEqualTo(code == 0 ? 1 : 0);
      }
    }

    @Test
    void endedInTheMiddleOfAChangeItSaysThatTheOutcomeIsUnknown() throws Exception {
      try (MockWebServer server = new MockWebServer()) {
        server.enqueue(
            new MockResponse.Builder()
                .headersDelay(10, java.util.concurrent.TimeUnit.MINUTES)
                .build());
        server.start();
        Process process =
            process(server.url("/").uri(), "v3", "PUT", SUSPEND, "envId=EN1", "--yes").start();
        await().atMost(Duration.ofMinutes(2)).until(() -> server.getRequestCount() == 1);

        process.destroy();

        assertThat(process.waitFor(2, TimeUnit.MINUTES)).isTrue();
        assertThat(err()).contains("Interrupted before the answer arrived");
        assertThat(recorded()).hasSize(1);
      }
    }
  }
}

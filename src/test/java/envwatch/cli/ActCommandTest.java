package envwatch.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import envwatch.actions.record.Activity;
import envwatch.actions.record.ActivityFile;
import envwatch.actions.record.ActivityLines;
import envwatch.actions.record.Outcome;
import envwatch.actions.record.Requested;
import envwatch.model.ActionKind;
import envwatch.platform.AppDirectories;
import envwatch.simulator.Simulator;
import envwatch.simulator.SimulatorOptions;
import envwatch.simulator.world.change.Liveliness;
import envwatch.simulator.world.lab.EnvironmentState;
import envwatch.simulator.world.lab.LabEnvironment;
import envwatch.simulator.world.lab.MachineState;
import envwatch.simulator.world.training.seed.TrainingPlan;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.TimeUnit;
import java.util.function.Predicate;
import mockwebserver3.Dispatcher;
import mockwebserver3.MockResponse;
import mockwebserver3.MockWebServer;
import mockwebserver3.RecordedRequest;
import mockwebserver3.SocketEffect;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

@Execution(ExecutionMode.CONCURRENT)
class ActCommandTest {
  @TempDir Path folder;
  private CommandLineRun line;

  @BeforeEach
  void prepare() {
    line = new CommandLineRun(folder);
  }

  private List<Activity> recorded() throws IOException {
    Path file = AppDirectories.below(folder).data().resolve(ActivityLines.NAME);
    return Files.exists(file) ? new ActivityFile(file).load() : List.of();
  }

  @Nested
  class AtTheSimulatedService {
    private int act(Simulator simulator, String... words) {
      line.variables.put("ENVWATCH_API_KEY", simulator.apiKey().reveal());
      List<String> arguments =
          new ArrayList<>(
              List.of(
                  "--address",
                  simulator.address().toString(),
                  "--api-id",
                  simulator.apiId(),
                  "act"));
      arguments.addAll(List.of(words));
      return line.run(arguments.toArray(String[]::new));
    }

    private static Simulator still() throws IOException {
      return Simulator.start(SimulatorOptions.builder().still().environments(20).build());
    }

    private static LabEnvironment own(Simulator simulator, EnvironmentState state) {
      return find(simulator, one -> one.state() == state && simulator.world().mayEdit(one));
    }

    private static LabEnvironment find(Simulator simulator, Predicate<LabEnvironment> wanted) {
      return simulator.world().environments().stream().filter(wanted).findFirst().orElseThrow();
    }

    private static LabEnvironment now(Simulator simulator, LabEnvironment lab) {
      return simulator.world().environment(lab.id()).orElseThrow();
    }

    @Test
    void withoutYesItTellsWhatItWouldDoAndSendsNothing() throws IOException {
      try (Simulator simulator = still()) {
        LabEnvironment lab = own(simulator, EnvironmentState.RUNNING);

        assertThat(act(simulator, "revert", "--environment", "EN" + lab.token())).isEqualTo(2);

        assertThat(line.err().lines())
            .satisfiesExactly(
                planned -> assertThat(planned).contains(lab.name(), "EN" + lab.token()),
                loss -> assertThat(loss).contains("permanently lost"),
                refusal ->
                    assertThat(refusal).startsWith("Revert").endsWith("add --yes to do it."));
        assertThat(now(simulator, lab).state()).isEqualTo(EnvironmentState.RUNNING);
        assertThat(recorded()).isEmpty();
      }
    }

    @ParameterizedTest
    @CsvSource({"v1,revert,PREPARING", "v2,suspend,STOPPING", "v3,suspend,STOPPING"})
    void whatIsConfirmedIsSentAndStandsInTheRecord(
        String version, String action, EnvironmentState then) throws IOException {
      try (Simulator simulator = still()) {
        LabEnvironment lab = own(simulator, EnvironmentState.RUNNING);
        String id = version.equals("v3") ? "EN" + lab.token() : lab.id();

        assertThat(act(simulator, action, "--environment", id, "--yes", "--api-version", version))
            .as(line.err())
            .isZero();

        assertThat(now(simulator, lab).state()).isEqualTo(then);
        assertThat(line.out().lines()).singleElement().asString().contains(lab.name(), "accepted");
        assertThat(recorded())
            .singleElement()
            .extracting(activity -> ((Requested.OfEnvironment) activity.requested()).kind())
            .isEqualTo(
                action.equals("suspend")
                    ? ActionKind.SUSPEND_ENVIRONMENT
                    : ActionKind.REVERT_ENVIRONMENT);
      }
    }

    @Test
    void whatIsAlreadySoCountsAsDoneAndIsNotSent() throws IOException {
      try (Simulator simulator = still()) {
        LabEnvironment lab = own(simulator, EnvironmentState.SUSPENDED);

        assertThat(
                act(simulator, "suspend", "--environment", "EN" + lab.token(), "--yes", "--json"))
            .isZero();

        assertThat(results())
            .singleElement()
            .satisfies(one -> {
              assertThat(one.path("environment").stringValue()).isEqualTo("EN" + lab.token());
              assertThat(one.path("outcome").stringValue()).isEqualTo("already");
            });
        assertThat(recorded()).isEmpty();
      }
    }

    private List<JsonNode> results() {
      return JsonMapper.shared().readTree(line.out()).path("results").valueStream().toList();
    }

    @Test
    void oneThatIsRefusedIsToldAndMakesOne() throws IOException {
      try (Simulator simulator = still()) {
        LabEnvironment mine = own(simulator, EnvironmentState.RUNNING);
        LabEnvironment theirs =
            find(
                simulator,
                one -> one.state() == EnvironmentState.RUNNING && !simulator.world().mayEdit(one));

        int code =
            act(
                simulator,
                "suspend",
                "--environment",
                "EN" + mine.token(),
                "EN" + theirs.token(),
                "--yes",
                "--json");

        assertThat(code).isEqualTo(1);
        assertThat(results())
            .extracting(one -> one.path("outcome").stringValue())
            .containsExactly("accepted", "refused");
        assertThat(now(simulator, theirs).state()).isEqualTo(EnvironmentState.RUNNING);
      }
    }

    @Test
    void whatDoesNotExistCouldNotBeAsked() throws IOException {
      try (Simulator simulator = still()) {
        assertThat(act(simulator, "extend", "--environment", "ENnone", "--yes")).isEqualTo(2);

        assertThat(line.out()).startsWith("ENnone (ENnone): The service no longer has this.");
        assertThat(recorded()).isEmpty();
      }
    }

    @Test
    void aFilterThatNothingMatchesCouldNotBeAsked() throws IOException {
      try (Simulator simulator = still()) {
        assertThat(act(simulator, "suspend", "--filter", "name:nothing", "--yes")).isEqualTo(2);

        assertThat(line.err()).startsWith("Nothing that was chosen exists");
      }
    }

    @Test
    void readOnlyModeRefuses() throws IOException {
      try (Simulator simulator = still()) {
        LabEnvironment lab = own(simulator, EnvironmentState.RUNNING);

        assertThat(
                act(
                    simulator,
                    "delete",
                    "--environment",
                    "EN" + lab.token(),
                    "--yes",
                    "--read-only"))
            .isEqualTo(2);

        assertThat(line.err()).contains("read-only mode");
        assertThat(now(simulator, lab).state()).isEqualTo(EnvironmentState.RUNNING);
      }
    }

    @Test
    void aKeyThatIsRejectedIsTold() throws IOException {
      try (Simulator simulator = still()) {
        line.variables.put("ENVWATCH_API_KEY", "wrong");
        int code =
            line.run(
                "act",
                "suspend",
                "--filter",
                "name:a",
                "--yes",
                "--address",
                simulator.address().toString(),
                "--api-id",
                simulator.apiId());

        assertThat(code).isEqualTo(2);
        assertThat(line.err()).contains("did not accept the key");
      }
    }

    @Test
    void resumedByFilterTheyAreWaitedForUntilAllMachinesRun() throws IOException {
      try (Simulator simulator = fast()) {
        LabEnvironment lab = own(simulator, EnvironmentState.SUSPENDED);
        String filter = "status:suspended owner:" + lab.owner().email();

        int code = act(simulator, "resume", "--filter", filter, "--yes", "--wait");

        assertThat(code).as(line.err() + line.out()).isZero();
        assertThat(now(simulator, lab).state()).isEqualTo(EnvironmentState.RUNNING);
        assertThat(line.err()).contains("there (ready)");
        assertThat(line.out()).contains("The change was seen");
      }
    }

    private static Simulator fast() throws IOException {
      return Simulator.start(
          SimulatorOptions.builder()
              .liveliness(new Liveliness(false, 30, 0))
              .environments(20)
              .build());
    }

    @Test
    void theTimeOfTheWaitEnds() throws IOException {
      try (Simulator simulator = still()) {
        LabEnvironment lab = own(simulator, EnvironmentState.SUSPENDED);

        int code =
            act(
                simulator,
                "resume",
                "--environment",
                "EN" + lab.token(),
                "--yes",
                "--wait",
                "--timeout",
                "4s",
                "--json");

        assertThat(code).isEqualTo(124);
        assertThat(results())
            .extracting(one -> one.path("outcome").stringValue())
            .containsExactly("late");
        assertThat(line.err()).contains(lab.name());
      }
    }

    @Test
    void rebootingAnEnvironmentRebootsEachOfItsMachines() throws IOException {
      try (Simulator simulator = still()) {
        LabEnvironment lab =
            find(
                simulator,
                one ->
                    one.state() == EnvironmentState.RUNNING
                        && simulator.world().mayEdit(one)
                        && one.machines().size() > 1
                        && one.machines().stream()
                            .allMatch(machine -> machine.state() == MachineState.RUNNING));

        assertThat(act(simulator, "reboot", "--environment", "EN" + lab.token(), "--yes")).isZero();

        assertThat(now(simulator, lab).machines())
            .allMatch(machine -> machine.state() == MachineState.REBOOTING);
        assertThat(line.out().lines()).hasSameSizeAs(lab.machines());
      }
    }

    @Test
    void aMachineThatIsNamedIsDeletedAloneAndOneThatIsMissingIsTold() throws IOException {
      try (Simulator simulator = still()) {
        LabEnvironment lab =
            find(
                simulator,
                one ->
                    one.state() == EnvironmentState.RUNNING
                        && simulator.world().mayEdit(one)
                        && one.machines().size() > 1);
        String machine = "MC" + lab.machines().getFirst().token();

        int code =
            act(
                simulator,
                "delete",
                "--environment",
                "EN" + lab.token(),
                "--machine",
                machine,
                "MCnone",
                "--yes");

        assertThat(code).as(line.err() + line.out()).isEqualTo(1);
        assertThat(line.out()).contains("MCnone: The service no longer has this.");
        assertThat(recorded())
            .singleElement()
            .extracting(activity -> ((Requested.OfEnvironment) activity.requested()).kind())
            .isEqualTo(ActionKind.DELETE_MACHINE);
      }
    }

    @Test
    void theEnvironmentsOfAClassAreSuspended() throws Exception {
      try (Simulator simulator =
          Simulator.start(
              SimulatorOptions.builder()
                  .still()
                  .environments(0)
                  .training(TrainingPlan.of(1, 5))
                  .build())) {
        String id = CheckCommandTest.classId(simulator, "Class 1");

        assertThat(act(simulator, "suspend", "--class", id, "--yes"))
            .as(line.err() + line.out())
            .isZero();

        assertThat(simulator.world().environments())
            .noneMatch(one -> one.state() == EnvironmentState.RUNNING);
        assertThat(recorded()).hasSize(5);
      }
    }

    @Test
    void anUnknownClassCouldNotBeAsked() throws IOException {
      try (Simulator simulator = still()) {
        assertThat(act(simulator, "suspend", "--class", "COnone", "--yes")).isEqualTo(2);

        assertThat(line.err()).contains("There is no class with the ID COnone");
      }
    }

    @Test
    void aSnapshotIsTakenUnderItsName() throws IOException {
      try (Simulator simulator = still()) {
        LabEnvironment lab = own(simulator, EnvironmentState.RUNNING);

        assertThat(
                act(
                    simulator,
                    "snapshot",
                    "--environment",
                    "EN" + lab.token(),
                    "--name",
                    "before lab",
                    "--yes"))
            .as(line.err() + line.out())
            .isZero();

        assertThat(recorded()).singleElement().extracting(Activity::detail).isEqualTo("before lab");
      }
    }

    @Test
    void aNameThatIsTooLongForTheVersionIsRefused() throws IOException {
      try (Simulator simulator = still()) {
        LabEnvironment lab = own(simulator, EnvironmentState.RUNNING);

        assertThat(
                act(
                    simulator,
                    "snapshot",
                    "--environment",
                    "EN" + lab.token(),
                    "--name",
                    "x".repeat(33),
                    "--yes"))
            .isEqualTo(2);

        assertThat(line.err()).contains("at most 32 characters");
      }
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "act|Missing required parameter",
        "act suspend|one of --environment, --filter and --class",
        "act suspend --environment EN1 --class CO1|one of --environment, --filter and --class",
        "act destroy --environment EN1|There is no action destroy",
        "act suspend --filter owner:|The filter is empty",
        "act suspend --environment EN1 --machine MC1|--machine goes with revert, reboot, delete",
        "act suspend --environment EN1 --snapshot SS1|--snapshot goes with revert",
        "act revert --environment EN1 --snapshot SS1 --machine MC1|leave out --snapshot or",
        "act snapshot --environment EN1|A snapshot needs a name",
        "act suspend --environment EN1 --name x|--name goes with snapshot",
        "act suspend --environment EN1 --timeout 5m|--timeout goes with --wait",
        "act suspend --environment EN1 --wait --timeout soon|--timeout needs a time"
      })
  void aCommandLineThatMeansNothingIsRefused(String written, String why) {
    assertThat(line.run(written.split(" "))).isEqualTo(2);

    assertThat(line.err()).contains(why);
  }

  @Nested
  class AtAServiceThatMisbehaves {
    private static final String ENVIRONMENT =
        """
        {"id":"EN1","name":"Lab","statusCode":2,"statusText":"Ready","vms":[
          {"id":"MC1","name":"web","statusText":"Running","progress":100}]}\
        """;

    private final List<String> changes = new CopyOnWriteArrayList<>();

    /** Whether looks are cut off once something was changed. */
    private volatile boolean lostAfterwards;

    private volatile boolean closed;

    private MockWebServer serve(MockResponse toChanges) throws IOException {
      MockWebServer server = new MockWebServer();
      server.setDispatcher(
          new Dispatcher() {
            @Override
            public MockResponse dispatch(RecordedRequest request) {
              if (!request.getMethod().equals("GET")) {
                changes.add(request.getMethod() + " " + request.getTarget());
                closed = lostAfterwards;
                return toChanges;
              }
              if (closed) {
                return new MockResponse.Builder()
                    .onResponseStart(new SocketEffect.CloseSocket())
                    .build();
              }
              String path = request.getUrl().encodedPath();
              if (path.endsWith("/ping")) {
                return new MockResponse.Builder().body("{\"result\":\"Pong\"}").build();
              }
              return new MockResponse.Builder()
                  .body(path.endsWith("getextended") ? ENVIRONMENT : "[]")
                  .build();
            }
          });
      server.start();
      return server;
    }

    private int suspend(MockWebServer server, String... more) {
      line.variables.put("ENVWATCH_API_KEY", "key");
      List<String> arguments =
          new ArrayList<>(
              List.of(
                  "act",
                  "suspend",
                  "--environment",
                  "EN1",
                  "--yes",
                  "--address",
                  server.url("/").toString(),
                  "--api-id",
                  "ID"));
      arguments.addAll(List.of(more));
      return line.run(arguments.toArray(String[]::new));
    }

    @Test
    void aLinkThatIsLostInTheMiddleLeavesTheOutcomeUnknownAndIsNotTriedAgain() throws Exception {
      try (MockWebServer server =
          serve(
              new MockResponse.Builder().onResponseStart(new SocketEffect.CloseSocket()).build())) {
        assertThat(suspend(server)).isEqualTo(1);

        assertThat(line.out()).contains("It may or may not have been done");
        assertThat(changes).hasSize(1);
        assertThat(recorded())
            .singleElement()
            .extracting(Activity::outcome)
            .isInstanceOf(Outcome.Unknown.class);
      }
    }

    @Test
    void whatWasAcceptedAndIsNeverSeenAgainIsLate() throws Exception {
      lostAfterwards = true;
      try (MockWebServer server = serve(new MockResponse.Builder().build())) {
        assertThat(suspend(server, "--wait", "--timeout", "4s")).isEqualTo(124);

        assertThat(line.out()).contains("Lab (EN1): No change seen yet");
        assertThat(changes).hasSize(1);
      }
    }

    @Test
    void aRefusalIsToldInTheWordsOfTheService() throws Exception {
      try (MockWebServer server =
          serve(
              new MockResponse.Builder()
                  .code(400)
                  .body("{\"code\":\"0x50000\",\"message\":\"Maintenance until noon\"}")
                  .build())) {
        assertThat(suspend(server, "--wait")).isEqualTo(1);

        assertThat(line.out()).contains("Maintenance until noon");
        assertThat(changes).hasSize(1);
      }
    }

    @Test
    void aServiceThatCannotBeReachedWasNotAsked() throws Exception {
      MockWebServer server = serve(new MockResponse.Builder().build());
      server.close();

      assertThat(suspend(server)).isEqualTo(2);

      assertThat(line.err()).contains("refused the connection");
      assertThat(recorded()).isEmpty();
    }

    @Test
    void endedInTheMiddleItSaysThatTheOutcomeIsUnknown() throws Exception {
      try (MockWebServer server =
          serve(new MockResponse.Builder().headersDelay(10, TimeUnit.MINUTES).build())) {
        Process process =
            ProgramProcess.of(
                    folder,
                    server.url("/").uri(),
                    "act",
                    "suspend",
                    "--environment",
                    "EN1",
                    "--yes",
                    "--wait")
                .start();
        await().atMost(Duration.ofMinutes(2)).until(() -> changes.size() == 1);

        process.destroy();

        assertThat(process.waitFor(2, TimeUnit.MINUTES)).isTrue();
        assertThat(ProgramProcess.err(folder))
            .contains("Interrupted before the answer arrived for Lab (EN1)");
        assertThat(recorded())
            .singleElement()
            .extracting(Activity::outcome)
            .as("unknown to whoever reads the record")
            .isEqualTo(new Outcome.Sending());
      }
    }
  }
}

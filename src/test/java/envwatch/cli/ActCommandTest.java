package envwatch.cli;

import static org.assertj.core.api.Assertions.assertThat;

import envwatch.actions.Outcome;
import envwatch.actions.Requested;
import envwatch.model.ActionKind;
import envwatch.simulator.EnvironmentState;
import envwatch.simulator.LabEnvironment;
import envwatch.simulator.Simulator;
import java.io.IOException;
import java.time.Duration;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** {@code envwatch act} on whole environments. */
@Execution(ExecutionMode.CONCURRENT)
class ActCommandTest extends ActingAtTheSimulator {
  @Test
  void withoutYesItTellsWhatItWouldDoAndSendsNothing() throws IOException {
    try (Simulator simulator = still()) {
      LabEnvironment lab = own(simulator, EnvironmentState.RUNNING);

      assertThat(act(simulator, "revert", "--environment", "EN" + lab.token())).isEqualTo(2);

      assertThat(line.err().lines())
          .satisfiesExactly(
              planned -> assertThat(planned).contains(lab.name(), "EN" + lab.token()),
              loss -> assertThat(loss).contains("permanently lost"),
              refusal -> assertThat(refusal).startsWith("Revert").endsWith("add --yes to do it."));
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

      assertThat(act(simulator, "suspend", "--environment", "EN" + lab.token(), "--yes", "--json"))
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
              act(simulator, "delete", "--environment", "EN" + lab.token(), "--yes", "--read-only"))
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
      assertThat(line.out()).contains("Done after");
    }
  }

  /** Slow enough that machines are seen to start seconds before all of them run. */
  @Test
  void tellsAfterWhatTimeAResumedOneWasReady() throws IOException {
    try (Simulator simulator = at(8)) {
      LabEnvironment lab = own(simulator, EnvironmentState.SUSPENDED);

      act(simulator, "resume", "--environment", "EN" + lab.token(), "--yes", "--wait");

      Duration firstSign = ((Outcome.Seen) recorded().getLast().outcome()).after();
      Matcher told = Pattern.compile("Done after (\\d+) s").matcher(line.out());
      assertThat(told.find()).as(line.out()).isTrue();
      assertThat(Integer.parseInt(told.group(1))).isGreaterThan((int) firstSign.toSeconds());
    }
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

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "act|Missing required parameter",
        "act suspend|one of --environment, --filter and --class",
        "act suspend --environment EN1 --class CO1|one of --environment, --filter and --class",
        "act destroy --environment EN1|There is no action destroy",
        "act suspend --filter=|The filter is empty",
        "act suspend --filter owner:|has no value",
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
}

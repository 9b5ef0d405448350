package envwatch.cli;

import static org.assertj.core.api.Assertions.assertThat;

import envwatch.simulator.EnvironmentState;
import envwatch.simulator.Simulator;
import envwatch.simulator.SimulatorOptions;
import envwatch.simulator.TrainingPlan;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@Execution(ExecutionMode.CONCURRENT)
class WaitCommandTest {
  @TempDir Path folder;
  private CommandLineRun line;

  @BeforeEach
  void prepare() {
    line = new CommandLineRun(folder);
  }

  private int wait(Simulator simulator, String... more) {
    line.variables.put("ENVWATCH_API_KEY", simulator.apiKey().reveal());
    List<String> arguments =
        new ArrayList<>(
            List.of(
                "wait",
                "--address",
                simulator.address().toString(),
                "--api-id",
                simulator.apiId()));
    arguments.addAll(List.of(more));
    if (!arguments.contains("--timeout")) {
      arguments.addAll(List.of("--timeout", "20s"));
    }
    return line.run(arguments.toArray(String[]::new));
  }

  private static Simulator still() throws IOException {
    return Simulator.start(SimulatorOptions.STILL);
  }

  private static String in(Simulator simulator, EnvironmentState state) {
    return simulator.world().environments().stream()
        .filter(one -> one.state() == state)
        .map(one -> "EN" + one.token())
        .findFirst()
        .orElseThrow();
  }

  @Test
  void whatIsThereAlreadyIsNotWaitedFor() throws IOException {
    try (Simulator simulator = still()) {
      String id = in(simulator, EnvironmentState.SUSPENDED);

      assertThat(wait(simulator, "--until", "suspended", "--environment", id)).isEqualTo(0);
    }
    assertThat(line.err()).contains("1 of 1 there (suspended)");
    assertThat(line.out()).isEmpty();
  }

  @Test
  void aStateInTheWordsOfTheServiceCanBeWaitedFor() throws IOException {
    try (Simulator simulator = still()) {
      String id = in(simulator, EnvironmentState.SUSPENDED);

      assertThat(wait(simulator, "--until", "SUSPENDED", "--environment", id)).isEqualTo(0);
    }
  }

  @ParameterizedTest
  @CsvSource({"redy,ready", "suspend,suspended", "Readdy,ready", "gome,gone"})
  void aStateThatIsNearlyOneIsRefusedWithTheOneMeant(String written, String meant) {
    assertThat(line.run("wait", "--demo", "--until", written, "--filter", "a")).isEqualTo(2);

    assertThat(line.err()).contains("Did you mean \"" + meant + "\"?");
  }

  @Test
  void withoutASelectionNothingIsWaitedFor() {
    assertThat(line.run("wait", "--demo", "--until", "ready")).isEqualTo(2);

    assertThat(line.err()).contains("Select what to wait for");
  }

  @Test
  void whatDoesNotExistIsGone() throws IOException {
    try (Simulator simulator = still()) {
      assertThat(wait(simulator, "--until", "gone", "--environment", "ENnone")).isEqualTo(0);
    }
  }

  @Test
  void whatDoesNotExistYetIsWaitedForUntilTheTimeIsOverAndNamed() throws IOException {
    try (Simulator simulator = still()) {
      int exit =
          wait(
              simulator,
              "--until",
              "ready",
              "--environment",
              "ENnone",
              "--timeout",
              "3s",
              "--or-failed");

      assertThat(exit).isEqualTo(124);
    }
    assertThat(line.err().lines().toList().getLast()).startsWith("ENnone: ");
  }

  @Test
  void aFilterThatNothingMatchesIsWaitedFor() throws IOException {
    try (Simulator simulator = still()) {
      assertThat(wait(simulator, "--until", "ready", "--filter", "name:nothing", "--timeout", "3s"))
          .isEqualTo(124);
    }
    assertThat(line.err().lines())
        .containsExactly("0 of 0 there (ready)", "What matches the filter: nothing yet");
  }

  @Test
  void aFilterThatNothingMatchesIsGone() throws IOException {
    try (Simulator simulator = still()) {
      assertThat(wait(simulator, "--until", "gone", "--filter", "name:nothing")).isEqualTo(0);
    }
  }

  @Test
  void aFilterForWhatOnlyTheWindowKnowsIsRefused() {
    assertThat(
            line.run(
                "wait", "--demo", "--until", "gone", "--filter", "-claimed:ben", "--timeout", "1s"))
        .isEqualTo(2);

    assertThat(line.err()).startsWith("The filter asks for claimed:");
  }

  @Test
  void whatFailedEndsTheWaitIfAskedFor() throws Exception {
    try (Simulator simulator = Simulator.start(SimulatorOptions.STILL)) {
      int exit = wait(simulator, "--until", "ready", "--filter", "status:failed", "--or-failed");

      assertThat(exit).isEqualTo(1);
    }
    assertThat(line.err()).contains("failed");
  }

  @Test
  void aKeyThatIsRejectedEndsTheWait() throws IOException {
    try (Simulator simulator = still()) {
      line.variables.put("ENVWATCH_API_KEY", "wrong");
      int exit =
          line.run(
              "wait",
              "--until",
              "ready",
              "--filter",
              "a",
              "--address",
              simulator.address().toString(),
              "--api-id",
              simulator.apiId());

      assertThat(exit).isEqualTo(2);
    }
    assertThat(line.err()).contains("did not accept the key");
  }

  @Test
  void aServiceThatIsNeverReachedCouldNotBeLookedAt() {
    line.variables.put("ENVWATCH_API_KEY", "key");

    int exit =
        line.run(
            "wait",
            "--until",
            "ready",
            "--filter",
            "a",
            "--timeout",
            "1s",
            "--address",
            "http://127.0.0.1:1",
            "--api-id",
            "ID");

    assertThat(exit).isEqualTo(2);
    assertThat(line.err()).contains("refused the connection");
  }

  @Test
  void theStudentsOfAClassAreWaitedForAndTheFailedOneIsNamed() throws Exception {
    try (Simulator simulator =
        Simulator.start(
            SimulatorOptions.builder().environments(0).training(TrainingPlan.DEMO).build())) {
      String id = CheckCommandTest.classId(simulator, "Kubernetes day 2");

      assertThat(wait(simulator, "--until", "ready", "--class", id, "--or-failed")).isEqualTo(1);
    }
    assertThat(line.err()).containsPattern("\\d+ of 12 there \\(ready\\)").contains(": Creation");
  }

  @Test
  void aClassWhoseStudentsAreAllReadyIsThere() throws Exception {
    try (Simulator simulator =
        Simulator.start(
            SimulatorOptions.builder().environments(0).training(TrainingPlan.of(1, 5)).build())) {
      String id = CheckCommandTest.classId(simulator, "Class 1");

      assertThat(wait(simulator, "--until", "ready", "--class", id)).isEqualTo(0);
    }
    assertThat(line.err()).contains("5 of 5 there (ready)");
  }

  @Test
  void anUnknownClassCouldNotBeLookedAt() throws IOException {
    try (Simulator simulator = still()) {
      assertThat(wait(simulator, "--until", "ready", "--class", "COnone")).isEqualTo(2);
    }
    assertThat(line.err()).contains("There is no class with the ID COnone");
  }

  @Test
  void oneSelectionIsEnough() {
    assertThat(
            line.run("wait", "--until", "ready", "--class", "CO1", "--filter", "name:a", "--demo"))
        .isEqualTo(2);
    assertThat(line.err()).contains("Select by one of");
  }

  @Test
  void whatIsWaitedForMustBeSaid() {
    assertThat(line.run("wait", "--demo")).isEqualTo(2);
    assertThat(line.err()).contains("--until");
  }
}

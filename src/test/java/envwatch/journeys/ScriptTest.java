package envwatch.journeys;

import static org.assertj.core.api.Assertions.assertThat;

import envwatch.cli.ProgramProcess;
import envwatch.simulator.EnvironmentState;
import envwatch.simulator.LabEnvironment;
import envwatch.simulator.Liveliness;
import envwatch.simulator.Simulator;
import envwatch.simulator.SimulatorOptions;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;

/** A script of the shell gets a lab ready before anybody comes. */
@Execution(ExecutionMode.CONCURRENT)
@DisabledOnOs(OS.WINDOWS)
class ScriptTest {
  private static final String SCRIPT =
      """
      set -eu
      envwatch() { PROGRAM "$@" --address ADDRESS --api-id ID --data-dir FOLDER; }
      mine="owner:OWNER"

      if envwatch act resume --filter "$mine status:suspended"; then exit 91; fi
      echo told
      envwatch act resume --filter "$mine status:suspended" --yes --wait --timeout 60s
      echo resumed
      envwatch wait --until ready --environment IDS --timeout 60s
      echo ready
      envwatch check --warning 99 --critical 99
      envwatch act resume --environment IDS --yes
      echo again
      """;

  @TempDir Path folder;

  @Test
  void resumesByFilterWaitsAndChecks() throws Exception {
    try (Simulator simulator =
        Simulator.start(
            SimulatorOptions.builder()
                .liveliness(new Liveliness(false, 30, 0))
                .environments(20)
                .build())) {
      LabEnvironment lab =
          simulator.world().environments().stream()
              .filter(one ->
                  one.state() == EnvironmentState.SUSPENDED && simulator.world().mayEdit(one))
              .findFirst()
              .orElseThrow();
      List<LabEnvironment> suspended =
          simulator.world().environments().stream()
              .filter(one -> one.owner().equals(lab.owner()))
              .filter(one -> one.state() == EnvironmentState.SUSPENDED)
              .toList();

      Process script = run(simulator, lab, suspended);

      assertThat(script.waitFor(4, TimeUnit.MINUTES)).isTrue();
      String printed = Files.readString(folder.resolve("out"));
      assertThat(script.exitValue()).as(printed + Files.readString(folder.resolve("err"))).isZero();
      assertThat(printed.lines())
          .containsSubsequence("told", "resumed", "ready", "again")
          .anyMatch(each -> each.startsWith("ENVIRONMENTS OK"));
      assertThat(suspended)
          .allSatisfy(one ->
              assertThat(simulator.world().environment(one.id()).orElseThrow().state())
                  .isEqualTo(EnvironmentState.RUNNING));
    }
  }

  private Process run(Simulator simulator, LabEnvironment lab, List<LabEnvironment> suspended)
      throws Exception {
    String script =
        SCRIPT
            .replace(
                "PROGRAM",
                ProgramProcess.command().stream()
                    .map(word -> "'" + word + "'")
                    .collect(Collectors.joining(" ")))
            .replace("ADDRESS", simulator.address().toString())
            .replace("--api-id ID", "--api-id " + simulator.apiId())
            .replace("FOLDER", "'" + folder.resolve("data") + "'")
            .replace("OWNER", lab.owner().email())
            .replace(
                "IDS",
                suspended.stream().map(one -> "EN" + one.token()).collect(Collectors.joining(" ")));
    ProcessBuilder bash = new ProcessBuilder("bash", "-c", script);
    bash.environment().put("ENVWATCH_API_KEY", simulator.apiKey().reveal());
    return bash.redirectOutput(folder.resolve("out").toFile())
        .redirectError(folder.resolve("err").toFile())
        .start();
  }
}

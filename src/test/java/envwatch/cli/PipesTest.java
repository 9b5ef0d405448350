package envwatch.cli;

import static org.assertj.core.api.Assertions.assertThat;

import envwatch.platform.AppDirectories;
import envwatch.simulator.Liveliness;
import envwatch.simulator.Simulator;
import envwatch.simulator.SimulatorOptions;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import mockwebserver3.MockResponse;
import mockwebserver3.MockWebServer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Commands as processes between others, without a terminal. */
@Execution(ExecutionMode.CONCURRENT)
@EnabledOnOs({OS.LINUX, OS.MAC})
class PipesTest {
  @TempDir Path folder;

  /** Runs a line of the shell in which {@code envwatch} is the program; gives its output. */
  private String shell(String line, Simulator simulator, int code) throws Exception {
    String program =
        ProgramProcess.command().stream()
            .map(word -> "'" + word + "'")
            .collect(Collectors.joining(" "));
    String script =
        "envwatch() { %s \"$@\" --data-dir '%s'; }; %s"
            .formatted(program, folder.resolve("data"), line);
    ProcessBuilder bash = new ProcessBuilder("bash", "-o", "pipefail", "-c", script);
    if (simulator != null) {
      bash.environment().put("ENVWATCH_API_KEY", simulator.apiKey().reveal());
    }
    Process process =
        bash.redirectOutput(folder.resolve("out").toFile())
            .redirectError(folder.resolve("err").toFile())
            .start();
    assertThat(process.waitFor(2, TimeUnit.MINUTES)).as("ends").isTrue();
    assertThat(process.exitValue()).as(err()).isEqualTo(code);
    return Files.readString(folder.resolve("out"));
  }

  private String err() throws Exception {
    return Files.readString(folder.resolve("err"));
  }

  private static String account(Simulator simulator) {
    return " --address %s --api-id %s".formatted(simulator.address(), simulator.apiId());
  }

  @ParameterizedTest
  @CsvSource({
    "api --list, 0",
    "api --list --json, 0",
    "completion bash, 0",
    "--help, 0",
    "status --demo, 1",
    "check --demo, 2"
  })
  void aReaderThatLeavesIsNoFailure(String words, int code) throws Exception {
    assertThat(shell("envwatch " + words + " | head -n 1", null, code).lines()).hasSize(1);

    assertThat(err().replace("No account is set up yet: this is simulated data.\n", "")).isEmpty();
  }

  @Test
  void watchingEndsWhenTheReaderLeaves() throws Exception {
    try (Simulator simulator =
        Simulator.start(
            SimulatorOptions.builder().liveliness(new Liveliness(true, 60, 0.2)).build())) {
      assertThat(
              shell("envwatch watch" + account(simulator) + " | head -n 1", simulator, 0).lines())
          .hasSize(1);
    }
    assertThat(err()).doesNotContain("Exception");
  }

  @Test
  void aBodyComesFromStandardInput() throws Exception {
    try (Simulator simulator = Simulator.start(SimulatorOptions.STILL)) {
      var lab =
          simulator.world().environments().stream()
              .filter(simulator.world()::mayEdit)
              .findFirst()
              .orElseThrow();
      String body =
          "{\"changes\":[{\"op\":\"Replace\",\"path\":\"/Name\",\"value\":\"Aus der Röhre\"}]}";

      shell(
          "echo '%s' | envwatch api v3 PATCH envs envId=EN%s --data - --yes%s"
              .formatted(body, lab.token(), account(simulator)),
          simulator,
          0);

      assertThat(simulator.world().environment(lab.id()).orElseThrow().name())
          .isEqualTo("Aus der Röhre");
    }
  }

  @Test
  void standardInputThatIsClosedIsNoBody() throws Exception {
    shell("envwatch api v3 POST webhooks --data - --yes --demo <&-", null, 2);

    assertThat(err()).startsWith("The ").doesNotContain("Exception");
  }

  /** Nobody knows who reads a pipe. */
  @Test
  void secretsAreNotPrintedToAPipe() throws Exception {
    try (MockWebServer server = new MockWebServer()) {
      server.enqueue(new MockResponse.Builder().body("{\"loginUrl\":\"https://s3cret\"}").build());
      server.start();

      String out =
          shell(
              "export ENVWATCH_API_KEY=key; envwatch api v3 GET users/actions/getloginurl"
                  + " --show-secrets --address "
                  + server.url("/")
                  + " --api-id ID | cat",
              null,
              2);

      assertThat(out).isEmpty();
      assertThat(err()).contains("--show-secrets was refused");
      assertThat(server.getRequestCount()).isZero();
    }
  }

  @Test
  void withoutATerminalTheOutputIsTheSame() throws Exception {
    try (Simulator simulator = Simulator.start(SimulatorOptions.STILL)) {
      String out =
          shell(
              "envwatch status --json" + account(simulator) + " </dev/null | cat; exit 0",
              simulator,
              0);

      assertThat(out.getBytes(StandardCharsets.UTF_8)).isNotEmpty();
      assertThat(out).startsWith("{").contains("\"environments\"").doesNotContain("\u001b");
    }
  }

  @Test
  void whoAsksForTheHelpOfShowLeavesNothingBehind() throws Exception {
    Process help = ProgramProcess.of(folder, "show", "--help").start();
    help.getInputStream().transferTo(OutputStream.nullOutputStream());
    assertThat(help.waitFor()).isZero();
    assertThat(AppDirectories.below(folder).logs()).doesNotExist();
  }
}

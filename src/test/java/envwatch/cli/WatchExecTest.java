package envwatch.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import envwatch.filter.Filter;
import envwatch.simulator.Liveliness;
import envwatch.simulator.Simulator;
import envwatch.simulator.SimulatorOptions;
import envwatch.util.SystemTime;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** Programs that are run for what changes. */
@EnabledOnOs({OS.LINUX, OS.MAC})
@Timeout(value = 2, unit = TimeUnit.MINUTES)
class WatchExecTest {
  @TempDir private Path folder;
  private final SystemTime time = new SystemTime();
  private final StringWriter out = new StringWriter();
  private final StringWriter err = new StringWriter();

  @AfterEach
  void closeTime() {
    time.close();
  }

  private Path script(String text) throws IOException {
    Path script = folder.resolve("script");
    Files.writeString(script, "#!/bin/bash\ncd \"$(dirname \"$0\")\"\n" + text);
    assertThat(script.toFile().setExecutable(true)).isTrue();
    return script;
  }

  private ChangeProgram program(Object... command) {
    return new ChangeProgram(
        List.of(command).stream().map(Object::toString).toList(), time, new PrintWriter(err, true));
  }

  /** Passes the change of an environment to the program, and that of its machine. */
  private void change(ChangeProgram program, String filter) {
    ChangePrinter printer =
        new ChangePrinter(
            new PrintWriter(out),
            new PrintWriter(err, true),
            new EnvironmentFilter(Filter.parse(filter), Map.of(), Duration.ZERO),
            true,
            ZoneOffset.UTC,
            program::changed);
    printer.take(WatchCommandTest.running(0));
    printer.take(WatchCommandTest.suspended(1));
  }

  private String told(String name) throws IOException {
    return Files.readString(folder.resolve(name));
  }

  private void awaitFile(String name, Duration longest) {
    await().atMost(longest).until(() -> Files.exists(folder.resolve(name)));
  }

  @Test
  void aScriptGetsTheJsonOfAChangeWithinFiveSeconds() throws Exception {
    try (ChangeProgram program = program(script("cat > in; mv in got\n"))) {
      change(program, "");
      awaitFile("got", Duration.ofSeconds(5));
    }
    assertThat(told("got").lines()).hasSize(1).isEqualTo(out.toString().lines().limit(1).toList());
  }

  @Test
  void aScriptGetsWhatIsKnownOfTheEnvironment() throws Exception {
    try (ChangeProgram program = program(script("env > in; mv in got\n"))) {
      change(program, "");
      awaitFile("got", Duration.ofSeconds(5));
    }
    assertThat(told("got").lines())
        .contains(
            "ENVWATCH_NAME=Name of E",
            "ENVWATCH_ID=E",
            "ENVWATCH_ACCOUNT=Lab",
            "ENVWATCH_STATUS=Suspended")
        .noneMatch(line -> line.startsWith("ENVWATCH_MACHINE="));
  }

  @Test
  void theNextChangeIsRunFiveSecondsLater() throws Exception {
    try (ChangeProgram program = program(script("echo \"$ENVWATCH_MACHINE.\" >> got\n"))) {
      change(program, "");
      awaitFile("got", Duration.ofSeconds(5));
      assertThat(told("got")).isEqualTo(".\n");
      await()
          .atMost(Duration.ofSeconds(15))
          .untilAsserted(() -> assertThat(told("got")).isEqualTo(".\nweb.\n"));
    }
  }

  @Test
  void whatTheFilterExcludesIsNotRun() throws Exception {
    try (ChangeProgram program = program(script("touch got\n"))) {
      change(program, "owner:nobody");
    }
    assertThat(folder.resolve("got")).doesNotExist();
    assertThat(out.toString()).isEmpty();
  }

  @Test
  void itsExitCodeAndWhatItPrintsGoToStandardError() throws Exception {
    Path script = script("echo 'no queue' >&2; exit 3\n");
    try (ChangeProgram program = program(script)) {
      change(program, "");
      await().until(() -> err.toString().contains("no queue"));
    }
    assertThat(err.toString().lines())
        .endsWith(script + ": It ended with exit code 3.", "  no queue");
  }

  @Test
  void aProgramThatIsMissingIsTold() {
    try (ChangeProgram program = program("no-such-program")) {
      change(program, "");
      await().until(() -> err.toString().contains("The program no-such-program was not found."));
    }
  }

  @Test
  void everythingAfterTheOptionBelongsToTheProgram() throws Exception {
    Path script = script("printf '%s\\n' \"$@\" > in; mv in got\n");
    watched(script, "--json", "--help", "status", "-x", "a b", "", "$(id)");
    assertThat(told("got").lines())
        .containsExactly("--json", "--help", "status", "-x", "a b", "", "$(id)");
  }

  @Test
  void theProgramGetsNoKey() throws Exception {
    String key = watched(script("{ env; cat; echo \"$@\"; } > in; mv in got\n"), "x");
    assertThat(told("got")).contains("ENVWATCH_NAME=").doesNotContain(key);
    assertThat(told("out") + told("err")).doesNotContain(key);
    try (var files = Files.walk(folder.resolve("data"))) {
      for (Path file : files.filter(Files::isRegularFile).toList()) {
        assertThat(Files.readString(file)).doesNotContain(key);
      }
    }
  }

  @Test
  void theProgramEndsWithTheWatch() throws Exception {
    watched(script("echo $$ > in; mv in got; sleep 1000\n"));
    long pid = Long.parseLong(told("got").strip());
    await()
        .untilAsserted(
            () -> assertThat(ProcessHandle.of(pid).filter(ProcessHandle::isAlive)).isEmpty());
  }

  /** Watches a simulated service in a process of its own until the script has told something. */
  private String watched(Path script, String... arguments) throws Exception {
    try (Simulator simulator =
        Simulator.start(
            SimulatorOptions.builder().liveliness(new Liveliness(true, 60, 0.2)).build())) {
      List<String> command = new java.util.ArrayList<>(ProgramProcess.command());
      command.addAll(List.of("watch", "--data-dir", folder.resolve("data").toString()));
      command.addAll(List.of("--address", simulator.address().toString()));
      command.addAll(List.of("--api-id", simulator.apiId(), "--exec", script.toString()));
      command.addAll(List.of(arguments));
      ProcessBuilder builder = new ProcessBuilder(command);
      builder.environment().put("ENVWATCH_API_KEY", simulator.apiKey().reveal());
      Process process =
          builder
              .redirectOutput(folder.resolve("out").toFile())
              .redirectError(folder.resolve("err").toFile())
              .start();
      try {
        awaitFile("got", Duration.ofSeconds(90));
      } finally {
        process.destroy();
      }
      assertThat(process.waitFor(20, TimeUnit.SECONDS)).isTrue();
      return simulator.apiKey().reveal();
    }
  }

  @Test
  void theOptionNeedsAProgram() {
    CommandLineRun line = new CommandLineRun(folder);
    assertThat(line.run("watch", "--demo", "--exec")).isEqualTo(2);
    assertThat(line.err()).startsWith("--exec needs a program to run.");
  }
}

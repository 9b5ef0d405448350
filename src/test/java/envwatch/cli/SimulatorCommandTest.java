package envwatch.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.file.Path;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

class SimulatorCommandTest {
  @TempDir Path folder;
  private CommandLineRun line;

  @BeforeEach
  void prepare() {
    line = new CommandLineRun(folder);
  }

  @Test
  void itPrintsOneLineOfJsonAndRunsUntilItIsInterrupted() throws Exception {
    AtomicInteger exit = new AtomicInteger(-1);
    Thread running =
        Thread.ofPlatform()
            .start(() ->
                exit.set(line.runAsIs("simulator", "--environments", "3", "--versions", "1")));

    await().until(() -> line.out().contains("\n"));
    JsonNode printed = JsonMapper.shared().readTree(line.out());
    running.interrupt();
    running.join();

    assertThat(exit).hasValue(0);
    assertThat(line.out().lines()).hasSize(1);
    assertThat(printed.path("address").stringValue()).startsWith("http://127.0.0.1:");
    assertThat(printed.path("apiId").stringValue()).isNotEmpty();
    assertThat(printed.path("apiKey").stringValue()).isNotEmpty();
    assertThat(printed.path("environments")).hasSize(3);
  }

  @Test
  void itsHelpNamesTheOptionsThatItAccepts() {
    line.runAsIs("simulator", "--help");

    assertThat(line.out())
        .contains("--history", "--weather", "--refuse-reused-tokens")
        .doesNotContain("--address");
  }

  @Test
  void aHistoryOfTheWrongFormIsToldInOneSentence() {
    assertThat(line.runAsIs("simulator", "--history", "3 weeks")).isEqualTo(2);

    assertThat(line.err().lines())
        .containsExactly(
            "--history needs a time such as 12h or 30d, at most 366d, not \"3 weeks\".");
  }

  @Test
  void aPortInUseIsToldInOneSentence() throws IOException {
    try (ServerSocket taken = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
      String port = String.valueOf(taken.getLocalPort());

      assertThat(line.runAsIs("simulator", "--port", port)).isEqualTo(2);

      assertThat(line.err().lines())
          .containsExactly(
              "The simulator cannot listen on port " + port + ": another program may be using it.");
    }
  }

  @ParameterizedTest
  @CsvSource({
    "--port, 70000",
    "--port, many",
    "--environments, -1",
    "--versions, 4",
    "--weather, hail",
    "--history, 3w",
    "--history, 0d",
    "--history, 367d",
    "--history, -1d",
    "--demo, ",
    "--address, https://h"
  })
  void whatMakesNoSenseIsRefused(String option, String value) {
    String[] arguments =
        value == null
            ? new String[] {"simulator", option}
            : new String[] {"simulator", option, value};

    assertThat(line.runAsIs(arguments)).isEqualTo(2);

    assertThat(line.err().lines()).hasSize(1);
    assertThat(line.out()).isEmpty();
  }
}

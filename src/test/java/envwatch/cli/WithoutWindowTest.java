package envwatch.cli;

import static org.assertj.core.api.Assertions.assertThat;

import envwatch.api.http.TimeLimits;
import envwatch.runtime.NoDashboard;
import envwatch.secrets.MemorySecretStore;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Path;
import java.time.Clock;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The command line where JavaFX is not shipped. */
class WithoutWindowTest {
  @TempDir Path folder;
  private final StringWriter out = new StringWriter();
  private final StringWriter err = new StringWriter();

  private int run(String command) {
    CliContext context =
        new CliContext(
            Map.of(),
            new MemorySecretStore(),
            new NoDashboard(),
            Clock.systemUTC(),
            TimeLimits.DEFAULT);
    String line = (command + " --demo --data-dir " + folder).strip();
    return new Commands(
            context, new PrintWriter(out, true), new PrintWriter(err, true), parsed -> {})
        .execute(line.split(" "));
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "--presenting", "picture look.png"})
  void whatNeedsTheWindowSaysThatThereIsNone(String command) {
    assertThat(run(command)).isEqualTo(2);
    assertThat(err.toString().lines())
        .containsExactly(
            "This Envwatch has no window and draws no pictures: it is the one for containers."
                + " \"envwatch --help\" names its commands.");
    assertThat(out.toString()).isEmpty();
  }

  @Test
  void whatNeedsNoneWorks() {
    assertThat(run("api --list")).isZero();
    assertThat(out.toString()).isNotEmpty();
  }
}

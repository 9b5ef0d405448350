package envwatch;

import static envwatch.words.Messages.text;
import static org.assertj.core.api.Assertions.assertThat;

import envwatch.platform.AppDirectories;
import envwatch.runtime.Version;
import java.io.IOException;
import java.nio.file.Path;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Whoever asks for a logger before {@link Main} has said where the log goes has it written to the
 * terminal until the program ends. This concerns the whole process, so the test starts one.
 */
class FirstLoggerTest {
  @TempDir Path folder;

  @Test
  void theLogGoesToItsFileAndNothingOfItToTheTerminal() throws Exception {
    Path data = folder.resolve("data");
    Path missing = folder.resolve("missing.pem");
    Path terminal = folder.resolve("terminal");

    // Refused as soon as the log is set up, so that no window has to be opened.
    start(terminal, "--debug", "--data-dir", data, "--certificate-authority", missing);

    assertThat(AppDirectories.below(data).logs().resolve("envwatch.log"))
        .content()
        .contains("Envwatch " + Version.number());
    assertThat(terminal).hasContent(text("cli.authority-unreadable", missing));
  }

  private static void start(Path terminal, Object... arguments)
      throws IOException, InterruptedException {
    ProcessBuilder builder =
        new ProcessBuilder(
            Path.of(System.getProperty("java.home"), "bin", "java").toString(),
            "-XX:TieredStopAtLevel=1",
            // As every start of the program does; without it Java warns when JavaFX is loaded
            // early.
            "--enable-native-access=ALL-UNNAMED",
            "-Duser.language=en",
            "-cp",
            System.getProperty("java.class.path"),
            Main.class.getName());
    for (Object argument : arguments) {
      builder.command().add(argument.toString());
    }
    // With it Java names its options on the terminal.
    builder.environment().remove("JAVA_TOOL_OPTIONS");
    Process process = builder.redirectErrorStream(true).redirectOutput(terminal.toFile()).start();
    boolean ended = process.waitFor(60, TimeUnit.SECONDS);
    process.destroyForcibly();
    assertThat(ended).as("the program ended").isTrue();
  }
}

package envwatch.platform;

import static org.assertj.core.api.Assertions.assertThat;

import ch.qos.logback.classic.LoggerContext;
import ch.qos.logback.classic.util.LogbackMDCAdapter;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class LoggingTest {
  private final LoggerContext context = new LoggerContext();

  @TempDir Path folder;

  @AfterEach
  void stop() {
    context.stop();
  }

  @BeforeEach
  void standAlone() {
    context.setMDCAdapter(new LogbackMDCAdapter());
  }

  private Path logTo(boolean debug) {
    Path file = folder.resolve("envwatch.log");
    Logging.setUp(context, file.toString(), debug);
    return file;
  }

  @Test
  void theLogIsReadableByTheUserAlone() throws IOException {
    Path file = logTo(false);

    context.getLogger("envwatch.watch").info("hello");

    assertThat(file).content().contains("hello");
    assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(file)))
        .isEqualTo("rw-------");
  }

  @Test
  void detailsAreLoggedOnDemandAndOnlyOurs() {
    Path file = logTo(true);

    context.getLogger("envwatch.watch").debug("ours");
    context.getLogger("org.somewhere").debug("theirs");

    assertThat(file).content().contains("ours").doesNotContain("theirs");
  }

  @Test
  void theLogStaysSmall() throws IOException {
    logTo(false);
    String line = "x".repeat(10_000);

    for (int i = 0; i < 800; i++) {
      context.getLogger("envwatch").info(line);
    }

    try (Stream<Path> files = Files.list(folder)) {
      assertThat(files.mapToLong(file -> file.toFile().length()).sum()).isLessThan(6_000_000);
    }
  }

  @Test
  void aFolderThatCannotBeWrittenToDoesNotStopTheProgram() throws IOException {
    Path taken = Files.createFile(folder.resolve("taken"));

    Logging.setUp(context, taken.resolve("envwatch.log").toString(), false);

    context.getLogger("envwatch").info("goes nowhere");
    assertThat(taken).isEmptyFile();
  }
}

package envwatch.runtime;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;

@Execution(ExecutionMode.CONCURRENT)
class EncryptedRehearsalTest {
  @TempDir Path folder;

  @Test
  void loadsTheClassesOfAHandshake() throws Exception {
    Path loaded = folder.resolve("loaded.log");

    Process process =
        new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-Xlog:class+load:file=" + loaded,
                "-cp",
                System.getProperty("java.class.path"),
                Rehearsing.class.getName())
            .inheritIO()
            .start();

    assertThat(process.waitFor()).isZero();
    assertThat(loaded).content().contains("sun.security.ssl.Finished$T13FinishedConsumer");
  }

  /** Only rehearses, in a process of its own. */
  static final class Rehearsing {
    private Rehearsing() {}

    public static void main(String[] arguments) throws Exception {
      EncryptedRehearsal.send();
    }
  }
}

package envwatch.settings;

import static org.assertj.core.api.Assertions.assertThat;

import envwatch.util.PrivateFiles;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import tools.jackson.databind.json.JsonMapper;

/** A process that saves as fast as it can is killed while it does. */
@Execution(ExecutionMode.CONCURRENT)
class KilledWhileSavingTest {
  private static final int MOST_ROUNDS = 20;
  private static final int KILLS = Integer.getInteger("envwatch.kills", 8);
  private static final String PADDING = "x".repeat(200_000);

  @TempDir Path folder;

  @Test
  void theFileIsAlwaysTheOldOneOrTheNew() throws Exception {
    Path file = folder.resolve("settings.json");
    Random random = new Random(7);
    for (int kill = 0; kill < KILLS; kill++) {
      Files.deleteIfExists(file);
      Process saving =
          new ProcessBuilder(
                  Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                  "-XX:TieredStopAtLevel=1",
                  "-XX:+UseSerialGC",
                  "-cp",
                  System.getProperty("java.class.path"),
                  Saving.class.getName(),
                  file.toString())
              .redirectError(ProcessBuilder.Redirect.INHERIT)
              .start();
      int rounds = 1 + random.nextInt(MOST_ROUNDS);
      assertThat(saving.getInputStream().readNBytes(rounds)).hasSize(rounds);
      saving.destroyForcibly().waitFor();

      assertThat(
              JsonMapper.shared().readTree(Files.readAllBytes(file)).path("padding").stringValue())
          .isEqualTo(PADDING);
    }
  }

  /** The process that is killed: says that it saves, and does. */
  static final class Saving {
    public static void main(String[] arguments) throws Exception {
      Path file = Path.of(arguments[0]);
      save(file, 0);
      for (int round = 1; ; round++) {
        System.out.write('.');
        System.out.flush();
        save(file, round);
      }
    }

    private static void save(Path file, int round) throws Exception {
      String content = "{\"round\": " + round + ", \"padding\": \"" + PADDING + "\"}";
      PrivateFiles.replace(file, content.getBytes(StandardCharsets.UTF_8));
    }
  }
}

package envwatch.history.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.SplittableRandom;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;

/** The thousand kills are a part of {@code mvn -Pweather verify}. */
@Execution(ExecutionMode.CONCURRENT)
class KilledWhileSavingTest {
  private static final int KILLS = 24;
  private static final int LATEST_MILLISECONDS = 120;

  @TempDir private Path folder;

  @Test
  void whateverWasToldToBeOnDiskIsThereAfterEveryKill() throws Exception {
    SplittableRandom random = new SplittableRandom(7);
    long newest = 0;
    for (int kill = 0; kill < KILLS; kill++) {
      newest = Math.max(newest, killed(random.nextInt(LATEST_MILLISECONDS)));
      assertThat(SavingHistory.fault(folder, newest)).as("kill %d", kill).isEmpty();
    }
    assertThat(newest).isPositive();
  }

  /** Starts the process, kills it after it has begun to save, and returns what it told last. */
  private long killed(int milliseconds) throws IOException, InterruptedException {
    Path told = folder.resolve("told.txt");
    Process saving =
        new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:+UseSerialGC",
                "-XX:TieredStopAtLevel=1",
                "-Xmx64m",
                // A killed process leaves the library that it unpacked.
                "-Dorg.sqlite.tmpdir=" + folder,
                "--enable-native-access=ALL-UNNAMED",
                "-cp",
                System.getProperty("java.class.path"),
                SavingHistory.class.getName(),
                folder.toString())
            .redirectOutput(told.toFile())
            .redirectError(ProcessBuilder.Redirect.DISCARD)
            .start();
    await().until(() -> !saving.isAlive() || Files.size(told) > 0);
    assertThat(saving.waitFor(milliseconds, TimeUnit.MILLISECONDS))
        .as("it saves until it is killed")
        .isFalse();
    saving.destroyForcibly().waitFor();
    return newest(Files.readString(told));
  }

  /** The last line may be cut. */
  private static long newest(String told) {
    int end = told.lastIndexOf('\n');
    int start = told.lastIndexOf('\n', end - 1);
    return end < 0 ? 0 : Long.parseLong(told.substring(start + 1, end).strip());
  }
}

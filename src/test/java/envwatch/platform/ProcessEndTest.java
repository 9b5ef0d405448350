package envwatch.platform;

import static org.assertj.core.api.Assertions.assertThat;

import envwatch.app.JavaFxDashboard;
import envwatch.runtime.LaunchOptions;
import envwatch.runtime.Session;
import envwatch.secrets.MemorySecretStore;
import envwatch.settings.AppearanceSettings;
import envwatch.settings.AppearanceSettings.Theme;
import envwatch.settings.Settings;
import envwatch.util.SystemTime;
import java.io.BufferedReader;
import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** The system ends a process, as at log-out. */
@DisabledOnOs(value = OS.WINDOWS, disabledReason = "Java has no gentle way there to end a process")
class ProcessEndTest {
  private static final String READY = "ready";
  private static final int ENDED_BY_TERM = 143;

  @TempDir Path folder;

  @Test
  void aChangeMadeJustBeforeIsSavedAndNothingIsLeftBehind() throws Exception {
    Process process = start(OpenSession.class);

    end(process);

    assertThat(folder.resolve("settings.json")).content().contains("\"fontSize\" : 17");
    assertThat(folder.resolve("window.socket")).doesNotExist();
    assertThat(folder.resolve("remote")).isEmptyDirectory();
    assertThat(folder.resolve("pages")).isEmptyDirectory();
  }

  @Test
  void whatDoesNotCloseDoesNotKeepTheProcess() throws Exception {
    end(start(Hanging.class));
  }

  private Process start(Class<?> program) throws IOException {
    Process process =
        new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:TieredStopAtLevel=1",
                "-cp",
                System.getProperty("java.class.path"),
                program.getName(),
                folder.toString())
            .redirectError(ProcessBuilder.Redirect.INHERIT)
            .start();
    BufferedReader output = process.inputReader();
    String line = output.readLine();
    while (line != null && !line.equals(READY)) {
      line = output.readLine();
    }
    assertThat(line).isEqualTo(READY);
    return process;
  }

  private static void end(Process process) throws InterruptedException {
    process.destroy();
    boolean ended = process.waitFor(30, TimeUnit.SECONDS);
    process.destroyForcibly();
    assertThat(ended).isTrue();
    assertThat(process.exitValue()).isEqualTo(ENDED_BY_TERM);
  }

  /** What stands behind a window, with a change that is not saved yet. */
  static final class OpenSession {
    public static void main(String[] arguments) throws Exception {
      Path folder = Path.of(arguments[0]);
      LaunchOptions startup =
          new LaunchOptions(
              AppDirectories.below(folder), true, new LaunchOptions.Source.Stored(), false, null);
      try (SingleInstance instance =
              SingleInstance.claim(folder, GivenOptions.NONE, "").orElseThrow();
          SystemTime time = new SystemTime();
          Session session = new Session(startup, new MemorySecretStore(), time);
          ProcessEnd _ = JavaFxDashboard.processEnd(session, instance)) {
        assertThat(Files.exists(folder.resolve("window.socket"))).isTrue();
        session.accessFiles().remoteDesktop().save("Lab", "web-1", "text");
        session
            .accessFiles()
            .linkPages()
            .save(URI.create("https://lab.example.com"), folder.resolve("pages"));
        session
            .settings()
            .change(now -> now.with(Settings.APPEARANCE, new AppearanceSettings(Theme.DARK, 17)));
        waitForTheEnd();
      }
    }
  }

  /** What cannot be closed. */
  static final class Hanging {
    public static void main(String[] arguments) throws Exception {
      CountDownLatch never = new CountDownLatch(1);
      Runnable closing =
          () -> {
            while (never.getCount() > 0) {
              Thread.onSpinWait();
            }
          };
      try (ProcessEnd _ = new ProcessEnd(closing, Duration.ofMillis(50))) {
        waitForTheEnd();
      }
    }
  }

  private static void waitForTheEnd() throws InterruptedException {
    System.out.println(READY);
    new CountDownLatch(1).await();
  }
}

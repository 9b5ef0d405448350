package envwatch.app;

import static envwatch.words.Messages.text;
import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import envwatch.journeys.pages.DashboardPage;
import envwatch.platform.AppDirectories;
import envwatch.platform.SingleInstance;
import envwatch.secrets.MemorySecretStore;
import envwatch.ui.kit.OnJavaFx;
import envwatch.ui.secrets.MemoryClipboard;
import envwatch.util.SystemTime;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Duration;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

class AppTest {
  /** Far more than is needed: computers that build are often busy. */
  private static final Duration PATIENCE = Duration.ofSeconds(30);

  @AutoClose private final SystemTime time = new SystemTime();
  @TempDir Path folder;
  @AutoClose private OpenEnvwatch program;

  private DashboardPage open() {
    program =
        new OpenEnvwatch(
            folder, new MemorySecretStore(), time, new MemoryClipboard(), address -> {});
    return new DashboardPage(program.stage());
  }

  @Test
  void theWindowComesForwardUntilThePersonClosesIt() {
    DashboardPage dashboard = open();
    assertThat(program.comesForward()).isTrue();

    dashboard.quit();
    program.awaitEnd();

    assertThat(program.comesForward()).isFalse();
  }

  @Test
  void aMinimizedWindowComesUpWhenThePersonAsksForIt() {
    program =
        new OpenEnvwatch(
            folder,
            new MemorySecretStore(),
            time,
            new MemoryClipboard(),
            address -> {},
            options -> options.withMinimized(true));
    assertThat(OnJavaFx.call(program.stage()::isIconified)).isTrue();

    assertThat(program.comesForward(App.AS_IT_IS)).isEqualTo(SingleInstance.Shown.WILL_BE);
    assertThat(OnJavaFx.call(program.stage()::isIconified)).isTrue();

    assertThat(program.comesForward()).isTrue();

    assertThat(OnJavaFx.call(program.stage()::isIconified)).isFalse();
  }

  @Test
  @EnabledOnOs({OS.LINUX, OS.MAC})
  void thatSettingsAreNotSavedIsToldUntilTheyAre() throws IOException {
    Path settings = Files.writeString(AppDirectories.below(folder).settingsFile(), "{}");
    permit(settings, "r--r--r--");
    DashboardPage dashboard = open();
    dashboard.filter("owner:ann");
    dashboard.saveView("Ann");
    await()
        .atMost(PATIENCE)
        .untilAsserted(() ->
            assertThat(dashboard.banner("saving-failed"))
                .contains(text("banner.saving-failed.settings")));

    permit(settings, "rw-r--r--");
    dashboard.escape();
    dashboard.filter("owner:ben");
    dashboard.saveView("Ben");

    await()
        .atMost(PATIENCE)
        .untilAsserted(() -> assertThat(dashboard.banner("saving-failed")).isEmpty());
  }

  @Test
  @EnabledOnOs({OS.LINUX, OS.MAC})
  void thatSettingsAreNotSavedIsToldAlsoOnceTheWindowIs() throws IOException {
    AppDirectories directories = AppDirectories.below(folder);
    Path settings = Files.writeString(directories.settingsFile(), "{}");
    Path window = Files.writeString(directories.windowFile(), "{}");
    permit(settings, "r--r--r--");
    permit(window, "r--r--r--");
    DashboardPage dashboard = open();
    dashboard.sortBy("owner");
    awaitUnsaved(dashboard, "banner.saving-failed.window");
    dashboard.filter("owner:ann");
    dashboard.saveView("Ann");
    awaitUnsaved(dashboard, "banner.saving-failed");

    permit(window, "rw-r--r--");
    dashboard.sortBy("name");

    awaitUnsaved(dashboard, "banner.saving-failed.settings");
  }

  private static void awaitUnsaved(DashboardPage dashboard, String words) {
    await()
        .atMost(PATIENCE)
        .untilAsserted(() -> assertThat(dashboard.banner("saving-failed")).contains(text(words)));
  }

  private static void permit(Path file, String permissions) throws IOException {
    Files.setPosixFilePermissions(file, PosixFilePermissions.fromString(permissions));
  }
}

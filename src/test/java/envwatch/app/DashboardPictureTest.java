package envwatch.app;

import static org.assertj.core.api.Assertions.assertThat;

import envwatch.platform.AppDirectories;
import envwatch.runtime.Dashboard;
import envwatch.runtime.LaunchOptions;
import envwatch.runtime.Session;
import envwatch.secrets.MemorySecretStore;
import envwatch.ui.kit.OnJavaFx;
import envwatch.util.SystemTime;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Objects;
import javafx.scene.Scene;
import javafx.scene.control.Labeled;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class DashboardPictureTest {
  /** Half an hour more than is asserted, so that a slow computer tells the same as a fast one. */
  private static final Duration HISTORY = Duration.ofHours(24).plusMinutes(30);

  @TempDir Path folder;

  @Test
  void itShowsThePast() throws Exception {
    AppDirectories directories = AppDirectories.below(folder);
    directories.create();
    LaunchOptions demo =
        new LaunchOptions(directories, true, new LaunchOptions.Source.Demo(HISTORY), false, null);
    Dashboard.Picture picture =
        new Dashboard.Picture(folder.resolve("picture.png"), 1400, 900, null, null);
    try (SystemTime time = new SystemTime();
        Session session = new Session(demo, new MemorySecretStore(), time)) {
      OnJavaFx.run(() -> {});

      Scene dashboard = new DashboardPicture(session, picture).dashboard();

      List<String> texts = OnJavaFx.call(() -> texts(dashboard));
      assertThat(texts).anyMatch(text -> text.startsWith("up "));
      assertThat(texts).anyMatch(text -> text.contains("for at least 1 day"));
    }
  }

  private static List<String> texts(Scene scene) {
    return scene.getRoot().lookupAll(".label").stream()
        .map(label -> ((Labeled) label).getText())
        .filter(Objects::nonNull)
        .toList();
  }
}

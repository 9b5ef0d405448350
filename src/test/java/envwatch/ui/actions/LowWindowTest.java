package envwatch.ui.actions;

import static org.assertj.core.api.Assertions.assertThat;

import envwatch.settings.AppearanceSettings;
import envwatch.settings.AppearanceSettings.Theme;
import envwatch.ui.kit.OnJavaFx;
import java.nio.file.Path;
import javafx.scene.Node;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A large font in a window that has hardly room for everything. */
class LowWindowTest {
  @TempDir private Path folder;

  @Test
  void theStatusStripStaysInTheWindowWhileTheRecordOfActionsIsOpen() {
    try (ActionsWindow window =
        new ActionsWindow(folder, new AppearanceSettings(Theme.LIGHT, 21))) {
      window.happens(() -> window.world.running("Anna").running("Ben"));
      window.select("Lab Anna", "Lab Ben");
      window.press("selection-suspend-environment");
      window.press("dialog-act");
      window.press("activity-button");

      Node connection = window.node("connection");
      double end =
          OnJavaFx.call(() -> connection.localToScene(connection.getBoundsInLocal()).getMaxY());
      assertThat(end).isLessThanOrEqualTo(OnJavaFx.call(() -> connection.getScene().getHeight()));
    }
  }
}

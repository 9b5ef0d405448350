package envwatch.ui.notices;

import static envwatch.ui.notices.NoticesWindow.first;
import static org.assertj.core.api.Assertions.assertThat;

import envwatch.notices.MuteScope;
import envwatch.settings.AppearanceSettings;
import envwatch.settings.AppearanceSettings.Theme;
import envwatch.ui.kit.Keys;
import envwatch.ui.kit.OnJavaFx;
import envwatch.ui.kit.Pictures;
import envwatch.ui.model.SampleWorld;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.control.Label;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;

/** That the list of notices fits into the window and moves nothing there. */
class NoticesLayoutTest {
  @TempDir private Path folder;
  @RegisterExtension private final NoticesWindow window = new NoticesWindow(() -> folder);

  @Test
  void howManyItConcernsIsReadBeforeTheirNames() {
    window.failTogether(
        SampleWorld.dozen().stream().map(one -> one.id().value()).toArray(String[]::new));
    window.press(Keys.NOTICES);
    OnJavaFx.run(() -> {
      Pictures.settle(window.scene.getRoot());
      Label subject = (Label) window.list().lookup(".notice-subject");
      assertThat(subject.getText()).contains("12");
      assertThat(subject.isTextTruncated()).isFalse();
    });
  }

  @Test
  void theListIsAsHighAsWhatItTellsUpToALimit() throws IOException {
    window.open(new AppearanceSettings(Theme.LIGHT, 14), 1000, 1000);
    window.press(Keys.NOTICES);
    assertThat(rowsShown()).isEqualTo(1);
    window.fails(first(3));
    assertThat(rowsShown()).isEqualTo(3);
    window.fails(first(12));
    assertThat(rowsShown()).isEqualTo(12);
  }

  /** It lies over the page: nothing there moves, and it stays inside of the window. */
  @Test
  void itMovesNothingOnWhateverPageAndFitsIntoALowWindow() throws IOException {
    window.open(new AppearanceSettings(Theme.LIGHT, 21), 1000, 650);
    window.fails(first(12));
    OnJavaFx.run(() -> Pictures.settle(window.scene.getRoot()));
    Node environments = window.dashboard.view().environmentTable().table();
    Bounds before = OnJavaFx.call(() -> inScene(environments));
    window.press(Keys.NOTICES);
    OnJavaFx.run(() -> {
      window.notices.mute(new MuteScope.Everything(), Duration.ofHours(1));
      window.notices.mute(new MuteScope.View("Ann's labs", "owner:ann"), Duration.ofHours(1));
    });
    assertThat(rowsShown()).isGreaterThanOrEqualTo(4);
    assertThat(OnJavaFx.call(() -> inScene(environments))).isEqualTo(before);
    assertThat(OnJavaFx.call(() -> inScene(window.list())).getMaxY()).isLessThan(650);
  }

  private static Bounds inScene(Node node) {
    return node.localToScene(node.getLayoutBounds());
  }

  private int rowsShown() {
    return OnJavaFx.call(() -> {
      Pictures.settle(window.scene.getRoot());
      return (int) (window.list().getHeight() / window.list().getFixedCellSize());
    });
  }
}

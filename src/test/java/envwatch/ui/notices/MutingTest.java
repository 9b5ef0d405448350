package envwatch.ui.notices;

import static org.assertj.core.api.Assertions.assertThat;

import envwatch.model.EnvironmentKey;
import envwatch.notices.MuteScope;
import envwatch.ui.kit.Keys;
import envwatch.ui.kit.OnJavaFx;
import java.nio.file.Path;
import java.time.Duration;
import javafx.scene.control.Button;
import javafx.scene.control.Menu;
import javafx.scene.control.MenuButton;
import javafx.scene.control.MenuItem;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;

/** How everything, a view or one environment is muted, and how that ends. */
class MutingTest {
  @TempDir private Path folder;
  @RegisterExtension private final NoticesWindow window = new NoticesWindow(() -> folder);

  @Test
  void everythingAndEachViewCanBeMuted() {
    window.press(Keys.NOTICES);
    OnJavaFx.run(() -> {
      MenuButton mute = (MenuButton) window.scene.lookup("#notices-mute");
      assertThat(mute.getItems())
          .extracting(MenuItem::getText)
          .containsExactly("Everything", "View Ann's labs");
      ((Menu) mute.getItems().getFirst()).getItems().getFirst().fire();
    });
    assertThat(window.notices.view().mutes())
        .singleElement()
        .satisfies(mute -> {
          assertThat(mute.scope()).isEqualTo(new MuteScope.Everything());
          assertThat(mute.until()).isEqualTo(window.time.instant().plus(Duration.ofMinutes(30)));
        });
    assertThat(window.bell().getAccessibleText()).isEqualTo("Notices are muted");
  }

  @Test
  void aMuteIsListedAndCanBeEnded() {
    window.press(Keys.NOTICES);
    OnJavaFx.run(() -> {
      window.notices.mute(new MuteScope.Everything(), Duration.ofHours(1));
      ((Button) window.scene.lookup(".mute-line .button")).fire();
    });
    assertThat(window.notices.view().mutes()).isEmpty();
  }

  @Test
  void theMenuOfARowMutesItAndEndsThat() {
    EnvironmentKey key = window.row(0).key();
    OnJavaFx.run(() -> {
      Menu mute = (Menu) window.item("mute");
      mute.getItems().getFirst().fire();
    });
    assertThat(window.notices.view().mutes())
        .singleElement()
        .satisfies(mute -> assertThat(mute.scope()).isEqualTo(new MuteScope.One(key)));
    assertThat(window.row(0).noticesProperty().get().muted()).isTrue();
    OnJavaFx.run(() -> window.item("unmute").fire());
    assertThat(window.notices.view().mutes()).isEmpty();
  }
}

package envwatch.ui.notices;

import static envwatch.ui.notices.NoticesWindow.failing;
import static org.assertj.core.api.Assertions.assertThat;

import envwatch.ui.kit.Keys;
import envwatch.ui.kit.OnJavaFx;
import java.nio.file.Path;
import javafx.scene.control.Button;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;

/** How the bell and the title count notices, and how their list opens and closes. */
class NoticesFeatureTest {
  @TempDir private Path folder;
  @RegisterExtension private final NoticesWindow window = new NoticesWindow(() -> folder);

  @Test
  void theBellCountsWhatWasNotRead() {
    assertThat(window.unread()).isEmpty();
    window.fails(failing());
    assertThat(window.unread()).isEqualTo(String.valueOf(failing().length));
    assertThat(window.bell().getAccessibleText()).contains("new notices");
  }

  @Test
  void whatWasNotReadIsCountedForTheTitleToo() {
    window.fails(failing()[0]);
    assertThat(OnJavaFx.call(() -> window.model.unreadProperty().get())).isOne();
    window.press(Keys.NOTICES);
    assertThat(OnJavaFx.call(() -> window.model.unreadProperty().get())).isZero();
  }

  @Test
  void nothingIsMadeBeforeTheListIsOpened() {
    window.fails(failing());
    assertThat(window.list()).isNull();
  }

  @Test
  void theBellOpensTheListAndThenAllIsRead() {
    window.fails(failing());
    OnJavaFx.run(() -> window.bell().fire());
    assertThat(window.list().getItems()).hasSize(failing().length);
    assertThat(window.notices.view().unread()).isZero();
  }

  @Test
  void theKeyClosesTheListAgain() {
    window.press(Keys.NOTICES);
    assertThat(window.shown()).isTrue();
    window.press(Keys.NOTICES);
    assertThat(window.shown()).isFalse();
  }

  @Test
  void escapeClosesTheList() {
    window.press(Keys.NOTICES);
    OnJavaFx.run(() ->
        window
            .list()
            .fireEvent(
                new KeyEvent(
                    KeyEvent.KEY_PRESSED, "", "", KeyCode.ESCAPE, false, false, false, false)));
    assertThat(window.shown()).isFalse();
  }

  @Test
  void theListCanBeCleared() {
    window.fails(failing());
    window.press(Keys.NOTICES);
    OnJavaFx.run(() -> ((Button) window.scene.lookup("#notices-clear")).fire());
    assertThat(window.list().getItems()).isEmpty();
  }
}

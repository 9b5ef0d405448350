package envwatch.ui.notices;

import static org.assertj.core.api.Assertions.assertThat;

import envwatch.ui.kit.MouseEvents;
import java.util.ArrayList;
import java.util.List;
import javafx.event.EventType;
import javafx.scene.Group;
import javafx.scene.input.MouseEvent;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class KeyboardReturnTest {
  private final Group notice = new Group();
  private final List<String> given = new ArrayList<>();
  private @Nullable String holder;

  @BeforeEach
  void follow() {
    new KeyboardReturn(
            () -> {
              String now = holder;
              return now == null ? null : () -> given.add(now);
            },
            Runnable::run)
        .follow(notice);
  }

  @Test
  void theWindowThatHadTheKeyboardHasItAgainAfterTheClick() {
    click("main", null);

    assertThat(given).containsExactly("main");
  }

  @Test
  void whereNoWindowOfEnvwatchHadItNoneTakesIt() {
    click(null, null);

    assertThat(given).isEmpty();
  }

  @Test
  void aWindowThatTheClickBroughtForwardKeepsIt() {
    click("settings", "main");

    assertThat(given).isEmpty();
  }

  /**
   * Presses and releases the mouse in the notice.
   *
   * @param before the window of Envwatch that has the keyboard then; null for none
   * @param after the one that has it when the mouse is released; null for none
   */
  private void click(@Nullable String before, @Nullable String after) {
    holder = before;
    fire(MouseEvent.MOUSE_PRESSED);
    holder = after;
    fire(MouseEvent.MOUSE_RELEASED);
  }

  private void fire(EventType<MouseEvent> type) {
    MouseEvents.primary(notice, type, 0, 0, 1);
  }
}

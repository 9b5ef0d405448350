package envwatch.ui.notices;

import java.util.concurrent.Executor;
import java.util.function.Supplier;
import javafx.scene.Node;
import javafx.scene.input.MouseEvent;
import org.jspecify.annotations.Nullable;

/**
 * Gives the keyboard back to the window of Envwatch that had it before the mouse was pressed in a
 * popup: some window managers leave it nowhere then. Lives on the JavaFX thread.
 */
final class KeyboardReturn {
  private final Supplier<@Nullable Runnable> holder;
  private final Executor javaFxThread;
  private @Nullable Runnable giveBack;

  /**
   * @param holder how to give the keyboard to the window of Envwatch that has it now; null if none
   *     has it
   */
  KeyboardReturn(Supplier<@Nullable Runnable> holder, Executor javaFxThread) {
    this.holder = holder;
    this.javaFxThread = javaFxThread;
  }

  /** Follows the mouse in the content of a popup. */
  void follow(Node content) {
    content.addEventFilter(MouseEvent.MOUSE_PRESSED, event -> giveBack = holder.get());
    // After what the click does, which may give the keyboard to somebody.
    content.addEventFilter(
        MouseEvent.MOUSE_RELEASED, event -> javaFxThread.execute(this::released));
  }

  private void released() {
    if (giveBack != null && holder.get() == null) {
      giveBack.run();
    }
    giveBack = null;
  }
}

package envwatch.ui.actions;

import envwatch.util.Time;
import java.time.Duration;
import java.util.concurrent.Executor;
import javafx.scene.Node;
import org.jspecify.annotations.Nullable;

/**
 * Dismisses what needs no answer once there was time to read it, but never under the mouse or the
 * keyboard. Lives on the JavaFX thread.
 */
final class SelfDismissal {
  /** Enough to read a sentence twice. */
  static final Duration LENGTH = Duration.ofSeconds(10);

  private final Node node;
  private final Time time;
  private final Executor javaFxThread;
  private final Runnable dismiss;
  private Time.@Nullable Alarm end;
  private boolean begun;

  SelfDismissal(Node node, Time time, Executor javaFxThread, Runnable dismiss) {
    this.node = node;
    this.time = time;
    this.javaFxThread = javaFxThread;
    this.dismiss = dismiss;
    node.hoverProperty().subscribe(this::restart);
    node.focusWithinProperty().subscribe(this::restart);
  }

  /** Begins to wait, unless it does already. */
  void begin() {
    if (!begun) {
      begun = true;
      restart();
    }
  }

  void cancel() {
    begun = false;
    restart();
  }

  private void restart() {
    if (end != null) {
      end.cancel();
      end = null;
    }
    if (begun && !inUse()) {
      end = time.after(LENGTH, () -> javaFxThread.execute(this::end));
    }
  }

  private void end() {
    if (begun && !inUse()) {
      dismiss.run();
    }
  }

  private boolean inUse() {
    return node.isHover() || node.isFocusWithin();
  }
}

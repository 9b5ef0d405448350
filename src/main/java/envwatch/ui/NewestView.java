package envwatch.ui;

import envwatch.watch.WorldView;
import java.util.concurrent.Executor;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * Brings views of the world to the JavaFX thread. However fast they come, at most one waits: the
 * newest.
 */
public final class NewestView implements Consumer<WorldView> {
  private final Executor javaFxThread;
  private final Consumer<WorldView> receiver;
  private final AtomicReference<@Nullable WorldView> waiting = new AtomicReference<>();

  /**
   * @param javaFxThread {@code Platform::runLater}
   */
  public NewestView(Executor javaFxThread, Consumer<WorldView> receiver) {
    this.javaFxThread = javaFxThread;
    this.receiver = receiver;
  }

  @Override
  public void accept(WorldView view) {
    if (waiting.getAndSet(view) == null) {
      javaFxThread.execute(this::deliver);
    }
  }

  private void deliver() {
    WorldView newest = waiting.getAndSet(null);
    if (newest != null) {
      receiver.accept(newest);
    }
  }
}

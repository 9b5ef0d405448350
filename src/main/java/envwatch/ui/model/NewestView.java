package envwatch.ui.model;

import envwatch.watch.WorldView;
import java.util.concurrent.Executor;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * Brings views of the world to the JavaFX thread. However fast they come, at most one waits: the
 * newest. News is brought at once. A view that tells only when was looked waits for the second that
 * the window counts anyway: most looks find nothing new, and each would be a frame of its own.
 */
public final class NewestView implements Consumer<WorldView> {
  private final Executor javaFxThread;
  private final Consumer<WorldView> receiver;
  private final AtomicReference<@Nullable WorldView> waiting = new AtomicReference<>();
  private final AtomicBoolean called = new AtomicBoolean();

  /** Touched only by whoever brings views, one after the other. */
  private @Nullable WorldView newest;

  /**
   * @param javaFxThread {@code Platform::runLater}
   */
  public NewestView(Executor javaFxThread, Consumer<WorldView> receiver) {
    this.javaFxThread = javaFxThread;
    this.receiver = receiver;
  }

  @Override
  public void accept(WorldView view) {
    boolean news = newest == null || view.isNewsAfter(newest);
    newest = view;
    waiting.set(view);
    if (news && !called.getAndSet(true)) {
      javaFxThread.execute(this::answerCall);
    }
  }

  private void answerCall() {
    called.set(false);
    deliver();
  }

  /** Hands over what waits, if anything does. On the JavaFX thread, once a second. */
  public void deliver() {
    WorldView view = waiting.getAndSet(null);
    if (view != null) {
      receiver.accept(view);
    }
  }
}

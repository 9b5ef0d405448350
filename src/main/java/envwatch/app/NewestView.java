package envwatch.app;

import envwatch.util.NewestOnly;
import envwatch.watch.WorldView;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * Brings views of the world to the JavaFX thread, news at once. A view that tells only when was
 * looked waits until time passes in the window anyway: most looks find nothing new, and each would
 * be a frame of its own.
 */
final class NewestView implements Consumer<WorldView> {
  private final NewestOnly<WorldView> views;

  /** Used only by the caller that brings views, one at a time. */
  private @Nullable WorldView newest;

  /**
   * @param javaFxThread {@code Platform::runLater}
   */
  NewestView(Executor javaFxThread, Consumer<WorldView> receiver) {
    views = new NewestOnly<>(javaFxThread, receiver);
  }

  @Override
  public void accept(WorldView view) {
    boolean news = newest == null || view.isNewsAfter(newest);
    newest = view;
    if (news) {
      views.accept(view);
    } else {
      views.hold(view);
    }
  }

  /** Hands over what waits, if anything does. On the JavaFX thread, whenever time passes there. */
  void deliver() {
    views.deliver();
  }
}

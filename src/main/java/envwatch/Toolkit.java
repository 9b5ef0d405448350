package envwatch;

import static envwatch.words.Messages.text;

import java.lang.ref.Reference;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.function.Consumer;
import java.util.logging.Level;
import java.util.logging.Logger;
import javafx.application.Platform;

/** JavaFX itself, which takes longest to start and so starts beside everything else. */
final class Toolkit {
  /** Kept, because a level that was set is forgotten with its logger. */
  private final Logger javaFx = Logger.getLogger("javafx");

  private final CompletableFuture<Void> started;

  /**
   * Begins to start it; returns at once.
   *
   * @param starting returns when windows can be opened; UnsupportedOperationException where there
   *     is no display
   */
  Toolkit(Runnable starting) {
    if (!Platform.class.getModule().isNamed()) {
      // Run from jars, JavaFX warns that it would rather be a module: nothing a person can act on.
      javaFx.setLevel(Level.SEVERE);
    }
    started =
        CompletableFuture.runAsync(
            starting, task -> Thread.ofPlatform().daemon().name("toolkit").start(task));
  }

  /**
   * Returns when windows can be opened.
   *
   * @throws DashboardException also where the system lacks libraries that JavaFX draws with: it
   *     says so in many ways, none of them documented
   */
  void await() throws DashboardException {
    try {
      started.join();
      Platform.setImplicitExit(false);
    } catch (CompletionException e) {
      throw new DashboardException(
          e.getCause() instanceof UnsupportedOperationException
              ? text("cli.display-refused")
              : text("cli.graphics-failed"),
          e);
    } finally {
      // Until here the level has to hold: JavaFX warns while it starts.
      Reference.reachabilityFence(javaFx);
    }
  }

  /**
   * Opens a window on JavaFX's thread and returns when it was closed.
   *
   * @param opening is given what to call when the person has closed the window
   * @throws CompletionException when opening failed: nobody could close what was never there
   */
  static void showUntilClosed(Consumer<Runnable> opening) {
    CompletableFuture<Void> closed = new CompletableFuture<>();
    CompletableFuture.runAsync(
            () -> opening.accept(() -> closed.complete(null)), Platform::runLater)
        .exceptionally(bug -> {
          closed.completeExceptionally(bug);
          return null;
        });
    closed.join();
  }
}

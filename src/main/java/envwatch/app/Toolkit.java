package envwatch.app;

import static envwatch.words.Messages.text;

import envwatch.runtime.launch.DashboardException;
import java.lang.ref.Reference;
import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.Consumer;
import java.util.logging.Level;
import java.util.logging.Logger;
import javafx.application.Platform;
import org.jspecify.annotations.Nullable;

/**
 * The JavaFX toolkit, which takes longest to start and is therefore started in parallel with
 * everything else.
 */
final class Toolkit {
  /** Ten times as long as a slow computer takes; a display that hangs never reports an error. */
  private static final Duration PATIENCE = Duration.ofSeconds(40);

  /** Kept, because the level is lost when the logger is garbage-collected. */
  private final Logger javaFx = Logger.getLogger("javafx");

  private final CompletableFuture<Void> started;

  /**
   * Begins starting the toolkit; returns immediately.
   *
   * @param starting returns when windows can be opened; throws UnsupportedOperationException if
   *     there is no display
   */
  Toolkit(Runnable starting) {
    if (!Platform.class.getModule().isNamed()) {
      // When run from jars, JavaFX warns that it is not a module, which is of no use to the user.
      javaFx.setLevel(Level.SEVERE);
    }
    started =
        CompletableFuture.runAsync(
            starting, task -> Thread.ofPlatform().daemon().name("toolkit").start(task));
  }

  /**
   * Returns when windows can be opened.
   *
   * @throws DashboardException also if libraries or fonts that JavaFX needs are missing, which it
   *     reports in many undocumented ways, or if the display does not respond
   */
  void await() throws DashboardException {
    await(PATIENCE);
  }

  void await(Duration patience) throws DashboardException {
    try {
      started.get(patience.toMillis(), TimeUnit.MILLISECONDS);
      Platform.setImplicitExit(false);
    } catch (ExecutionException e) {
      throw new DashboardException(reason(e.getCause()), e);
    } catch (TimeoutException e) {
      throw new DashboardException(text("cli.display-silent"), e);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new DashboardException(text("cli.display-silent"), e);
    } finally {
      // The level must be set until here, because JavaFX warns while it starts.
      Reference.reachabilityFence(javaFx);
    }
  }

  private static String reason(@Nullable Throwable failure) {
    if (failure instanceof UnsupportedOperationException) {
      return text("cli.display-refused");
    }
    return withoutFonts(failure) ? text("cli.no-fonts") : text("cli.graphics-failed");
  }

  /** Recognizes missing fonts: JavaFX then fails with an error in its font code. */
  private static boolean withoutFonts(@Nullable Throwable failure) {
    return failure instanceof NullPointerException
        && failure.getStackTrace().length > 0
        && failure.getStackTrace()[0].getClassName().startsWith("com.sun.javafx.font.");
  }

  /**
   * Opens a window on the JavaFX thread and returns when it has been closed.
   *
   * @param opening receives a task to run when the user has closed the window
   * @throws CompletionException if opening failed, because then the window can never be closed
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

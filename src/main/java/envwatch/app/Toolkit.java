package envwatch.app;

import static envwatch.words.Messages.text;

import envwatch.runtime.DashboardException;
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

/** JavaFX itself, which takes longest to start and so starts in parallel with everything else. */
final class Toolkit {
  /** Ten times what a slow computer takes; a display that hangs says nothing for ever. */
  private static final Duration PATIENCE = Duration.ofSeconds(40);

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
   * @throws DashboardException also where the system lacks libraries or fonts that JavaFX draws
   *     with: it says so in many ways, none of them documented; and where it does not answer
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
      // Until here the level has to hold: JavaFX warns while it starts.
      Reference.reachabilityFence(javaFx);
    }
  }

  private static String reason(@Nullable Throwable failure) {
    if (failure instanceof UnsupportedOperationException) {
      return text("cli.display-refused");
    }
    return withoutFonts(failure) ? text("cli.no-fonts") : text("cli.graphics-failed");
  }

  /** Without fonts, JavaFX fails with an error in its font code. */
  private static boolean withoutFonts(@Nullable Throwable failure) {
    return failure instanceof NullPointerException
        && failure.getStackTrace().length > 0
        && failure.getStackTrace()[0].getClassName().startsWith("com.sun.javafx.font.");
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

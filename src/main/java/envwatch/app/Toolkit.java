package envwatch.app;

import static envwatch.words.Messages.text;

import envwatch.runtime.DashboardException;
import envwatch.ui.kit.IconFont;
import envwatch.ui.kit.Icons;
import java.lang.ref.Reference;
import java.nio.file.Path;
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
import org.slf4j.LoggerFactory;

/**
 * The JavaFX toolkit, which takes longest to start and is therefore started in parallel with
 * everything else.
 */
final class Toolkit {
  /** Ten times as long as a slow computer takes; a display that hangs never reports an error. */
  private static final Duration PATIENCE = Duration.ofSeconds(40);

  /**
   * Told to be quiet; kept, because the level is lost when the logger is garbage-collected. Null if
   * there is nothing to be quiet about, because the first logger of Java's own opens every library.
   */
  private final @Nullable Logger javaFx;

  private final long patienceEnds = System.nanoTime() + PATIENCE.toNanos();
  private final CompletableFuture<Void> started;

  /**
   * Begins starting the toolkit; returns immediately.
   *
   * @param starting returns when windows can be opened; throws UnsupportedOperationException if
   *     there is no display
   */
  Toolkit(Runnable starting) {
    if (Platform.class.getModule().isNamed()) {
      javaFx = null;
    } else {
      // When run from jars, JavaFX warns that it is not a module, which is of no use to the user.
      javaFx = Logger.getLogger("javafx");
      javaFx.setLevel(Level.SEVERE);
    }
    started = onThread("toolkit", starting);
  }

  private static CompletableFuture<Void> onThread(String name, Runnable task) {
    return CompletableFuture.runAsync(
        task, run -> Thread.ofPlatform().daemon().name(name).start(run));
  }

  /**
   * Reads the fonts of text and icons, so that the first window finds them read. Before windows can
   * be opened, on a thread that may be left waiting for a display that does not respond.
   *
   * @param folder keeps the font of icons
   * @throws DashboardException also if the system has no fonts, or JavaFX could not be started
   */
  void readFonts(Path folder) throws DashboardException {
    await(
        onThread(
            "fonts",
            () -> {
              IconFont.loadFrom(folder);
              Icons.readFonts();
            }),
        untilPatienceEnds());
  }

  /**
   * Returns when windows can be opened.
   *
   * @throws DashboardException also if libraries or fonts that JavaFX needs are missing, which it
   *     reports in many undocumented ways, or if the display does not respond
   */
  void await() throws DashboardException {
    await(untilPatienceEnds());
  }

  void await(Duration patience) throws DashboardException {
    try {
      await(started, patience);
      Platform.setImplicitExit(false);
    } finally {
      // The level must be set until here, because JavaFX warns while it starts.
      Reference.reachabilityFence(javaFx);
    }
  }

  private Duration untilPatienceEnds() {
    return Duration.ofNanos(Math.max(0, patienceEnds - System.nanoTime()));
  }

  private static void await(CompletableFuture<Void> part, Duration patience)
      throws DashboardException {
    try {
      part.get(patience.toMillis(), TimeUnit.MILLISECONDS);
    } catch (ExecutionException e) {
      throw new DashboardException(reason(e.getCause()), e);
    } catch (TimeoutException e) {
      throw new DashboardException(text("cli.display-silent"), e);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new DashboardException(text("cli.display-silent"), e);
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

  /** Ends JavaFX, once it has started: its native part must not be interrupted in the middle. */
  void end() {
    try {
      started.get(untilPatienceEnds().toMillis(), TimeUnit.MILLISECONDS);
      Platform.exit();
    } catch (ExecutionException | TimeoutException e) {
      // No logger in a field: this class is used before logging is set up.
      LoggerFactory.getLogger(Toolkit.class).debug("JavaFX was not running", e);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }
}

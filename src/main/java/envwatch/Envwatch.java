package envwatch;

import envwatch.app.App;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import javafx.application.Application;
import javafx.application.Platform;
import javafx.stage.Stage;

/**
 * Starts JavaFX under this class's name. Desktops use it as the program's name, to associate its
 * windows with its menu entry ({@code StartupWMClass} in envwatch.desktop).
 */
public final class Envwatch extends Application {
  /** Completed once: JavaFX can be started only once per process, and creates the object itself. */
  private static final CompletableFuture<Boolean> STARTED = new CompletableFuture<>();

  /**
   * Starts JavaFX and returns as soon as windows can be opened and {@code first} was run.
   *
   * @param first run on the JavaFX thread as soon as there is one
   * @throws UnsupportedOperationException when there is no display
   */
  public static void startJavaFx(Runnable first) {
    CompletableFuture<Void> begun = STARTED.thenRunAsync(first, Platform::runLater);
    Thread.ofPlatform().daemon().name("javafx").start(Envwatch::launchAndStay);
    try {
      begun.join();
    } catch (CompletionException e) {
      if (e.getCause() instanceof UnsupportedOperationException noDisplay) {
        throw noDisplay;
      }
      throw e;
    }
  }

  private static void launchAndStay() {
    try {
      launch(Envwatch.class);
    } catch (RuntimeException e) {
      STARTED.completeExceptionally(e);
    }
  }

  /** Opens no window: {@link App} does. */
  @Override
  public void start(Stage unused) {
    STARTED.complete(true);
  }
}

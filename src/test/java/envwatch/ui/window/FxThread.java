package envwatch.ui.window;

import atlantafx.base.theme.PrimerLight;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import javafx.application.Application;
import javafx.application.Platform;
import org.testfx.api.FxToolkit;

/** Runs parts of a test on the JavaFX thread, and starts JavaFX when nobody has. */
public final class FxThread {
  private FxThread() {}

  /** Fails with what the part failed with, or after half a minute. */
  public static <T> T call(Callable<T> part) {
    FutureTask<T> task = new FutureTask<>(part);
    try {
      if (Platform.isFxApplicationThread()) {
        task.run();
      } else {
        FxToolkit.registerPrimaryStage();
        Platform.setImplicitExit(false);
        Platform.runLater(() -> begin(task));
      }
      return task.get(30, TimeUnit.SECONDS);
    } catch (ExecutionException e) {
      throw new AssertionError(e.getCause());
    } catch (TimeoutException e) {
      throw new AssertionError("the JavaFX thread is busy", e);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new AssertionError(e);
    }
  }

  private static void begin(FutureTask<?> task) {
    if (Application.getUserAgentStylesheet() == null) {
      Application.setUserAgentStylesheet(new PrimerLight().getUserAgentStylesheet());
    }
    task.run();
  }

  public static void run(Runnable part) {
    call(() -> {
      part.run();
      return true;
    });
  }
}

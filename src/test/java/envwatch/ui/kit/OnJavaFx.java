package envwatch.ui.kit;

import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import javafx.application.Platform;

/** Runs parts of tests on the JavaFX thread, headless and without a stage. */
public final class OnJavaFx {
  private static final long LONGEST_SECONDS = 60;

  private OnJavaFx() {}

  /** A part of a test. */
  @FunctionalInterface
  public interface Part {
    void run() throws Exception;
  }

  public static void run(Part part) {
    call(() -> {
      part.run();
      return true;
    });
  }

  /** An executor of the JavaFX thread that runs parts of parts in place. */
  public static void runInPlace(Runnable task) {
    if (onJavaFxThread()) {
      task.run();
    } else {
      Platform.runLater(task);
    }
  }

  /** Part of a part runs in place. */
  public static <T> T call(Callable<T> part) {
    FutureTask<T> task = new FutureTask<>(part);
    if (onJavaFxThread()) {
      task.run();
    } else {
      start();
      Platform.runLater(task);
    }
    try {
      return task.get(LONGEST_SECONDS, TimeUnit.SECONDS);
    } catch (ExecutionException e) {
      if (e.getCause() instanceof Error error) {
        throw error;
      }
      throw new AssertionError(e.getCause());
    } catch (TimeoutException e) {
      throw new AssertionError("the JavaFX thread did not answer", e);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new AssertionError(e);
    }
  }

  /** Asks the toolkit only where it can have been started: asking is what starts it wrongly. */
  private static boolean onJavaFxThread() {
    return Thread.currentThread().getName().equals("JavaFX Application Thread");
  }

  private static void start() {
    CountDownLatch started = new CountDownLatch(1);
    try {
      Platform.startup(started::countDown);
      Platform.setImplicitExit(false);
      started.await(LONGEST_SECONDS, TimeUnit.SECONDS);
    } catch (IllegalStateException alreadyStarted) {
      // Another test has started it.
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }
}

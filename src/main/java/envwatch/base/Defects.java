package envwatch.base;

import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;

/** Defects that nobody would see, because work was handed on and nobody waits for its outcome. */
public final class Defects {
  private Defects() {}

  /**
   * Hands a defect to the handler of uncaught exceptions, as if it had ended the calling thread.
   */
  public static void report(Throwable defect) {
    Thread thread = Thread.currentThread();
    thread.getUncaughtExceptionHandler().uncaughtException(thread, defect);
  }

  /** Reports what the work fails with; a future would keep it to itself. */
  public static void reportFrom(CompletableFuture<Void> work) {
    work.exceptionally(failure -> {
      Throwable cause = failure instanceof CompletionException ? failure.getCause() : null;
      report(cause == null ? failure : cause);
      return null;
    });
  }
}

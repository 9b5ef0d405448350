package envwatch.util;

import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;

/**
 * Reports defects that would otherwise go unnoticed, because nobody waits for the result of the
 * work.
 */
public final class Defects {
  private Defects() {}

  /**
   * Passes a defect to the handler of uncaught exceptions, as if it had ended the calling thread.
   */
  public static void report(Throwable defect) {
    Thread thread = Thread.currentThread();
    thread.getUncaughtExceptionHandler().uncaughtException(thread, defect);
  }

  /** Reports the exception that the work fails with, which the future would otherwise swallow. */
  public static void reportFrom(CompletableFuture<Void> work) {
    work.exceptionally(failure -> {
      Throwable cause = failure instanceof CompletionException ? failure.getCause() : null;
      report(cause == null ? failure : cause);
      return null;
    });
  }
}

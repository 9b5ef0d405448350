package envwatch.history;

import envwatch.history.store.HistoryFile;
import envwatch.history.store.HistoryReader;
import envwatch.history.store.StoreException;
import envwatch.util.Deadline;
import envwatch.util.Defects;
import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Reads the history on a thread and a connection of its own, so that no question waits behind what
 * is being written.
 */
final class HistoryQueries {
  private static final Logger LOG = LoggerFactory.getLogger(HistoryQueries.class);

  /** How long a question waits for what was told just before it was asked. */
  private static final Duration PATIENCE = Duration.ofMillis(200);

  private static final Duration PATIENCE_AT_THE_END = Duration.ofSeconds(2);

  private final HistoryFile file;
  private final ExecutorService thread =
      Executors.newSingleThreadExecutor(
          Thread.ofPlatform().name("history-reader").daemon(true).factory());
  private final CompletableFuture<Void> opened = new CompletableFuture<>();

  /** Accessed only on the thread. */
  private @Nullable HistoryReader reader;

  /** Reads something. */
  @FunctionalInterface
  interface Reading<T> {
    T with(HistoryReader reader) throws StoreException;
  }

  HistoryQueries(HistoryFile file) {
    this.file = file;
  }

  /** Opens the file, again if it is open; the first call lets the questions be answered. */
  void open() {
    unlessClosed(this::reopen);
    opened.complete(null);
  }

  private void unlessClosed(Runnable task) {
    try {
      thread.execute(task);
    } catch (RejectedExecutionException e) {
      LOG.debug("Not read any more");
    }
  }

  private void reopen() {
    closeReader();
    try {
      reader = file.read();
    } catch (StoreException e) {
      LOG.debug("The history cannot be read: {}", e.toString());
    }
  }

  /** Closes the file; blocks until that is done, but not for long. */
  void release() {
    CompletableFuture<Void> released = new CompletableFuture<>();
    unlessClosed(() -> {
      closeReader();
      released.complete(null);
    });
    if (!thread.isShutdown()) {
      released
          .completeOnTimeout(null, PATIENCE_AT_THE_END.toMillis(), TimeUnit.MILLISECONDS)
          .join();
    }
  }

  /** Must be called after rows were deleted. */
  void forget() {
    unlessClosed(() -> {
      if (reader != null) {
        reader.forget();
      }
    });
  }

  /**
   * Reads when the file is open.
   *
   * @param what called first, on the thread that reads
   * @param written called after it: completes when what should be seen is written, which is not
   *     waited for very long
   * @param otherwise the result if nothing can be read
   */
  <T> CompletableFuture<T> ask(
      Supplier<Reading<T>> what, Supplier<CompletableFuture<Void>> written, T otherwise) {
    return opened
        .thenApplyAsync(now -> what.get(), thread)
        .thenCompose(reading ->
            written
                .get()
                .completeOnTimeout(null, PATIENCE.toMillis(), TimeUnit.MILLISECONDS)
                .thenApplyAsync(now -> read(reading, otherwise), thread))
        .exceptionally(failure -> {
          reportUnlessClosed(failure);
          return otherwise;
        });
  }

  private <T> T read(Reading<T> what, T otherwise) {
    try {
      return reader == null ? otherwise : what.with(reader);
    } catch (StoreException e) {
      LOG.warn("The history cannot be read: {}", e.toString());
      return otherwise;
    }
  }

  private static void reportUnlessClosed(Throwable failure) {
    Throwable cause = failure instanceof CompletionException ? failure.getCause() : failure;
    if (cause != null && !(cause instanceof RejectedExecutionException)) {
      Defects.report(cause);
    }
  }

  private void closeReader() {
    try {
      if (reader != null) {
        reader.close();
      }
    } catch (StoreException e) {
      LOG.debug("The history is not closed: {}", e.toString());
    }
    reader = null;
  }

  /**
   * Questions that were not answered get an empty answer. What is being read is not waited for very
   * long, whatever the end.
   */
  void close(Deadline end) {
    opened.complete(null);
    thread.execute(this::closeReader);
    thread.shutdown();
    if (!end.orIn(PATIENCE_AT_THE_END).await(thread)) {
      LOG.warn("The history is still being read");
    }
  }
}

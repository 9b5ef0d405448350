package envwatch.history;

import envwatch.history.store.HistoryFile;
import envwatch.history.store.HistoryReader;
import envwatch.history.store.HistoryWriter;
import envwatch.history.store.Retention;
import envwatch.history.store.StoreException;
import envwatch.model.AccountId;
import envwatch.util.Deadline;
import envwatch.util.Defects;
import java.io.IOException;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.ScheduledThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The file of the history, which is written on a thread of its own: no method waits for the disk
 * except {@link #now} and {@link #close}.
 */
final class HistoryDisk {
  private static final Logger LOG = LoggerFactory.getLogger(HistoryDisk.class);

  private static final long MOST_SECONDS = 5;

  /** A purge for size is repeated so often at most. */
  private static final int MOST_PURGES = 10;

  private final InstantSource clock;
  private final Duration pauseAfterFailure;
  private final HistoryQueries queries;
  private final ScheduledThreadPoolExecutor thread =
      new ScheduledThreadPoolExecutor(
          1,
          Thread.ofPlatform().name("history").daemon(true).factory(),
          (late, closed) -> LOG.debug("Not written any more"));

  // Accessed only on the thread.
  private final RecoveringWriter writer;
  private @Nullable Events events;
  private @Nullable ScheduledFuture<?> retry;

  /** What the disk tells, on its thread. */
  interface Events {
    /**
     * The file was opened.
     *
     * @param carried reads what earlier runs left
     * @throws StoreException if it cannot be read: {@link #openedEmpty} is called then
     */
    void opened(HistoryReader carried) throws StoreException;

    /** The file cannot be opened or read. */
    void openedEmpty();

    /** What earlier runs left is not in the file that is written now. */
    void begunAnew();

    /**
     * Called whenever it changes.
     *
     * @param now null for none
     */
    void troubled(@Nullable HistoryTrouble now);
  }

  HistoryDisk(HistoryFile file, InstantSource clock, Duration pauseAfterFailure) {
    this.clock = clock;
    this.pauseAfterFailure = pauseAfterFailure;
    queries = new HistoryQueries(file);
    writer = new RecoveringWriter(file, clock, new Recovery());
    thread.setExecuteExistingDelayedTasksAfterShutdownPolicy(false);
  }

  /** Opens the file; returns at once. */
  void open(Events listener) {
    execute(() -> {
      events = listener;
      try {
        writer.open();
        if (!writer.carryIn(listener::opened)) {
          listener.openedEmpty();
        }
      } finally {
        queries.open();
      }
    });
  }

  private final class Recovery implements RecoveringWriter.Events {
    @Override
    public void settingAside() {
      queries.release();
    }

    @Override
    public void begunAnew() {
      queries.open();
      if (events != null) {
        events.begunAnew();
      }
    }

    @Override
    public void troubled(@Nullable HistoryTrouble now) {
      if (events != null) {
        events.troubled(now);
      }
    }

    @Override
    public void retryLater() {
      if (retry == null && !thread.isShutdown()) {
        retry =
            thread.schedule(
                HistoryDisk.this::retry, pauseAfterFailure.toMillis(), TimeUnit.MILLISECONDS);
      }
    }
  }

  private void retry() {
    retry = null;
    writer.retry();
  }

  /** Writes soon; returns at once. */
  void write(RecoveringWriter.Writing what) {
    execute(() -> writer.write(what));
  }

  /** Deletes everything that was recorded about an account; returns at once. */
  void forget(AccountId account) {
    write(open -> {
      open.forget(account);
      queries.forget();
    });
  }

  /**
   * Uses the writer, and waits for the result.
   *
   * @throws IOException if the file cannot be used
   */
  <T> T now(RecoveringWriter.Use<T> use) throws IOException {
    if (thread.isShutdown()) {
      throw new IOException("The history is closed");
    }
    CompletableFuture<T> done = new CompletableFuture<>();
    thread.execute(() -> {
      try {
        done.complete(writer.now(use));
      } catch (IOException | RuntimeException e) {
        done.completeExceptionally(e);
      }
    });
    try {
      return done.get(MOST_SECONDS, TimeUnit.SECONDS);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IOException(e);
    } catch (ExecutionException | TimeoutException e) {
      throw new IOException(e);
    }
  }

  /**
   * Reads what was written until now, without waiting long for it.
   *
   * @param otherwise the result if nothing can be read
   */
  <T> CompletableFuture<T> ask(HistoryQueries.Reading<T> what, T otherwise) {
    CompletableFuture<Void> written = new CompletableFuture<>();
    if (thread.isShutdown()) {
      written.complete(null);
    }
    thread.execute(() -> written.complete(null));
    return queries.ask(written, what, otherwise);
  }

  /**
   * Deletes what is too old or too much, in steps between which others write.
   *
   * @param beginning called with the moment before which nothing is kept, on the disk's thread
   */
  void purge(Retention retention, Consumer<Instant> beginning) {
    purge(retention, beginning, MOST_PURGES);
  }

  private void purge(Retention retention, Consumer<Instant> beginning, int times) {
    execute(() ->
        writer.attempt(open -> {
          if (times > 0) {
            Instant cut = open.cut(retention, clock.instant());
            beginning.accept(cut);
            purge(
                open,
                cut,
                () -> {
                  if (open.exceeds(retention)) {
                    purge(retention, beginning, times - 1);
                  }
                });
          }
        }));
  }

  private void purge(HistoryWriter opened, Instant cut, Ending ending) {
    execute(() ->
        writer.attempt(open -> {
          if (open != opened) {
            return;
          }
          if (open.purge(cut)) {
            purge(opened, cut, ending);
            return;
          }
          queries.forget();
          ending.run();
        }));
  }

  /** What follows a purge. */
  @FunctionalInterface
  private interface Ending {
    void run() throws StoreException;
  }

  /** The executor would keep to itself what a task throws. */
  private void execute(Runnable task) {
    thread.execute(() -> {
      try {
        task.run();
      } catch (RuntimeException e) {
        Defects.report(e);
      }
    });
  }

  /** Writes what is not written yet, as far as the disk answers in time. */
  void close(Deadline end) {
    queries.close(end);
    thread.execute(writer::writeAll);
    thread.execute(writer::close);
    thread.shutdown();
    if (!end.await(thread)) {
      LOG.warn("The history was not written to the end");
    }
  }
}

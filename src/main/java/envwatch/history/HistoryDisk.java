package envwatch.history;

import envwatch.history.model.HistoryTrouble;
import envwatch.history.store.HistoryFile;
import envwatch.history.store.HistoryReader;
import envwatch.history.store.HistoryWriter;
import envwatch.history.store.Retention;
import envwatch.history.store.database.StoreException;
import envwatch.model.AccountId;
import java.io.IOException;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.ScheduledThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Writes the history on a thread of its own. What could not be written is tried again, and a
 * damaged file is set aside; neither stops the program.
 */
final class HistoryDisk implements AutoCloseable {
  private static final Logger LOG = LoggerFactory.getLogger(HistoryDisk.class);

  private static final long MOST_SECONDS = 5;

  /** What waits while the disk is full; beyond that, the oldest is lost. */
  private static final int MOST_UNWRITTEN = 10_000;

  /** A purge for size is repeated so often at most. */
  private static final int MOST_PURGES = 10;

  private final HistoryFile file;
  private final InstantSource clock;
  private final Duration pauseAfterFailure;
  private final HistoryQueries queries;
  private final ScheduledThreadPoolExecutor thread =
      new ScheduledThreadPoolExecutor(
          1,
          Thread.ofPlatform().name("history").daemon(true).factory(),
          (late, closed) -> LOG.debug("Not written any more"));

  // Everything below is accessed only on the thread.
  private final Deque<Writing> unwritten = new ArrayDeque<>();
  private @Nullable HistoryWriter writer;
  private @Nullable HistoryTrouble trouble;
  private @Nullable Events events;
  private boolean givenUp;
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

  /** Writes something in one transaction. */
  @FunctionalInterface
  interface Writing {
    void with(HistoryWriter writer) throws StoreException;
  }

  /** Uses the writer on its thread. */
  @FunctionalInterface
  interface Use<T> {
    T of(HistoryWriter writer) throws StoreException;
  }

  HistoryDisk(HistoryFile file, InstantSource clock, Duration pauseAfterFailure) {
    this.file = file;
    this.clock = clock;
    this.pauseAfterFailure = pauseAfterFailure;
    queries = new HistoryQueries(file);
    thread.setExecuteExistingDelayedTasksAfterShutdownPolicy(false);
  }

  /** Opens the file; returns at once. */
  void open(Events listener) {
    thread.execute(() -> {
      events = listener;
      openWriter();
      carryIn(listener);
      queries.open();
    });
  }

  private void carryIn(Events listener) {
    try {
      if (writer != null) {
        listener.opened(writer.reader());
        return;
      }
      try (HistoryReader passing = file.read()) {
        listener.opened(passing);
        return;
      }
    } catch (StoreException e) {
      if (writer != null) {
        failed(e);
      }
    }
    listener.openedEmpty();
  }

  private void openWriter() {
    try {
      writer = file.write();
      writer.endKilledRun();
      told(null);
    } catch (StoreException e) {
      failed(e);
    }
  }

  private void failed(StoreException e) {
    LOG.warn("The history is not written: {}", e.toString());
    switch (e.kind()) {
      case DAMAGED -> replaceDamaged();
      case NEWER -> giveUp(new HistoryTrouble.Newer());
      case LOCKED -> giveUp(new HistoryTrouble.OnlyRead());
      case UNUSABLE -> {
        told(new HistoryTrouble.NotWritten(e.reason()));
        retryLater();
      }
    }
  }

  private void giveUp(HistoryTrouble why) {
    givenUp = true;
    unwritten.clear();
    told(why);
  }

  private void replaceDamaged() {
    closeWriter();
    try {
      String name = file.setAside(clock.instant());
      writer = file.write();
      told(new HistoryTrouble.SetAside(name));
      begunAnew();
    } catch (StoreException e) {
      LOG.warn("The damaged history cannot be replaced: {}", e.toString());
      told(new HistoryTrouble.NotWritten(e.reason()));
      retryLater();
    }
  }

  private void begunAnew() {
    queries.open();
    if (events != null) {
      events.begunAnew();
    }
  }

  private void told(@Nullable HistoryTrouble now) {
    trouble = now;
    if (events != null) {
      events.troubled(now);
    }
  }

  /** Writes soon; returns at once. */
  void write(Writing what) {
    thread.execute(() -> {
      if (!givenUp) {
        unwritten.add(what);
        while (unwritten.size() > MOST_UNWRITTEN) {
          unwritten.removeFirst();
        }
        writeAll();
      }
    });
  }

  /** Deletes everything that was recorded about an account; returns at once. */
  void forget(AccountId account) {
    write(writer -> {
      writer.forget(account);
      queries.forget();
    });
  }

  private void writeAll() {
    while (writer != null && !unwritten.isEmpty()) {
      try {
        unwritten.getFirst().with(writer);
      } catch (StoreException e) {
        failed(e);
        return;
      }
      unwritten.removeFirst();
      if (trouble instanceof HistoryTrouble.NotWritten) {
        told(null);
      }
    }
  }

  private void retryLater() {
    if (retry == null && !thread.isShutdown()) {
      retry = thread.schedule(this::retry, pauseAfterFailure.toMillis(), TimeUnit.MILLISECONDS);
    }
  }

  private void retry() {
    retry = null;
    if (writer == null) {
      openWriter();
      if (writer != null) {
        begunAnew();
      }
    }
    writeAll();
  }

  /**
   * Uses the writer, and waits for the result.
   *
   * @throws IOException if the file cannot be used
   */
  <T> T now(Use<T> use) throws IOException {
    CompletableFuture<T> done = new CompletableFuture<>();
    thread.execute(() -> {
      try {
        if (writer == null) {
          throw new IOException("The history is not open");
        }
        done.complete(use.of(writer));
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
    thread.execute(() -> written.complete(null));
    return queries.ask(written, what, otherwise);
  }

  /** Deletes what is too old or too much, in steps between which others write. */
  void purge(Retention retention) {
    purge(retention, MOST_PURGES);
  }

  private void purge(Retention retention, int times) {
    thread.execute(() -> {
      try {
        if (writer != null && times > 0) {
          purge(retention, times, writer.cut(retention, clock.instant()));
        }
      } catch (StoreException e) {
        failed(e);
      }
    });
  }

  private void purge(Retention retention, int times, Instant cut) {
    try {
      if (writer == null) {
        return;
      }
      if (writer.purge(cut)) {
        thread.execute(() -> purge(retention, times, cut));
        return;
      }
      queries.forget();
      if (writer.exceeds(retention)) {
        purge(retention, times - 1);
      }
    } catch (StoreException e) {
      failed(e);
    }
  }

  private void closeWriter() {
    try {
      if (writer != null) {
        writer.close();
      }
    } catch (IOException e) {
      LOG.warn("The history is not closed: {}", e.toString());
    }
    writer = null;
  }

  /** Writes what is not written yet; gives up soon if the disk does not answer. */
  @Override
  public void close() {
    long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(MOST_SECONDS);
    queries.close();
    thread.execute(this::writeAll);
    thread.execute(this::closeWriter);
    thread.shutdown();
    try {
      if (!thread.awaitTermination(end - System.nanoTime(), TimeUnit.NANOSECONDS)) {
        LOG.warn("The history was not written to the end");
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }
}

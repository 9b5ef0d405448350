package envwatch.history;

import envwatch.history.store.HistoryFile;
import envwatch.history.store.HistoryReader;
import envwatch.history.store.HistoryWriter;
import envwatch.history.store.Retention;
import envwatch.history.store.StoreException;
import envwatch.model.AccountId;
import envwatch.util.Bounds;
import envwatch.util.Deadline;
import envwatch.util.Defects;
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
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The file of the history, which is written on a thread of its own whatever happens to it: what
 * could not be written waits, and a damaged file is set aside. No method waits for the disk except
 * {@link #now} and {@link #close}.
 */
final class HistoryDisk {
  private static final Logger LOG = LoggerFactory.getLogger(HistoryDisk.class);

  private static final long MOST_SECONDS = 5;

  /** How often it is tried whether the program that writes the file has ended. */
  private static final Duration BETWEEN_TRIES = Duration.ofSeconds(1);

  /** A purge for size is repeated so often at most. */
  private static final int MOST_PURGES = 10;

  /** What waits while the disk is full; beyond that, the oldest is lost. */
  private static final int MOST_UNWRITTEN = 10_000;

  private final HistoryFile file;
  private final InstantSource clock;
  private final Duration pauseAfterFailure;
  private final HistoryQueries queries;
  private final ScheduledThreadPoolExecutor thread =
      new ScheduledThreadPoolExecutor(
          1,
          Thread.ofPlatform().name("history").daemon(true).factory(),
          (late, closed) -> LOG.debug("Not written any more"));

  /** How often what was handed out was dropped. */
  private final AtomicInteger dropped = new AtomicInteger();

  // Accessed only on the thread.
  private final Deque<Writing> unwritten = new ArrayDeque<>();
  private @Nullable Events events;
  private @Nullable HistoryWriter writer;
  private @Nullable HistoryTrouble trouble;
  private @Nullable ScheduledFuture<?> retry;
  private boolean givenUp;
  private boolean onlyReads;

  /** Writes something. */
  @FunctionalInterface
  interface Writing {
    void with(HistoryWriter writer) throws StoreException;
  }

  /** Uses the writer. */
  @FunctionalInterface
  interface Use<T> {
    T of(HistoryWriter writer) throws StoreException;
  }

  /** What the disk tells, on its thread. */
  interface Events {
    /**
     * The file was opened, or cannot be.
     *
     * @param carried what earlier runs left, as far as it could be read
     */
    void opened(RestoredState carried);

    /** What earlier runs left is not in the file that is written now: returns what writes it. */
    Writing begunAnew();

    /**
     * The program that wrote the file has ended, and this one writes it from now on.
     *
     * @param carried what the other left
     */
    void takenOver(RestoredState carried);

    /**
     * Called whenever it changes.
     *
     * @param now null for none
     */
    void troubled(@Nullable HistoryTrouble now);
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
    execute(() -> {
      events = listener;
      try {
        openWriter();
        listener.opened(carried());
        writeAll();
      } finally {
        queries.open();
      }
    });
  }

  private void openWriter() {
    try {
      writer = file.write();
      writer.endKilledRun();
      if (!onlyReads) {
        tell(null);
      }
    } catch (StoreException e) {
      failed(e);
    }
  }

  /** Also if the file can only be read. */
  private RestoredState carried() {
    try {
      if (writer != null) {
        return RestoredState.read(writer.reader(), clock.instant());
      }
      try (HistoryReader passing = file.read()) {
        return RestoredState.read(passing, clock.instant());
      }
    } catch (StoreException e) {
      if (writer != null) {
        failed(e);
      }
      return RestoredState.nothing();
    }
  }

  private void failed(StoreException e) {
    // Whether another program still writes is tried each second: that is no news.
    if (e.kind() != StoreException.Kind.LOCKED || !onlyReads) {
      LOG.warn("The history is not written: {}", e.toString());
    }
    switch (e.kind()) {
      case DAMAGED -> replaceDamaged();
      case NEWER -> giveUp(new HistoryTrouble.Newer());
      case LOCKED -> onlyRead();
      case UNUSABLE, REFUSED -> notWritten(e);
    }
  }

  private void notWritten(StoreException e) {
    tell(new HistoryTrouble.NotWritten(e.reason()));
    retryIn(pauseAfterFailure);
  }

  private void onlyRead() {
    if (!(trouble instanceof HistoryTrouble.OnlyRead)) {
      onlyReads = true;
      unwritten.clear();
      tell(new HistoryTrouble.OnlyRead());
    }
    retryIn(Bounds.min(BETWEEN_TRIES, pauseAfterFailure));
  }

  private void retryIn(Duration pause) {
    if (retry == null && !thread.isShutdown()) {
      retry = thread.schedule(this::retry, pause.toMillis(), TimeUnit.MILLISECONDS);
    }
  }

  private void giveUp(HistoryTrouble why) {
    givenUp = true;
    unwritten.clear();
    tell(why);
  }

  private void replaceDamaged() {
    closeWriter();
    // Windows does not rename a file that is open.
    queries.release();
    try {
      String name = file.setAside(clock.instant());
      writer = file.write();
      beginAnew();
      tell(new HistoryTrouble.SetAside(name));
    } catch (StoreException e) {
      LOG.warn("The damaged history cannot be replaced: {}", e.toString());
      notWritten(e);
    }
  }

  /** Not as another task, which would come too late for a program that ends. */
  private void beginAnew() {
    queries.open();
    if (events != null) {
      unwritten.addLast(events.begunAnew());
    }
  }

  private void tell(@Nullable HistoryTrouble now) {
    trouble = now;
    if (events != null) {
      events.troubled(now);
    }
  }

  /** Writes as soon as it is possible; returns at once. */
  void write(Writing what) {
    int droppedBefore = dropped.get();
    execute(() -> {
      if (!givenUp && !onlyReads && droppedBefore == dropped.get()) {
        unwritten.addLast(what);
        while (unwritten.size() > MOST_UNWRITTEN) {
          unwritten.removeFirst();
        }
        writeAll();
      }
    });
  }

  /**
   * Drops what was handed out until now and is not written yet. To be called when another program
   * may have written the same: it may still wait for its turn on the thread.
   */
  void dropUnwritten() {
    dropped.incrementAndGet();
  }

  /** Writes what waits, also if the file proves damaged, and another one is begun. */
  private void writeAll() {
    HistoryWriter before = writer;
    writeWaiting();
    if (writer != before) {
      writeWaiting();
    }
  }

  /** What cannot be written at all does not stop what comes after it. */
  private void writeWaiting() {
    while (writer != null && !unwritten.isEmpty()) {
      try {
        unwritten.getFirst().with(writer);
      } catch (StoreException e) {
        if (e.kind() != StoreException.Kind.REFUSED) {
          failed(e);
          return;
        }
        Defects.report(e);
      } catch (RuntimeException e) {
        Defects.report(e);
      }
      unwritten.removeFirst();
      if (trouble instanceof HistoryTrouble.NotWritten) {
        tell(null);
      }
    }
  }

  /** Opens the file again if it is not open, and writes what waits. */
  private void retry() {
    retry = null;
    if (writer == null) {
      openWriter();
      if (writer != null && onlyReads) {
        takeOver();
      } else if (writer != null) {
        beginAnew();
      }
    }
    writeAll();
  }

  private void takeOver() {
    LOG.info("This program writes the history now");
    onlyReads = false;
    queries.open();
    if (events != null) {
      events.takenOver(carried());
    }
    if (trouble instanceof HistoryTrouble.OnlyRead) {
      tell(null);
    }
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
  <T> T now(Use<T> use) throws IOException {
    if (thread.isShutdown()) {
      throw new IOException("The history is closed");
    }
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
   * @param what called first, on the thread that reads: hands out what is to be written before
   * @param otherwise the result if nothing can be read
   */
  <T> CompletableFuture<T> ask(Supplier<HistoryQueries.Reading<T>> what, T otherwise) {
    return queries.ask(what, this::written, otherwise);
  }

  /** Completes when everything is written that was handed out until now. */
  private CompletableFuture<Void> written() {
    CompletableFuture<Void> written = new CompletableFuture<>();
    if (thread.isShutdown()) {
      written.complete(null);
    }
    thread.execute(() -> written.complete(null));
    return written;
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
    attempt(open -> {
      Instant cut = open.cut(retention, clock.instant());
      beginning.accept(cut);
      purge(
          open,
          cut,
          purged -> {
            if (times > 1 && purged.exceeds(retention)) {
              purge(retention, beginning, times - 1);
            }
          });
    });
  }

  private void purge(HistoryWriter opened, Instant cut, Writing ending) {
    attempt(open -> {
      if (open != opened) {
        return;
      }
      if (open.purge(cut)) {
        purge(opened, cut, ending);
      } else {
        queries.forget();
        ending.with(open);
      }
    });
  }

  /** Uses the writer soon if the file is open then; what fails is not repeated. */
  private void attempt(Writing what) {
    execute(() -> {
      try {
        if (writer != null) {
          what.with(writer);
        }
      } catch (StoreException e) {
        failed(e);
        writeAll();
      }
    });
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

  /** Writes what is not written yet, as far as the disk answers in time. */
  void close(Deadline end) {
    queries.close(end);
    execute(this::writeAll);
    execute(this::closeWriter);
    thread.shutdown();
    if (!end.await(thread)) {
      LOG.warn("The history was not written to the end");
    }
  }
}

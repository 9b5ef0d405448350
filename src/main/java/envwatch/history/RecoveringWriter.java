package envwatch.history;

import envwatch.history.store.HistoryFile;
import envwatch.history.store.HistoryReader;
import envwatch.history.store.HistoryWriter;
import envwatch.history.store.StoreException;
import envwatch.util.Defects;
import java.io.IOException;
import java.time.InstantSource;
import java.util.ArrayDeque;
import java.util.Deque;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Writes to the file of the history whatever happens to it: what could not be written waits, and a
 * damaged file is set aside. Used on one thread only.
 */
final class RecoveringWriter {
  private static final Logger LOG = LoggerFactory.getLogger(RecoveringWriter.class);

  /** What waits while the disk is full; beyond that, the oldest is lost. */
  private static final int MOST_UNWRITTEN = 10_000;

  private final HistoryFile file;
  private final InstantSource clock;
  private final Events events;
  private final Deque<Writing> unwritten = new ArrayDeque<>();
  private @Nullable HistoryWriter writer;
  private @Nullable HistoryTrouble trouble;
  private boolean givenUp;

  /** What becomes of the file. */
  interface Events {
    /** The file is about to be renamed, which Windows refuses while it is open. */
    void settingAside();

    /** What earlier runs left is not in the file that is written now. */
    void begunAnew();

    /**
     * Called whenever it changes.
     *
     * @param now null for none
     */
    void troubled(@Nullable HistoryTrouble now);

    /** Something was not written, and {@link #retry} is to be called some time later. */
    void retryLater();
  }

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

  /** Reads what earlier runs left. */
  @FunctionalInterface
  interface Carrying {
    void from(HistoryReader carried) throws StoreException;
  }

  RecoveringWriter(HistoryFile file, InstantSource clock, Events events) {
    this.file = file;
    this.clock = clock;
    this.events = events;
  }

  void open() {
    try {
      writer = file.write();
      writer.endKilledRun();
      told(null);
    } catch (StoreException e) {
      failed(e);
    }
  }

  /**
   * Passes what earlier runs left, also if the file can only be read.
   *
   * @return whether it could be read
   */
  boolean carryIn(Carrying carrying) {
    try {
      if (writer != null) {
        carrying.from(writer.reader());
        return true;
      }
      try (HistoryReader passing = file.read()) {
        carrying.from(passing);
        return true;
      }
    } catch (StoreException e) {
      if (writer != null) {
        failed(e);
      }
    }
    return false;
  }

  private void failed(StoreException e) {
    LOG.warn("The history is not written: {}", e.toString());
    switch (e.kind()) {
      case DAMAGED -> replaceDamaged();
      case NEWER -> giveUp(new HistoryTrouble.Newer());
      case LOCKED -> giveUp(new HistoryTrouble.OnlyRead());
      case UNUSABLE, REFUSED -> notWritten(e);
    }
  }

  private void notWritten(StoreException e) {
    told(new HistoryTrouble.NotWritten(e.reason()));
    events.retryLater();
  }

  private void giveUp(HistoryTrouble why) {
    givenUp = true;
    unwritten.clear();
    told(why);
  }

  private void replaceDamaged() {
    close();
    events.settingAside();
    try {
      String name = file.setAside(clock.instant());
      writer = file.write();
      told(new HistoryTrouble.SetAside(name));
      events.begunAnew();
    } catch (StoreException e) {
      LOG.warn("The damaged history cannot be replaced: {}", e.toString());
      notWritten(e);
    }
  }

  private void told(@Nullable HistoryTrouble now) {
    trouble = now;
    events.troubled(now);
  }

  /** Writes now if that is possible, otherwise later. */
  void write(Writing what) {
    if (!givenUp) {
      unwritten.add(what);
      while (unwritten.size() > MOST_UNWRITTEN) {
        unwritten.removeFirst();
      }
      writeAll();
    }
  }

  /** Writes what waits. What cannot be written at all does not stop what comes after it. */
  void writeAll() {
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
        told(null);
      }
    }
  }

  /** Opens the file again if it is not open, and writes what waits. */
  void retry() {
    if (writer == null) {
      open();
      if (writer != null) {
        events.begunAnew();
      }
    }
    writeAll();
  }

  /**
   * Uses the writer once.
   *
   * @throws IOException if the file is not open, or cannot be used
   */
  <T> T now(Use<T> use) throws IOException {
    if (writer == null) {
      throw new IOException("The history is not open");
    }
    return use.of(writer);
  }

  /** Uses the writer if the file is open; what fails is not repeated. */
  void attempt(Writing what) {
    try {
      if (writer != null) {
        what.with(writer);
      }
    } catch (StoreException e) {
      failed(e);
    }
  }

  void close() {
    try {
      if (writer != null) {
        writer.close();
      }
    } catch (IOException e) {
      LOG.warn("The history is not closed: {}", e.toString());
    }
    writer = null;
  }
}

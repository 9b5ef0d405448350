package envwatch.app;

import envwatch.util.Time;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.Collections;
import java.util.Deque;
import java.util.concurrent.Executor;
import java.util.function.BooleanSupplier;
import java.util.function.LongSupplier;

/**
 * Returns memory that contains only garbage to the system. The serial collector lets its old
 * generation grow to the limit of the heap before collecting it, and every look promotes some of
 * the objects that it replaces: a window that is open all day would grow by hundreds of megabytes.
 * A full collection pauses the program for about 0.2 s, so it is done while nobody is using the
 * window.
 */
final class HeapTrimmer implements AutoCloseable {
  /** In bytes; a smaller growth is not worth a collection. */
  static final long NOTABLE_GROWTH = 24L * 1024 * 1024;

  /** In bytes; a larger growth is collected even while the window is in use. */
  static final long LARGE_GROWTH = 3 * NOTABLE_GROWTH;

  static final Duration BETWEEN_SAMPLES = Duration.ofSeconds(10);

  /** Enough to span several collections of the young generation, whose garbage does not count. */
  static final int SAMPLES = 6;

  private final Time time;
  private final LongSupplier used;
  private final BooleanSupplier windowInUse;
  private final Executor collector;
  private final Runnable collection;
  private final Deque<Long> samples = new ArrayDeque<>();
  private long floor = Long.MAX_VALUE;
  private Time.Alarm next;
  private boolean closed;

  /**
   * Starts immediately.
   *
   * @param used bytes of the heap in use, garbage included
   * @param windowInUse whether the user is using the window; called on a thread of {@code time}
   * @param collector runs the collection, which takes a while
   */
  HeapTrimmer(
      Time time,
      LongSupplier used,
      BooleanSupplier windowInUse,
      Executor collector,
      Runnable collection) {
    this.time = time;
    this.used = used;
    this.windowInUse = windowInUse;
    this.collector = collector;
    this.collection = collection;
    next = time.after(BETWEEN_SAMPLES, this::sample);
  }

  /** Creates a trimmer for the heap of this process. */
  public static HeapTrimmer ofThisProcess(
      Time time, BooleanSupplier windowInUse, Executor collector) {
    Runtime runtime = Runtime.getRuntime();
    return new HeapTrimmer(
        time,
        () -> runtime.totalMemory() - runtime.freeMemory(),
        windowInUse,
        collector,
        runtime::gc);
  }

  private synchronized void sample() {
    if (closed) {
      return;
    }
    samples.addLast(used.getAsLong());
    if (samples.size() >= SAMPLES) {
      judge(Collections.min(samples));
    }
    next = time.after(BETWEEN_SAMPLES, this::sample);
  }

  /**
   * Uses the lowest heap use of the last minute, which is close to what remains after a young
   * collection.
   */
  private void judge(long lowest) {
    samples.removeFirst();
    floor = Math.min(floor, lowest);
    long growth = lowest - floor;
    if (growth > LARGE_GROWTH || growth > NOTABLE_GROWTH && !windowInUse.getAsBoolean()) {
      samples.clear();
      floor = Long.MAX_VALUE;
      collector.execute(collection);
    }
  }

  @Override
  public synchronized void close() {
    closed = true;
    next.cancel();
  }
}

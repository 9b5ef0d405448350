package envwatch.tools;

import envwatch.util.Time;
import envwatch.util.Time.Alarm;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * Runs programs one at a time, in the order in which they come, and not more often than every five
 * seconds. Of more than {@value #MOST_WAITING} that wait, the oldest is left out. Thread-safe.
 */
public final class PacedRuns implements AutoCloseable {
  /** How long a program may take that nobody waits for. */
  public static final Duration LIMIT = Duration.ofSeconds(10);

  static final Duration PAUSE = Duration.ofSeconds(5);
  static final int MOST_WAITING = 100;

  private static final Duration PATIENCE = Duration.ofSeconds(2);

  private final Time time;
  private final Executor background;
  private final Runner runner;

  // Guarded by this object.
  private final Deque<Waiting> waiting = new ArrayDeque<>();
  private Alarm alarm = () -> {};
  private @Nullable Duration started;
  private @Nullable Thread running;
  private boolean busy;
  private boolean closed;

  /** Runs a program to its end; interrupted, it ends it. */
  @FunctionalInterface
  interface Runner {
    ProgramRun.Result run(ProgramRun program) throws InterruptedException;
  }

  private record Waiting(ProgramRun program, Consumer<ProgramRun.Result> ended, Runnable leftOut) {}

  /**
   * @param background runs what blocks; stays open until this is closed
   */
  public PacedRuns(Time time, Executor background) {
    this(time, background, ProgramRun::toEnd);
  }

  PacedRuns(Time time, Executor background, Runner runner) {
    this.time = time;
    this.background = background;
    this.runner = runner;
  }

  /**
   * Runs a program as soon as it is its turn; returns at once. Once this is closed, nothing is run
   * or told any more.
   *
   * @param ended is told how it went, on another thread
   * @param leftOut called instead if too many wait
   */
  public void add(ProgramRun program, Consumer<ProgramRun.Result> ended, Runnable leftOut) {
    Waiting oldest = null;
    synchronized (this) {
      if (closed) {
        return;
      }
      if (waiting.size() == MOST_WAITING) {
        oldest = waiting.removeFirst();
      }
      waiting.addLast(new Waiting(program, ended, leftOut));
      goOn();
    }
    if (oldest != null) {
      oldest.leftOut().run();
    }
  }

  private synchronized void goOn() {
    if (busy || closed || waiting.isEmpty()) {
      return;
    }
    busy = true;
    Duration pause = started == null ? Duration.ZERO : PAUSE.minus(time.elapsed().minus(started));
    if (pause.isPositive()) {
      alarm = time.after(pause, () -> background.execute(this::runNext));
    } else {
      background.execute(this::runNext);
    }
  }

  private void runNext() {
    Waiting next;
    synchronized (this) {
      if (closed) {
        return;
      }
      next = waiting.removeFirst();
      started = time.elapsed();
      running = Thread.currentThread();
    }
    try {
      ProgramRun.Result result = runner.run(next.program());
      if (goesOn()) {
        next.ended().accept(result);
      }
    } catch (InterruptedException e) {
      // Only close interrupts; the thread ends, or is that of another task.
    } finally {
      synchronized (this) {
        running = null;
        busy = false;
        notifyAll();
      }
      goOn();
    }
  }

  private synchronized boolean goesOn() {
    return !closed;
  }

  /** Ends the program that runs, and waits a moment for that; those that wait are left. */
  @Override
  public synchronized void close() {
    closed = true;
    waiting.clear();
    alarm.cancel();
    if (running != null) {
      running.interrupt();
    }
    try {
      Duration end = time.elapsed().plus(PATIENCE);
      for (Duration left = PATIENCE; running != null && left.isPositive(); ) {
        wait(left.toMillis() + 1);
        left = end.minus(time.elapsed());
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }
}

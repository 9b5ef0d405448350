package envwatch.journeys.remember;

import envwatch.util.SteadyClock;
import envwatch.util.Time;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.Comparator;
import java.util.PriorityQueue;
import java.util.Queue;
import java.util.concurrent.Executor;
import org.jspecify.annotations.Nullable;

/**
 * Time that moves only when told. Alarms may be set by any thread, and ring on the thread that
 * moves the time.
 */
final class MovedTime implements Time {
  private final Instant start;
  private final Queue<Waiting> waiting =
      new PriorityQueue<>(Comparator.comparing(Waiting::at).thenComparingLong(Waiting::order));
  private final SteadyClock steady;
  private Duration passed = Duration.ZERO;
  private Duration jumped = Duration.ZERO;
  private long orders;

  private record Waiting(Duration at, long order, Runnable task) {}

  MovedTime(Instant start) {
    this.start = start;
    steady = new SteadyClock(this);
  }

  @Override
  public synchronized Instant instant() {
    return start.plus(passed).plus(jumped);
  }

  @Override
  public synchronized Duration elapsed() {
    return passed;
  }

  @Override
  public SteadyClock steady() {
    return steady;
  }

  @Override
  public Clock clock() {
    return withZone(ZoneOffset.UTC);
  }

  @Override
  public synchronized Alarm after(Duration delay, Runnable task) {
    Waiting alarm = new Waiting(passed.plus(delay), orders++, task);
    waiting.add(alarm);
    return () -> cancel(alarm);
  }

  private synchronized void cancel(Waiting alarm) {
    waiting.remove(alarm);
  }

  /** Runs each task on the thread that moves the time, as a request that takes so long. */
  Executor executor(Duration latency) {
    return task -> after(latency, task);
  }

  /** Moves on and runs everything that is due on the way, at its moment. */
  void advance(Duration duration) {
    Duration end = elapsed().plus(duration);
    for (Runnable due = next(end); due != null; due = next(end)) {
      due.run();
    }
    moveTo(end);
  }

  private synchronized @Nullable Runnable next(Duration end) {
    if (waiting.isEmpty() || waiting.peek().at().compareTo(end) > 0) {
      return null;
    }
    Waiting next = waiting.remove();
    passed = next.at();
    return next.task();
  }

  private synchronized void moveTo(Duration end) {
    passed = end;
  }

  /** Forgets all alarms: whoever set them does not exist any more. */
  synchronized void forgetAlarms() {
    waiting.clear();
  }

  /** Changes the clock while alarms stand still: the computer slept, or its clock was set. */
  synchronized void jump(Duration duration) {
    jumped = jumped.plus(duration);
  }
}

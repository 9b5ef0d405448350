package envwatch.watch;

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

/**
 * Time that moves only when told. Alarms, and what was handed to {@link #executor}, run on the
 * caller's thread while it moves. Not for use by several threads.
 */
public final class FakeTime implements Time {
  public static final Instant START = Instant.parse("2026-11-21T09:00:00Z");

  private final Queue<Waiting> waiting =
      new PriorityQueue<>(Comparator.comparing(Waiting::at).thenComparingLong(Waiting::order));
  private Duration passed = Duration.ZERO;
  private Duration jumped = Duration.ZERO;
  private long orders;
  private final SteadyClock steady = new SteadyClock(this);

  private record Waiting(Duration at, long order, Runnable task) {}

  @Override
  public Instant instant() {
    return START.plus(passed).plus(jumped);
  }

  @Override
  public Duration elapsed() {
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
  public Alarm after(Duration delay, Runnable task) {
    Waiting alarm = new Waiting(passed.plus(delay), orders++, task);
    waiting.add(alarm);
    return () -> waiting.remove(alarm);
  }

  /** Runs each task when so much time has gone by, as a request that takes so long. */
  public Executor executor(Duration latency) {
    return task -> after(latency, task);
  }

  /** Moves on and runs everything that is due on the way, at its moment. */
  public void advance(Duration duration) {
    Duration end = passed.plus(duration);
    while (!waiting.isEmpty() && waiting.peek().at().compareTo(end) <= 0) {
      Waiting next = waiting.remove();
      passed = next.at();
      next.task().run();
    }
    passed = end;
  }

  /** Changes the clock while alarms stand still: the computer slept, or its clock was set. */
  public void jump(Duration duration) {
    jumped = jumped.plus(duration);
  }

  /** How many alarms and tasks wait. */
  public int waiting() {
    return waiting.size();
  }
}

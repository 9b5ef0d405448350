package envwatch.watch;

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
      new PriorityQueue<>(Comparator.comparing(Waiting::at).thenComparing(Waiting::order));
  private Instant now = START;
  private long orders;

  private record Waiting(Instant at, long order, Runnable task) {}

  @Override
  public Instant instant() {
    return now;
  }

  @Override
  public Clock clock() {
    return withZone(ZoneOffset.UTC);
  }

  @Override
  public Alarm after(Duration delay, Runnable task) {
    Waiting alarm = new Waiting(now.plus(delay), orders++, task);
    waiting.add(alarm);
    return () -> waiting.remove(alarm);
  }

  /** Runs each task when so much time has gone by, as a request that takes so long. */
  public Executor executor(Duration latency) {
    return task -> after(latency, task);
  }

  /** Moves on and runs everything that is due on the way, at its moment. */
  public void advance(Duration duration) {
    Instant end = now.plus(duration);
    while (!waiting.isEmpty() && !waiting.peek().at().isAfter(end)) {
      Waiting next = waiting.remove();
      now = next.at().isAfter(now) ? next.at() : now;
      next.task().run();
    }
    now = end;
  }

  /** Runs what is due now. */
  public void settle() {
    advance(Duration.ZERO);
  }

  /** Changes the clock only, as when the computer sleeps or somebody sets the clock. */
  public void jump(Duration duration) {
    now = now.plus(duration);
  }

  /** How many alarms and tasks wait. */
  public int waiting() {
    return waiting.size();
  }
}

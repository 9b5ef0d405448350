package envwatch.journeys;

import envwatch.util.SteadyClock;
import envwatch.util.Time;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.Comparator;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicReference;

/**
 * Time that passes as it does for everybody, and of which the test can skip as much as it would
 * otherwise have to wait for: every alarm due on the way rings.
 */
final class SkippableTime implements Time, AutoCloseable {
  private final ScheduledExecutorService bell =
      Executors.newSingleThreadScheduledExecutor(
          Thread.ofPlatform().name("journey-alarms").daemon().factory());
  private final Set<Waiting> waiting = ConcurrentHashMap.newKeySet();
  private final AtomicReference<Duration> skipped = new AtomicReference<>(Duration.ZERO);
  private final SteadyClock steady = new SteadyClock(this);

  private record Waiting(Instant due, Object identity, Runnable task) {}

  @Override
  public Instant instant() {
    return Instant.now().plus(skipped.get());
  }

  @Override
  public Duration elapsed() {
    return Duration.ofNanos(System.nanoTime()).plus(skipped.get());
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
    Waiting alarm = new Waiting(instant().plus(delay), new Object(), task);
    waiting.add(alarm);
    if (!bell.isShutdown()) {
      bell.schedule(() -> ring(alarm), delay.toMillis() + 1, TimeUnit.MILLISECONDS);
    }
    return () -> waiting.remove(alarm);
  }

  void skip(Duration duration) {
    Instant before = instant();
    skipped.updateAndGet(sofar -> sofar.plus(duration));
    Instant end = before.plus(duration);
    waiting.stream()
        .filter(alarm -> !alarm.due().isAfter(end))
        .sorted(Comparator.comparing(Waiting::due))
        .forEach(alarm -> bell.execute(() -> ring(alarm)));
  }

  private void ring(Waiting alarm) {
    if (waiting.remove(alarm)) {
      runAndReport(alarm.task());
    }
  }

  /** The executor would keep what a task throws to itself: it is a defect and must be seen. */
  private static void runAndReport(Runnable task) {
    try {
      task.run();
    } catch (RuntimeException defect) {
      Thread thread = Thread.currentThread();
      thread.getUncaughtExceptionHandler().uncaughtException(thread, defect);
    }
  }

  @Override
  public void close() {
    bell.shutdownNow();
  }
}

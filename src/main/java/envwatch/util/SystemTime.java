package envwatch.util;

import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.concurrent.Future;
import java.util.concurrent.ScheduledThreadPoolExecutor;
import java.util.concurrent.TimeUnit;

/** The computer's clock, and alarms on a single thread that must not be blocked. */
public final class SystemTime implements Time, AutoCloseable {
  private final Clock clock = Clock.systemUTC();
  private final SteadyClock steady = new SteadyClock(this);
  private final ScheduledThreadPoolExecutor alarms;

  public SystemTime() {
    alarms =
        new ScheduledThreadPoolExecutor(
            1, Thread.ofPlatform().name("envwatch-alarms").daemon().factory());
    alarms.setRemoveOnCancelPolicy(true);
    alarms.setRejectedExecutionHandler((late, executor) -> {});
  }

  @Override
  public Instant instant() {
    return clock.instant();
  }

  @Override
  public Duration elapsed() {
    return Duration.ofNanos(System.nanoTime());
  }

  @Override
  public SteadyClock steady() {
    return steady;
  }

  @Override
  public Clock clock() {
    return clock;
  }

  /** After {@link #close()}, no task runs any more. */
  @Override
  public Alarm after(Duration delay, Runnable task) {
    Runnable reporting = () -> runAndReport(task);
    // Rounded up: an alarm that goes off too early would find nothing to do and be set again.
    long milliseconds = delay.toMillis() + 1;
    Future<?> alarm = alarms.schedule(reporting, milliseconds, TimeUnit.MILLISECONDS);
    return () -> alarm.cancel(false);
  }

  /**
   * Reports what a task throws, which the executor would swallow: it is a defect and must be
   * noticed.
   */
  private static void runAndReport(Runnable task) {
    try {
      task.run();
    } catch (RuntimeException defect) {
      Defects.report(defect);
    }
  }

  @Override
  public void close() {
    alarms.shutdownNow();
  }
}

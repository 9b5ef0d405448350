package envwatch.journeys;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.time.Duration;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import javafx.application.Platform;

/** Asks the JavaFX thread for a sign of life all the time and measures what keeps it from one. */
final class Heartbeat implements AutoCloseable {
  private static final long MILLISECONDS_BETWEEN = 5;

  private final ThreadMXBean threads = ManagementFactory.getThreadMXBean();
  private final ScheduledExecutorService beats =
      Executors.newSingleThreadScheduledExecutor(
          Thread.ofPlatform().name("heartbeat").daemon().factory());
  private final AtomicLong longestPause = new AtomicLong();
  private final AtomicLong longestWork = new AtomicLong();

  /** Work of the JavaFX thread up to its last sign of life; touched by that thread only. */
  private long workedBefore = -1;

  Heartbeat() {
    beats.scheduleAtFixedRate(this::beat, 0, MILLISECONDS_BETWEEN, TimeUnit.MILLISECONDS);
  }

  private void beat() {
    long asked = System.nanoTime();
    Platform.runLater(() -> {
      longestPause.accumulateAndGet(System.nanoTime() - asked, Math::max);
      long worked = threads.getCurrentThreadCpuTime();
      if (workedBefore >= 0) {
        longestWork.accumulateAndGet(worked - workedBefore, Math::max);
      }
      workedBefore = worked;
    });
  }

  /** The longest that a sign of life was waited for, whatever else the computer had to do. */
  Duration longestPause() {
    return Duration.ofNanos(longestPause.get());
  }

  /** The longest that the JavaFX thread worked without a break. */
  Duration longestWork() {
    return Duration.ofNanos(longestWork.get());
  }

  @Override
  public void close() {
    beats.shutdownNow();
  }
}

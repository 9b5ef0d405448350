package envwatch.util;

import java.time.Duration;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.TimeUnit;

/**
 * The moment until which something is waited for. Whatever ends together shares one, so that the
 * waits do not add up.
 *
 * @param nanoTime as of {@link System#nanoTime}
 */
public record Deadline(long nanoTime) {
  public static Deadline in(Duration patience) {
    return new Deadline(System.nanoTime() + patience.toNanos());
  }

  /** This one, or the one after so much time from now if that is earlier. */
  public Deadline orIn(Duration patience) {
    Deadline other = in(patience);
    return other.nanoTime - nanoTime < 0 ? other : this;
  }

  public boolean isPast() {
    return System.nanoTime() - nanoTime >= 0;
  }

  /** What is left until then; zero once it is over. */
  public Duration left() {
    return Duration.ofNanos(Math.max(0, nanoTime - System.nanoTime()));
  }

  /**
   * Waits for the tasks of an executor that was shut down. An interrupted wait ends, and the thread
   * stays interrupted.
   *
   * @return whether all tasks ended in time
   */
  public boolean await(ExecutorService executor) {
    try {
      return executor.awaitTermination(nanoTime - System.nanoTime(), TimeUnit.NANOSECONDS);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return false;
    }
  }
}

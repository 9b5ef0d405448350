package envwatch.util;

import envwatch.util.Time.Alarm;
import java.time.Duration;
import java.time.Instant;
import org.jspecify.annotations.Nullable;

/** A single alarm that can be rescheduled. Thread-safe. */
public final class AlarmClock {
  private final Time time;
  private final Duration longest;
  private final Runnable task;
  private @Nullable Alarm alarm;
  private Instant ringsAt = Instant.MAX;
  private long number;

  /**
   * @param longest after how long the alarm goes off however far away the moment is: alarms may not
   *     count the time while the computer sleeps, and with a limit, the clock is read soon after
   *     waking
   */
  public AlarmClock(Time time, Duration longest, Runnable task) {
    this.time = time;
    this.longest = longest;
    this.task = task;
  }

  /**
   * Goes off at the moment, or earlier; cancels the previous alarm.
   *
   * @param at {@link Instant#MAX} for never
   */
  public synchronized void set(Instant at, Instant now) {
    cancel();
    if (!at.equals(Instant.MAX)) {
      Duration delay = Bounds.within(Duration.ZERO, Duration.between(now, at), longest);
      ringsAt = now.plus(delay);
      long own = number;
      alarm = time.after(delay, () -> ring(own));
    }
  }

  /** The same, but keeps an alarm that goes off earlier. */
  public synchronized void bringForward(Instant at, Instant now) {
    if (alarm == null || !ringsAt.isAfter(now) || at.isBefore(ringsAt)) {
      set(at, now);
    }
  }

  /** Does nothing for an alarm that was replaced when it had begun to ring. */
  private void ring(long own) {
    synchronized (this) {
      if (own != number) {
        return;
      }
      alarm = null;
    }
    task.run();
  }

  public synchronized void cancel() {
    number++;
    if (alarm != null) {
      alarm.cancel();
      alarm = null;
    }
  }
}

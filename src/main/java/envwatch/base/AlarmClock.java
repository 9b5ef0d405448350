package envwatch.base;

import envwatch.base.Time.Alarm;
import java.time.Duration;
import java.time.Instant;
import org.jspecify.annotations.Nullable;

/** One alarm that can be set again. Confined to its account. */
public final class AlarmClock {
  /**
   * Alarms need not count the time that the computer sleeps. With this limit the clock is read
   * again soon after waking, however far away the moment was.
   */
  private static final Duration LONGEST_SLEEP = Duration.ofSeconds(30);

  private final Time time;
  private final Runnable task;
  private @Nullable Alarm alarm;

  public AlarmClock(Time time, Runnable task) {
    this.time = time;
    this.task = task;
  }

  /** Rings at the moment, or earlier; takes back what was set before. */
  public void set(Instant at, Instant now) {
    cancel();
    Duration delay = Duration.between(now, at);
    alarm = time.after(delay.compareTo(LONGEST_SLEEP) < 0 ? delay : LONGEST_SLEEP, task);
  }

  public void cancel() {
    if (alarm != null) {
      alarm.cancel();
      alarm = null;
    }
  }
}

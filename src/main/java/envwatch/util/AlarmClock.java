package envwatch.util;

import envwatch.util.Time.Alarm;
import java.time.Duration;
import java.time.Instant;
import org.jspecify.annotations.Nullable;

/** A single alarm that can be rescheduled. Confined to its account. */
public final class AlarmClock {
  /**
   * Alarms may not count the time while the computer sleeps. With this limit, the clock is read
   * soon after waking, however far away the moment was.
   */
  private static final Duration LONGEST_SLEEP = Duration.ofSeconds(30);

  private final Time time;
  private final Runnable task;
  private @Nullable Alarm alarm;

  public AlarmClock(Time time, Runnable task) {
    this.time = time;
    this.task = task;
  }

  /** Goes off at the moment, or earlier; cancels the previous alarm. */
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

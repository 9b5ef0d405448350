package envwatch.util;

import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.function.BiFunction;

/** A time whose alarms the test sets itself. */
public final class OtherAlarms implements Time {
  private final Time time;
  private final BiFunction<Duration, Runnable, Alarm> after;

  /**
   * @param after sets an alarm
   */
  public OtherAlarms(Time time, BiFunction<Duration, Runnable, Alarm> after) {
    this.time = time;
    this.after = after;
  }

  @Override
  public Alarm after(Duration delay, Runnable task) {
    return after.apply(delay, task);
  }

  @Override
  public Instant instant() {
    return time.instant();
  }

  @Override
  public Duration elapsed() {
    return time.elapsed();
  }

  @Override
  public SteadyClock steady() {
    return time.steady();
  }

  @Override
  public Clock clock() {
    return time.clock();
  }
}

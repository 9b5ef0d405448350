package envwatch.util;

import java.time.Clock;
import java.time.Duration;
import java.time.InstantSource;

/** The engine's clock and alarms; tests supply their own and advance it manually. */
public interface Time extends InstantSource {
  /** Runs the task once after the delay, on a thread that the task must not block for long. */
  Alarm after(Duration delay, Runnable task);

  /**
   * The time elapsed since an arbitrary fixed moment. Not affected by setting the clock; may not
   * count the time while the computer sleeps.
   */
  Duration elapsed();

  /**
   * The clock for waits and for ordering events; the same instance for all users of this object.
   */
  SteadyClock steady();

  /** The wall clock of {@link #instant()}. */
  Clock clock();

  /** A scheduled task. */
  @FunctionalInterface
  interface Alarm {
    /** Cancels the task; does nothing if it is running or has run. */
    void cancel();
  }
}

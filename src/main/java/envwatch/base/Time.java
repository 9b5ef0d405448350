package envwatch.base;

import java.time.Clock;
import java.time.Duration;
import java.time.InstantSource;

/** The clock and the alarm of the engine; tests bring their own and turn it by hand. */
public interface Time extends InstantSource {
  /** Runs the task once after the delay, on a thread that the task must not block for long. */
  Alarm after(Duration delay, Runnable task);

  /**
   * Time gone by since a moment that stays the same. Does not follow when the clock is set; need
   * not count the time that the computer sleeps.
   */
  Duration elapsed();

  /** The clock for waits and for what came before what; the same one for all who share the time. */
  SteadyClock steady();

  /** The wall clock of {@link #instant()}. */
  Clock clock();

  /** A task that waits for its moment. */
  @FunctionalInterface
  interface Alarm {
    /** Takes the task back; does nothing once it runs or has run. */
    void cancel();
  }
}

package envwatch.ui.secrets;

import envwatch.util.Bounds;
import envwatch.util.Time;
import java.time.Duration;
import java.time.Instant;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * Counts down to the moment from which on a secret is not to be seen any more. Asks the clock each
 * second: an alarm may not count the time while the computer sleeps. Lives on the JavaFX thread.
 */
final class Countdown {
  private static final Duration STEP = Duration.ofSeconds(1);

  private final Time time;
  private final Executor javaFxThread;
  private final Consumer<Duration> left;
  private final Runnable over;
  private Instant end = Instant.MIN;
  private Time.@Nullable Alarm next;
  private int newest;

  /**
   * @param left is told how long is left, at the beginning and each second
   * @param over run at the end, unless the countdown is stopped before
   */
  Countdown(Time time, Executor javaFxThread, Consumer<Duration> left, Runnable over) {
    this.time = time;
    this.javaFxThread = javaFxThread;
    this.left = left;
    this.over = over;
  }

  /** Takes the place of the countdown before. */
  void start(Duration whole) {
    stop();
    end = time.steady().instant().plus(whole);
    step(newest);
  }

  Duration rest() {
    return Duration.between(time.steady().instant(), end);
  }

  void stop() {
    newest++;
    if (next != null) {
      next.cancel();
      next = null;
    }
  }

  private void step(int number) {
    if (number != newest) {
      return;
    }
    Duration rest = rest();
    if (rest.isPositive()) {
      left.accept(rest);
      next = time.after(Bounds.min(rest, STEP), () -> javaFxThread.execute(() -> step(number)));
    } else {
      over.run();
    }
  }
}

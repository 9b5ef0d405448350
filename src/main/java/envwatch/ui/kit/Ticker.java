package envwatch.ui.kit;

import envwatch.util.Time;
import java.time.Duration;
import java.time.Instant;
import java.util.concurrent.Executor;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * Lets time pass on the JavaFX thread while the window can be seen: once a second while somebody
 * uses it or waits for seconds, and every ten seconds otherwise. All other times are told in steps
 * of ten seconds, so that a step comes less than one step late, and at most six frames a minute
 * tell only that time has passed. Lives on the JavaFX thread.
 */
public final class Ticker implements AutoCloseable {
  private static final Duration SECOND = Duration.ofSeconds(1);
  private static final Duration UNWATCHED = Duration.ofSeconds(10);

  private final Time time;
  private final Executor javaFxThread;
  private final Consumer<Instant> receiver;
  private final BooleanSupplier everySecond;
  private boolean slow;
  private int newest;
  private Time.@Nullable Alarm next;
  private boolean running;

  /**
   * @param everySecond whether somebody uses the window or waits for seconds
   */
  public Ticker(
      Time time, Executor javaFxThread, Consumer<Instant> receiver, BooleanSupplier everySecond) {
    this.time = time;
    this.javaFxThread = javaFxThread;
    this.receiver = receiver;
    this.everySecond = everySecond;
  }

  /** Whether the window can be seen. Ticks at once when it comes back into sight. */
  public void run(boolean visible) {
    if (visible && !running) {
      running = true;
      tick();
    } else if (!visible) {
      close();
    }
  }

  /**
   * Ticks at once where the next tick would come late: somebody begins to use the window. Not while
   * this runs, because JavaFX tells of the mouse also in the middle of a change to the nodes under
   * it ({@code Scene.generateMouseExited}).
   */
  public void hurry() {
    if (running && slow) {
      slow = false;
      cancel();
      javaFxThread.execute(unlessOvertaken());
    }
  }

  private void tick() {
    if (running) {
      receiver.accept(time.instant());
      slow = !everySecond.getAsBoolean();
      Runnable following = unlessOvertaken();
      next = time.after(slow ? UNWATCHED : SECOND, () -> javaFxThread.execute(following));
    }
  }

  /** A tick that is dropped when a later one was ordered. */
  private Runnable unlessOvertaken() {
    int own = ++newest;
    return () -> {
      if (own == newest) {
        tick();
      }
    };
  }

  private void cancel() {
    if (next != null) {
      next.cancel();
      next = null;
    }
  }

  @Override
  public void close() {
    running = false;
    cancel();
  }
}

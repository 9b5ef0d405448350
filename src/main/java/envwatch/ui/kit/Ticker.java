package envwatch.ui.kit;

import envwatch.base.Time;
import java.time.Duration;
import java.time.Instant;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * Lets a second pass on the JavaFX thread, once a second and only while the window can be seen. An
 * animation would do the same sixty times a second. Lives on the JavaFX thread.
 */
public final class Ticker implements AutoCloseable {
  private static final Duration SECOND = Duration.ofSeconds(1);

  private final Time time;
  private final Executor javaFxThread;
  private final Consumer<Instant> receiver;
  private Time.@Nullable Alarm next;
  private boolean running;

  public Ticker(Time time, Executor javaFxThread, Consumer<Instant> receiver) {
    this.time = time;
    this.javaFxThread = javaFxThread;
    this.receiver = receiver;
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

  private void tick() {
    if (running) {
      receiver.accept(time.instant());
      next = time.after(SECOND, () -> javaFxThread.execute(this::tick));
    }
  }

  @Override
  public void close() {
    running = false;
    if (next != null) {
      next.cancel();
      next = null;
    }
  }
}

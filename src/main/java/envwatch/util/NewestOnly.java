package envwatch.util;

import java.util.concurrent.Executor;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * Passes values to another thread, such as the JavaFX thread. However fast they arrive, only the
 * newest one waits.
 */
public final class NewestOnly<T> implements Consumer<T> {
  private final Executor executor;
  private final Consumer<T> receiver;
  private final AtomicReference<@Nullable T> waiting = new AtomicReference<>();
  private final AtomicBoolean called = new AtomicBoolean();

  /**
   * @param executor runs the receiver
   */
  public NewestOnly(Executor executor, Consumer<T> receiver) {
    this.executor = executor;
    this.receiver = receiver;
  }

  /** Delivers the value soon, unless a newer one comes first. */
  @Override
  public void accept(T value) {
    hold(value);
    if (!called.getAndSet(true)) {
      executor.execute(this::answerCall);
    }
  }

  /** Keeps the value until the next delivery, without requesting one. */
  public void hold(T value) {
    waiting.set(value);
  }

  private void answerCall() {
    called.set(false);
    deliver();
  }

  /** Passes on the waiting value, if there is one, on the calling thread. */
  public void deliver() {
    T newest = waiting.getAndSet(null);
    if (newest != null) {
      receiver.accept(newest);
    }
  }
}

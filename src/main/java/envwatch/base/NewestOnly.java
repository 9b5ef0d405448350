package envwatch.base;

import java.util.concurrent.Executor;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** Brings values to the JavaFX thread; however fast they come, at most the newest one waits. */
public final class NewestOnly<T> implements Consumer<T> {
  private final Executor javaFxThread;
  private final Consumer<T> receiver;
  private final AtomicReference<@Nullable T> waiting = new AtomicReference<>();

  public NewestOnly(Executor javaFxThread, Consumer<T> receiver) {
    this.javaFxThread = javaFxThread;
    this.receiver = receiver;
  }

  @Override
  public void accept(T value) {
    if (waiting.getAndSet(value) == null) {
      javaFxThread.execute(this::deliver);
    }
  }

  private void deliver() {
    T newest = waiting.getAndSet(null);
    if (newest != null) {
      receiver.accept(newest);
    }
  }
}

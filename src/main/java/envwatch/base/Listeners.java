package envwatch.base;

import java.util.List;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Consumer;

/**
 * Calls listeners without holding a lock, but with all values in the order in which they occurred.
 * The owner queues a value while it holds its lock, and calls {@link #deliver} after releasing it.
 * Values are delivered one at a time: if another thread is already delivering, the calling thread
 * leaves its values to that thread and does not wait.
 */
public final class Listeners<T> {
  private final List<Listener<T>> listeners = new CopyOnWriteArrayList<>();
  private final Queue<Runnable> deliveries = new ConcurrentLinkedQueue<>();
  private final AtomicBoolean delivering = new AtomicBoolean();

  private static final class Listener<T> {
    private final Consumer<T> consumer;
    private volatile boolean gone;

    private Listener(Consumer<T> consumer) {
      this.consumer = consumer;
    }

    private void tell(T value) {
      if (!gone) {
        consumer.accept(value);
      }
    }
  }

  /** Delivers every value queued from now on to the listener. */
  public Subscription subscribe(Consumer<T> consumer) {
    Listener<T> listener = new Listener<>(consumer);
    deliveries.add(() -> add(listener));
    return subscription(listener);
  }

  /**
   * Delivers this value to the listener first, and then every value queued from now on. Must be
   * called under the owner's lock, like {@link #queue}.
   */
  public Subscription subscribe(Consumer<T> consumer, T first) {
    Listener<T> listener = new Listener<>(consumer);
    deliveries.add(() -> {
      add(listener);
      listener.tell(first);
    });
    return subscription(listener);
  }

  private void add(Listener<T> listener) {
    if (!listener.gone) {
      listeners.add(listener);
    }
  }

  private Subscription subscription(Listener<T> listener) {
    return () -> {
      listener.gone = true;
      listeners.remove(listener);
    };
  }

  /**
   * Queues a value without calling any listener. The order of these calls is the order of delivery.
   */
  public void queue(T value) {
    deliveries.add(() -> listeners.forEach(listener -> listener.tell(value)));
  }

  /**
   * Delivers the queued values, on this thread or another; must be called without holding a lock.
   */
  public void deliver() {
    while (!deliveries.isEmpty() && delivering.compareAndSet(false, true)) {
      try {
        deliverAll();
      } finally {
        delivering.set(false);
      }
    }
  }

  private void deliverAll() {
    for (Runnable next = deliveries.poll(); next != null; next = deliveries.poll()) {
      next.run();
    }
  }
}

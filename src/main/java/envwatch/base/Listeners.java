package envwatch.base;

import java.util.List;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Consumer;

/**
 * Listeners that are called without a lock, and yet told everything in the order in which it
 * happened. The owner queues a value while it holds its lock and calls {@link #deliver} once it has
 * released it. Values are delivered one at a time: a thread that finds another one delivering
 * leaves its own to it and does not wait.
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

  /** Tells the listener every value that is queued from now on. */
  public Subscription subscribe(Consumer<T> consumer) {
    Listener<T> listener = new Listener<>(consumer);
    deliveries.add(() -> add(listener));
    return subscription(listener);
  }

  /**
   * Tells the listener a value first, and then every value that is queued from now on. To be called
   * like {@link #queue}.
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

  /** Notes a value to be told; calls nobody. Calls of this method define the order. */
  public void queue(T value) {
    deliveries.add(() -> listeners.forEach(listener -> listener.tell(value)));
  }

  /** Tells what is queued, on this thread or another; to be called without a lock. */
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

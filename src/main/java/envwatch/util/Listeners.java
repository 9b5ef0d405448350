package envwatch.util;

import java.util.List;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * Calls listeners without holding a lock, but with all values in the order in which they occurred.
 * The owner queues a value while it holds its lock, and calls {@link #deliver} after releasing it.
 * Values are delivered one at a time: if another thread is already delivering, the calling thread
 * leaves its values to that thread and does not wait. A listener that throws is a defect, which
 * reaches the thread that delivers, but keeps no value from the others.
 */
public final class Listeners<T> {
  private final List<Listener<T>> listeners = new CopyOnWriteArrayList<>();
  private final Queue<Consumer<Failures>> deliveries = new ConcurrentLinkedQueue<>();
  private final AtomicBoolean delivering = new AtomicBoolean();

  private static final class Listener<T> {
    /** Null once gone, so that what waits for it does not keep a whole window alive. */
    private volatile @Nullable Consumer<T> consumer;

    private Listener(Consumer<T> consumer) {
      this.consumer = consumer;
    }

    private void tell(T value, Failures failures) {
      Consumer<T> told = consumer;
      if (told == null) {
        return;
      }
      try {
        told.accept(value);
      } catch (RuntimeException e) {
        failures.add(e);
      }
    }
  }

  /** The first that was thrown, with the others. */
  private static final class Failures {
    private @Nullable RuntimeException first;

    private void add(RuntimeException failure) {
      if (first == null) {
        first = failure;
      } else if (failure != first) {
        first.addSuppressed(failure);
      }
    }

    private void rethrow() {
      if (first != null) {
        throw first;
      }
    }
  }

  /** Delivers every value queued from now on to the listener. */
  public Subscription subscribe(Consumer<T> consumer) {
    Listener<T> listener = new Listener<>(consumer);
    deliveries.add(failures -> add(listener));
    return subscription(listener);
  }

  /**
   * Delivers this value to the listener first, and then every value queued from now on. Must be
   * called under the owner's lock, like {@link #queue}.
   */
  public Subscription subscribe(Consumer<T> consumer, T first) {
    Listener<T> listener = new Listener<>(consumer);
    deliveries.add(failures -> {
      add(listener);
      listener.tell(first, failures);
    });
    return subscription(listener);
  }

  private void add(Listener<T> listener) {
    if (listener.consumer != null) {
      listeners.add(listener);
    }
  }

  private Subscription subscription(Listener<T> listener) {
    return () -> {
      listener.consumer = null;
      listeners.remove(listener);
    };
  }

  /**
   * Queues a value without calling any listener. The order of these calls is the order of delivery.
   */
  public void queue(T value) {
    deliveries.add(failures -> listeners.forEach(listener -> listener.tell(value, failures)));
  }

  /**
   * Delivers the queued values, on this thread or another; must be called without holding a lock.
   *
   * @throws RuntimeException what a listener threw, after everything was delivered to the others
   */
  public void deliver() {
    Failures failures = new Failures();
    while (!deliveries.isEmpty() && delivering.compareAndSet(false, true)) {
      try {
        deliverAll(failures);
      } finally {
        delivering.set(false);
      }
    }
    failures.rethrow();
  }

  private void deliverAll(Failures failures) {
    for (Consumer<Failures> next = deliveries.poll(); next != null; next = deliveries.poll()) {
      next.accept(failures);
    }
  }
}

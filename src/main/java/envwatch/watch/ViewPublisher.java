package envwatch.watch;

import envwatch.util.SerialExecutor;
import envwatch.util.Subscription;
import envwatch.util.Time;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.Executor;
import java.util.function.BiPredicate;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * Publishes views of what is known to listeners: one at a time, in order, at most ten times a
 * second, and only if something differs from the previous view.
 */
final class ViewPublisher<V> {
  private static final Duration SHORTEST_PAUSE = Duration.ofMillis(100);

  private final Time time;
  private final Executor inOrder;
  private final Supplier<V> assembly;
  private final BiPredicate<V, V> same;
  private final List<Subscriber> subscribers = new CopyOnWriteArrayList<>();
  private final Object lock = new Object();
  private boolean due;
  private boolean closed;
  private @Nullable Duration lastPublished;
  private Time.@Nullable Alarm alarm;

  /** Accessed only by tasks of {@link #inOrder}. */
  private @Nullable V newest;

  /** A listener that can be removed. */
  private final class Subscriber implements Subscription {
    private final Consumer<V> listener;
    private volatile boolean gone;

    Subscriber(Consumer<V> listener) {
      this.listener = listener;
    }

    void deliver(V view) {
      if (!gone) {
        listener.accept(view);
      }
    }

    @Override
    public void close() {
      gone = true;
      subscribers.remove(this);
    }
  }

  /**
   * @param assembly creates a view of what is currently known; called without holding a lock
   * @param same whether two views have the same content, regardless of when they were created
   */
  ViewPublisher(Time time, Executor executor, Supplier<V> assembly, BiPredicate<V, V> same) {
    this.time = time;
    this.assembly = assembly;
    this.same = same;
    inOrder = new SerialExecutor(executor);
  }

  /** Delivers the newest view, and then every one that differs, to the listener. */
  Subscription subscribe(Consumer<V> listener) {
    Subscriber subscriber = new Subscriber(listener);
    inOrder.execute(() -> {
      publish();
      if (!subscriber.gone) {
        subscribers.add(subscriber);
      }
      if (newest != null) {
        subscriber.deliver(newest);
      }
    });
    return subscriber;
  }

  /** Called when something may have changed. */
  void changed() {
    Duration delay;
    synchronized (lock) {
      if (due || closed) {
        return;
      }
      due = true;
      delay = pauseLeft(lastPublished, time.elapsed());
      if (!delay.isZero()) {
        alarm = time.after(delay, this::publishSoon);
        return;
      }
    }
    publishSoon();
  }

  /** Runs the task once every listener has been given what is known now. */
  void afterDelivery(Runnable task) {
    inOrder.execute(() -> {
      publish();
      inOrder.execute(task);
    });
  }

  private static Duration pauseLeft(@Nullable Duration since, Duration now) {
    if (since == null) {
      return Duration.ZERO;
    }
    Duration left = SHORTEST_PAUSE.minus(now.minus(since));
    return left.isNegative() ? Duration.ZERO : left;
  }

  private void publishSoon() {
    inOrder.execute(this::publish);
  }

  /** Publishes all changes that have accumulated until it runs, however long listeners delay it. */
  private void publish() {
    Duration now = time.elapsed();
    synchronized (lock) {
      due = false;
      lastPublished = now;
      if (closed) {
        return;
      }
    }
    V view = assembly.get();
    if (newest != null && same.test(view, newest)) {
      return;
    }
    newest = view;
    for (Subscriber subscriber : subscribers) {
      inOrder.execute(() -> subscriber.deliver(view));
    }
  }

  /** No view is published any more. */
  void close() {
    synchronized (lock) {
      closed = true;
      if (alarm != null) {
        alarm.cancel();
      }
    }
    subscribers.clear();
  }
}

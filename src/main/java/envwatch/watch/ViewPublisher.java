package envwatch.watch;

import envwatch.base.SerialExecutor;
import envwatch.base.Subscription;
import envwatch.base.Time;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * Publishes views of the world to listeners: one at a time, in order, at most ten times a second,
 * and only if something differs from the previous view.
 */
final class ViewPublisher {
  private static final Duration SHORTEST_PAUSE = Duration.ofMillis(100);

  private final Time time;
  private final Executor inOrder;
  private final Supplier<WorldView> assembly;
  private final List<Subscriber> subscribers = new CopyOnWriteArrayList<>();
  private final Object lock = new Object();
  private boolean due;
  private boolean closed;
  private @Nullable Duration lastPublished;
  private Time.@Nullable Alarm alarm;

  /** Accessed only by tasks of {@link #inOrder}. */
  private @Nullable WorldView newest;

  /** A listener that can be removed. */
  private final class Subscriber implements Subscription {
    private final Consumer<WorldView> listener;
    private volatile boolean gone;

    Subscriber(Consumer<WorldView> listener) {
      this.listener = listener;
    }

    void deliver(WorldView view) {
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
   */
  ViewPublisher(Time time, Executor executor, Supplier<WorldView> assembly) {
    this.time = time;
    this.assembly = assembly;
    inOrder = new SerialExecutor(executor);
  }

  Subscription subscribe(Consumer<WorldView> listener) {
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
    WorldView view = assembly.get();
    if (newest != null && view.sameAs(newest)) {
      return;
    }
    newest = view;
    for (Subscriber subscriber : subscribers) {
      inOrder.execute(() -> subscriber.deliver(view));
    }
  }

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

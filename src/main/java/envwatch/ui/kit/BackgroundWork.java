package envwatch.ui.kit;

import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * Does what blocks away from the JavaFX thread, and shows there what came of it. Closing it ends
 * everything under way.
 */
public final class BackgroundWork implements AutoCloseable {
  private final Executor background;
  private final Executor javaFxThread;
  private final Set<Task> underWay = ConcurrentHashMap.newKeySet();
  private volatile boolean closed;

  /**
   * @param background runs what blocks on network and disk, each task on its own thread
   * @param javaFxThread {@code Platform::runLater}
   */
  public BackgroundWork(Executor background, Executor javaFxThread) {
    this.background = background;
    this.javaFxThread = javaFxThread;
  }

  /** One piece of work. */
  public final class Task {
    private volatile boolean cancelled;
    private @Nullable Thread runner;

    /** Changes the screen on the JavaFX thread, unless the task has been cancelled by then. */
    public void show(Runnable change) {
      BackgroundWork.this.show(() -> {
        if (!cancelled) {
          change.run();
        }
      });
    }

    /** Interrupts the work, and shows nothing more of it. */
    public synchronized void cancel() {
      cancelled = true;
      if (runner != null) {
        runner.interrupt();
      }
    }

    private void run(Consumer<Task> work) {
      try {
        if (begin()) {
          work.accept(this);
        }
      } finally {
        end();
      }
    }

    private synchronized boolean begin() {
      runner = Thread.currentThread();
      return !cancelled;
    }

    private synchronized void end() {
      runner = null;
      underWay.remove(this);
    }
  }

  /** Returns at once; the work may show how it goes. */
  public Task start(Consumer<Task> work) {
    Task task = new Task();
    underWay.add(task);
    background.execute(() -> task.run(work));
    return task;
  }

  /**
   * Returns at once.
   *
   * @param receiver is given the result, on the JavaFX thread
   */
  public <T> void start(Supplier<T> work, Consumer<? super T> receiver) {
    start(task -> {
      T result = work.get();
      task.show(() -> receiver.accept(result));
    });
  }

  /** Changes the screen on the JavaFX thread, unless this has been closed by then. */
  public void show(Runnable change) {
    javaFxThread.execute(() -> {
      if (!closed) {
        change.run();
      }
    });
  }

  @Override
  public void close() {
    closed = true;
    underWay.forEach(Task::cancel);
  }
}

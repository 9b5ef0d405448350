package envwatch.util;

import java.util.ArrayDeque;
import java.util.Queue;
import java.util.concurrent.Executor;
import java.util.concurrent.RejectedExecutionException;

/**
 * Runs tasks one at a time, in order, on threads of another executor. Once that executor is closed,
 * waiting tasks are dropped, because nobody needs their results any more.
 */
public final class SerialExecutor implements Executor {
  private final Executor executor;
  private final Queue<Runnable> waiting = new ArrayDeque<>();
  private boolean busy;

  public SerialExecutor(Executor executor) {
    this.executor = executor;
  }

  @Override
  public void execute(Runnable task) {
    synchronized (waiting) {
      waiting.add(task);
      if (busy) {
        return;
      }
      busy = true;
    }
    startNext();
  }

  private void startNext() {
    try {
      executor.execute(this::runNext);
    } catch (RejectedExecutionException closed) {
      synchronized (waiting) {
        waiting.clear();
        busy = false;
      }
    }
  }

  private void runNext() {
    Runnable task;
    synchronized (waiting) {
      task = waiting.remove();
    }
    try {
      task.run();
    } finally {
      goOn();
    }
  }

  private void goOn() {
    synchronized (waiting) {
      busy = !waiting.isEmpty();
      if (!busy) {
        return;
      }
    }
    startNext();
  }
}

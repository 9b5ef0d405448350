package envwatch.watch;

import java.util.ArrayDeque;
import java.util.Queue;
import java.util.concurrent.Executor;

/** Runs tasks one at a time, in order, on threads of another executor. */
final class SerialExecutor implements Executor {
  private final Executor executor;
  private final Queue<Runnable> waiting = new ArrayDeque<>();
  private boolean busy;

  SerialExecutor(Executor executor) {
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
    executor.execute(this::runNext);
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
    executor.execute(this::runNext);
  }
}

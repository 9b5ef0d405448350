package envwatch.actions;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.concurrent.Executor;

/** Runs a task when the test says so: a request that was begun and has no answer yet. */
public final class HandExecutor implements Executor {
  private final Deque<Runnable> begun = new ArrayDeque<>();

  @Override
  public void execute(Runnable task) {
    begun.add(task);
  }

  /** How many requests have been begun and not answered. */
  public int begun() {
    return begun.size();
  }

  public void answerOne() {
    begun.removeFirst().run();
  }

  public void answerAll() {
    while (!begun.isEmpty()) {
      answerOne();
    }
  }
}

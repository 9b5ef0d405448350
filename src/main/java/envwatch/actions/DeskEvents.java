package envwatch.actions;

import envwatch.actions.Batch.Step;
import envwatch.util.Listeners;
import envwatch.util.Subscription;
import java.util.List;
import java.util.function.Consumer;

/**
 * Passes on what happens at a desk: to the record, to the listeners, and to those who wait for the
 * result of a change. What the desk queues while it holds its lock is delivered by {@link #tell}
 * after it has released it.
 */
final class DeskEvents {
  private final ActivityLog log;
  private final Listeners<List<BatchProgress>> progress = new Listeners<>();
  private final Listeners<Runnable> results = new Listeners<>();
  private final Listeners<ClassSent> classes = new Listeners<>();

  DeskEvents(ActivityLog log) {
    this.log = log;
    results.subscribe(Runnable::run);
  }

  /** Records the state of a step. */
  void note(Step step) {
    log.note(step.activity);
  }

  /** Records the final outcome of a step, and passes it to whoever waits for it. */
  void settled(Step step) {
    note(step);
    Runnable delivery = step.takeResult();
    if (delivery != null) {
      results.queue(delivery);
    }
  }

  void progress(List<BatchProgress> batches) {
    progress.queue(batches);
  }

  void classSent(ClassSent sent) {
    classes.queue(sent);
  }

  Subscription subscribe(Consumer<List<BatchProgress>> listener, List<BatchProgress> now) {
    return progress.subscribe(listener, now);
  }

  Subscription followClasses(Consumer<ClassSent> listener) {
    return classes.subscribe(listener);
  }

  /** Delivers what was queued; must be called without holding a lock. */
  void tell() {
    log.tell();
    progress.deliver();
    results.deliver();
    classes.deliver();
  }
}

package envwatch.util;

import java.time.Duration;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.Consumer;

/**
 * A listener that has another thread ask the one who calls it, and waits for that thread: it waits
 * in vain when it is called while a lock is held.
 */
public final class CallingBack<T> implements Consumer<T> {
  private static final Duration LONG_ENOUGH = Duration.ofSeconds(10);

  private final Runnable question;
  private final List<T> answered = new CopyOnWriteArrayList<>();
  private final List<T> unanswered = new CopyOnWriteArrayList<>();

  public CallingBack(Runnable question) {
    this.question = question;
  }

  @Override
  public void accept(T value) {
    Thread asking = Thread.ofVirtual().start(question);
    try {
      (asking.join(LONG_ENOUGH) ? answered : unanswered).add(value);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      unanswered.add(value);
    }
  }

  /** What it was told while its question was answered. */
  public List<T> answered() {
    return answered;
  }

  /** What it was told while its question could not be answered. */
  public List<T> unanswered() {
    return unanswered;
  }
}

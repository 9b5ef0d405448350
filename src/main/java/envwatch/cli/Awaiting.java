package envwatch.cli;

import envwatch.util.Subscription;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.function.Function;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** Waits for something that changes. */
final class Awaiting {
  private Awaiting() {}

  /**
   * Asks after each change, and each second, until there is a result.
   *
   * @param subscribe has changes told
   * @param result null as long as there is none
   */
  static <T> T result(Function<Runnable, Subscription> subscribe, Supplier<@Nullable T> result)
      throws InterruptedException {
    Semaphore news = new Semaphore(0);
    Subscription subscription = subscribe.apply(news::release);
    try {
      while (true) {
        T found = result.get();
        if (found != null) {
          return found;
        }
        if (news.tryAcquire(1, TimeUnit.SECONDS)) {
          news.drainPermits();
        }
      }
    } finally {
      subscription.close();
    }
  }
}

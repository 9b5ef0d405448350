package envwatch.cli;

import envwatch.actions.ActionDesk;
import envwatch.actions.Activity;
import envwatch.actions.BatchProgress;
import envwatch.actions.Order;
import envwatch.actions.Outcome;
import envwatch.util.Subscription;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;

/** Sends a plan at the pace of the window, and waits for the answers. Confined to one thread. */
final class OrderSender {
  private final RecordedDesk desk;
  private final InstantSource clock;
  private final Listener listener;
  private final Semaphore news = new Semaphore(0);
  private final Set<String> told = new HashSet<>();
  private @Nullable Instant pause;

  /** Learns how it goes. */
  public interface Listener {
    /** Something was answered, or is not sent. Called once for each. */
    void answered(Fate fate);

    /** The service asked for fewer requests: the next is sent at this moment. */
    void pausedUntil(Instant moment);

    /** The process is being ended: these have been sent and have no answer, those not been sent. */
    void cutOff(List<Fate> unanswered, List<Fate> unsent);
  }

  public OrderSender(RecordedDesk desk, InstantSource clock, Listener listener) {
    this.desk = desk;
    this.clock = clock;
    this.listener = listener;
  }

  /**
   * Sends each order once.
   *
   * @param patience how long to wait for changes to become visible; null to wait for answers only,
   *     which have limits of their own
   */
  public List<Fate> send(List<Order> orders, @Nullable Duration patience)
      throws InterruptedException {
    ActionDesk actions = desk.desk();
    return desk.guarded(
        () -> cutOff(actions),
        () -> {
          long id = actions.submit(orders);
          Subscription subscription = actions.subscribe(progress -> news.release());
          try {
            return await(actions, id, patience);
          } finally {
            subscription.close();
          }
        });
  }

  private List<Fate> await(ActionDesk actions, long id, @Nullable Duration patience)
      throws InterruptedException {
    Instant end = patience == null ? null : clock.instant().plus(patience);
    while (true) {
      BatchProgress batch = find(actions, id);
      tell(batch);
      boolean answered = batch.steps().stream().allMatch(step -> answered(step.outcome()));
      boolean over = end == null || !clock.instant().isBefore(end);
      if (batch.settled() || (answered && over)) {
        return batch.steps().stream().map(Fate::of).toList();
      }
      if (news.tryAcquire(1, TimeUnit.SECONDS)) {
        news.drainPermits();
      }
    }
  }

  private static BatchProgress find(ActionDesk actions, long id) {
    return actions.batches().stream()
        .filter(batch -> batch.id() == id)
        .findFirst()
        .orElseThrow(() -> new IllegalStateException("the desk forgot the batch"));
  }

  private static boolean answered(Outcome outcome) {
    return !(outcome instanceof Outcome.Waiting || outcome instanceof Outcome.Sending);
  }

  private void tell(BatchProgress batch) {
    for (Activity step : batch.steps()) {
      if (answered(step.outcome()) && told.add(step.id())) {
        listener.answered(Fate.of(step));
      }
    }
    Instant until = batch.waitsUntil();
    if (until != null && !until.equals(pause)) {
      listener.pausedUntil(until);
    }
    pause = until;
  }

  private void cutOff(ActionDesk actions) {
    List<Activity> steps =
        actions.batches().stream().flatMap(batch -> batch.steps().stream()).toList();
    listener.cutOff(those(steps, Outcome.Sending.class), those(steps, Outcome.Waiting.class));
  }

  private static List<Fate> those(List<Activity> steps, Class<? extends Outcome> outcome) {
    return steps.stream().filter(step -> outcome.isInstance(step.outcome())).map(Fate::of).toList();
  }
}

package envwatch.actions;

import envwatch.model.AccountId;
import envwatch.util.Bounds;
import envwatch.watch.WorldView;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * Orders that were submitted together, with their state. Guarded by the lock of its action service.
 */
final class Batch {
  final long id;
  final List<Step> steps = new ArrayList<>();
  boolean stopped;

  /**
   * When the next order is sent, by the computer's clock, if the service has asked the client to
   * wait; null otherwise.
   */
  @Nullable Instant waitsUntil;

  Batch(long id) {
    this.id = id;
  }

  /**
   * Adds an order that waits for its turn, in the place of the same one that was sent before. Of a
   * stopped batch, what came of it before still holds.
   *
   * @param whenSettled receives the result
   */
  Step add(Order order, Instant now, WorldView world, Consumer<OrderResult> whenSettled) {
    Activity waiting = Activity.waiting(order.requested(), RecordedDetails.of(order), now, world);
    Step step = new Step(order, waiting, whenSettled);
    if (!stopped) {
      put(step);
    }
    return step;
  }

  private void put(Step step) {
    for (int place = 0; place < steps.size(); place++) {
      if (steps.get(place).order.equals(step.order)) {
        steps.set(place, step);
        return;
      }
    }
    steps.add(step);
  }

  BatchProgress progress() {
    return new BatchProgress(
        id, steps.stream().map(step -> step.activity).toList(), stopped, waitsUntil);
  }

  /**
   * When the batch continues, by the steady clock: the earliest end of the pauses that its waiting
   * orders are in; null if no order is waiting, or if one is waiting without a pause.
   *
   * @param pause returns the end of the pause that an order is in; null for none
   */
  @Nullable Instant waitingUntil(Function<Step, @Nullable Instant> pause) {
    Instant earliest = null;
    for (Step step : steps) {
      if (step.activity.outcome() instanceof Outcome.Waiting) {
        Instant until = pause.apply(step);
        if (until == null) {
          return null;
        }
        earliest = earliest == null ? until : Bounds.min(until, earliest);
      }
    }
    return earliest;
  }

  /** One order and its state. */
  static final class Step {
    final Order order;

    /** The activity's id. */
    final String id;

    Activity activity;

    /** When it was sent, by {@link envwatch.util.Time#elapsed}; null until then. */
    @Nullable Duration sent;

    /** What came of sending it; null until then, and after it was taken. */
    @Nullable Sent result;

    private final Consumer<OrderResult> whenSettled;

    private Step(Order order, Activity activity, Consumer<OrderResult> whenSettled) {
      this.order = order;
      this.id = activity.id();
      this.activity = activity;
      this.whenSettled = whenSettled;
    }

    /** Marks it as being sent now. */
    void begin(Instant now, Duration elapsed) {
      activity = activity.sentAt(now);
      sent = elapsed;
    }

    AccountId account() {
      return order.account();
    }

    /**
     * Returns the delivery of the result to whoever waits for it. The answer, which may contain a
     * personal link, is not kept.
     */
    Runnable takeResult() {
      OrderResult settled = OrderResult.of(activity, result);
      result = null;
      return () -> whenSettled.accept(settled);
    }
  }
}

package envwatch.actions;

import envwatch.actions.record.Activity;
import envwatch.actions.record.Outcome;
import envwatch.model.AccountId;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** Orders that were submitted together, with their state. Guarded by the lock of its desk. */
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
        earliest = earliest == null || until.isBefore(earliest) ? until : earliest;
      }
    }
    return earliest;
  }

  /** One order and its state. */
  static final class Step {
    final Order order;
    Activity activity;

    /** When it was sent, by {@link envwatch.base.Time#elapsed}; null until then. */
    @Nullable Duration sent;

    Step(Order order, Activity activity) {
      this.order = order;
      this.activity = activity;
    }

    AccountId account() {
      return order.target().key().account();
    }
  }
}

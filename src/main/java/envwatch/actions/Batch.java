package envwatch.actions;

import envwatch.model.AccountId;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** Orders that were given together, and how each stands. Confined to the lock of its desk. */
final class Batch {
  final long id;
  final List<Step> steps = new ArrayList<>();
  boolean stopped;

  /**
   * When the next order is sent by the computer's clock, while the service has asked to wait; null
   * otherwise.
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
   * When the batch goes on: the earliest end of the pauses that its waiting orders are in; null
   * when one of them, or none, waits without a pause. By the steady clock.
   *
   * @param pause the end of the pause that an order is in; null for none
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

  /** One order, and how it stands. */
  static final class Step {
    final Order order;
    Activity activity;

    /** When it was sent, by {@link envwatch.base.Time#elapsed}; null before. */
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

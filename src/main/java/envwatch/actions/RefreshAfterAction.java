package envwatch.actions;

import envwatch.catalogue.IdKind;
import envwatch.model.Environment;
import envwatch.model.EnvironmentId;
import envwatch.model.EnvironmentKey;
import envwatch.watch.WatchAccess;
import envwatch.watch.WatchedEnvironment;
import java.time.Instant;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** Has looked at what an order was sent to, so that its effect is seen soon. */
final class RefreshAfterAction {
  private final WatchAccess watch;
  private final CompletionTracker followUp;
  private final Consumer<ClassSent> classes;

  /**
   * @param classes are told of each change that reached the service, or may have reached it
   */
  RefreshAfterAction(WatchAccess watch, CompletionTracker followUp, Consumer<ClassSent> classes) {
    this.watch = watch;
    this.followUp = followUp;
    this.classes = classes;
  }

  /**
   * @param context in which the order was sent
   */
  void after(Batch.Step step, Sent sent, ActionContext context) {
    Outcome outcome = sent.outcome();
    if (Pauses.askedFor(outcome) || outcome instanceof Outcome.NotSent) {
      // The service does not want another request now; the next regular look will show the state.
      return;
    }
    switch (step.order) {
      case EnvironmentOrder order -> look(step, order, outcome, context);
      case ClassOrder order -> {
        if (!(outcome instanceof Outcome.NotReached)) {
          classes.accept(ClassSent.of(order, sent.answer()));
        }
      }
      case CreationOrder order -> {
        if (!(outcome instanceof Outcome.NotReached)) {
          watch.lookNow();
        }
      }
      case CallOrder order -> look(order, outcome, context);
    }
  }

  private void look(
      Batch.Step step, EnvironmentOrder order, Outcome outcome, ActionContext context) {
    EnvironmentKey key = order.target().key();
    if (outcome instanceof Outcome.Following(Instant acceptedAt)) {
      followUp.follow(step.id, order, known(key, context), acceptedAt);
    } else if (outcome instanceof Outcome.Unknown) {
      // Only the environment's state can show now whether the action was carried out.
      watch.hasten(key, CompletionTracker.FAST, CompletionTracker.FAST_FOR);
    } else {
      watch.lookNow(key);
    }
  }

  private void look(CallOrder order, Outcome outcome, ActionContext context) {
    String id = order.call().subjects().get(IdKind.ENVIRONMENT);
    if (id == null || id.isBlank() || !order.call().operation().changes()) {
      return;
    }
    EnvironmentKey key = new EnvironmentKey(order.account(), new EnvironmentId(id));
    if (context.find(key) == null) {
      return;
    }
    if (outcome instanceof Outcome.NotReached) {
      watch.lookNow(key);
    } else {
      watch.hasten(key, CompletionTracker.FAST, CompletionTracker.FAST_FOR);
    }
  }

  private static @Nullable Environment known(EnvironmentKey key, ActionContext context) {
    WatchedEnvironment watched = context.find(key);
    return watched == null ? null : watched.environment();
  }
}

package envwatch.actions;

import envwatch.actions.Batch.Step;
import envwatch.catalogue.RawCall;
import envwatch.model.AccountId;
import envwatch.model.Action;
import envwatch.model.EnvironmentDraft;
import envwatch.model.training.TrainingAction;
import envwatch.watch.WorldView;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** The batches of an action service, oldest first. Guarded by the lock of its action service. */
final class Batches {
  /** Low, because the service is shared with the rest of the organization. */
  static final int AT_ONCE = 4;

  private final Map<Long, Batch> batches = new LinkedHashMap<>();
  private final Deque<Step> queue = new ArrayDeque<>();
  private final Pauses pauses;
  private int sending;
  private long last;

  Batches(Pauses pauses) {
    this.pauses = pauses;
  }

  /** Begins a batch; removes those that have ended. */
  Batch begin() {
    batches.values().removeIf(old -> old.progress().settled());
    return again(++last);
  }

  /** The batch, or a new one in its place if it is no longer known. */
  Batch again(long id) {
    return batches.computeIfAbsent(id, Batch::new);
  }

  /** Returns null if it is no longer known. */
  @Nullable Batch find(long id) {
    return batches.get(id);
  }

  /** Returns false, and keeps it, if it has not ended. */
  boolean dismiss(long id) {
    Batch batch = find(id);
    return batch != null && batch.progress().settled() && batches.remove(id, batch);
  }

  Stream<Step> steps() {
    return batches.values().stream().flatMap(batch -> batch.steps.stream());
  }

  List<BatchProgress> progress() {
    return batches.values().stream().map(Batch::progress).toList();
  }

  /**
   * What was requested and has not finished.
   *
   * @param step counts only what was requested before it; null for everything
   */
  Set<ActionContext.Pending> pendingBefore(@Nullable Step step) {
    return steps()
        .takeWhile(one -> one != step)
        .filter(one -> !one.activity.outcome().settled())
        .map(one -> pending(one.order))
        .collect(Collectors.toSet());
  }

  static ActionContext.Pending pending(Order order) {
    return switch (order) {
      case EnvironmentOrder(EnvironmentTarget target, Action action) ->
          ActionContext.Pending.of(action.kind(), target);
      case ClassOrder(ClassTarget target, TrainingAction action) ->
          ActionContext.Pending.of(target.account(), action);
      case CreationOrder(AccountId account, EnvironmentDraft draft) ->
          ActionContext.Pending.of(account, draft);
      case CallOrder(AccountId account, RawCall call) -> ActionContext.Pending.of(account, call);
    };
  }

  /** Has the step wait for its turn. */
  void enqueue(Step step) {
    queue.add(step);
  }

  boolean nothingWaits() {
    return queue.isEmpty();
  }

  /** Takes back the steps of a batch that still wait; they are not sent any more. */
  List<Step> withdraw(Batch batch) {
    return batch.steps.stream().filter(queue::remove).toList();
  }

  /** Takes back everything that still waits. */
  List<Step> withdrawAll() {
    List<Step> waiting = List.copyOf(queue);
    queue.clear();
    return waiting;
  }

  /**
   * The steps whose turn it is: they count as being sent until {@link #answered}.
   *
   * @param begin marks a step as being sent, on which the turn of the next may depend
   */
  List<Step> next(WorldView world, Instant now, Consumer<Step> begin) {
    List<Step> next = new ArrayList<>();
    for (Iterator<Step> waiting = queue.iterator(); sending < AT_ONCE && waiting.hasNext(); ) {
      Step step = waiting.next();
      if (mayGo(step, world, now)) {
        waiting.remove();
        sending++;
        begin.accept(step);
        next.add(step);
      }
    }
    return next;
  }

  void answered() {
    sending--;
  }

  /** Whether the account's pauses allow the step to be sent now. */
  private boolean mayGo(Step step, WorldView world, Instant now) {
    AccountId account = step.account();
    return pauses.until(account, world, now) == null
        && !(pauses.oneByOne(account) && isSendingTo(account));
  }

  private boolean isSendingTo(AccountId account) {
    return steps()
        .anyMatch(step ->
            step.account().equals(account) && step.activity.outcome() instanceof Outcome.Sending);
  }

  /**
   * Updates the pauses of all batches.
   *
   * @param setBack the amount to subtract from moments before they are shown
   */
  PauseUpdate updatePauses(WorldView world, Instant now, Duration setBack) {
    boolean changed = false;
    Instant nearest = null;
    for (Batch batch : batches.values()) {
      Instant until = batch.waitingUntil(step -> pauses.until(step.account(), world, now));
      Instant shown = until == null ? null : until.minus(setBack);
      changed |= !Objects.equals(shown, batch.waitsUntil);
      batch.waitsUntil = shown;
      nearest = until == null || (nearest != null && nearest.isBefore(until)) ? nearest : until;
    }
    return new PauseUpdate(changed, nearest);
  }

  /**
   * The result of updating the pauses.
   *
   * @param changed whether a batch waits until a different moment than before
   * @param nearestEnd when the first pause ends, by the steady clock; null if there is none
   */
  record PauseUpdate(boolean changed, @Nullable Instant nearestEnd) {}
}

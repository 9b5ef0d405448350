package envwatch.actions;

import envwatch.actions.Batch.Step;
import envwatch.actions.record.Activity;
import envwatch.actions.record.ActivityLog;
import envwatch.actions.record.Outcome;
import envwatch.actions.rules.ActionRules;
import envwatch.actions.rules.Obstacle;
import envwatch.actions.rules.Selection;
import envwatch.actions.rules.Situation;
import envwatch.base.Listeners;
import envwatch.base.Subscription;
import envwatch.base.Time;
import envwatch.model.Action;
import envwatch.model.Environment;
import envwatch.watch.WatchedEnvironment;
import envwatch.watch.WorldView;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.Iterator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.concurrent.Executor;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * Accepts orders, sends them through the gate, at most four at a time, follows accepted actions
 * until their change is visible, and records everything. Methods return immediately and may be
 * called from any thread; listeners are called on the desk's threads.
 */
public final class ActionDesk implements AutoCloseable {
  /** Low, because the service is shared with the rest of the organization. */
  static final int AT_ONCE = 4;

  private final WatchAccess watch;
  private final Time time;
  private final Executor requests;
  private final ActivityLog log;
  private final BooleanSupplier readOnly;
  private final Gate gate;
  private final FollowUp followUp;
  private final Subscription subscription;
  private final Listeners<List<BatchProgress>> listeners = new Listeners<>();

  private final Pauses pauses = new Pauses();
  private final Batches batches = new Batches(pauses);
  private final Deque<Step> queue = new ArrayDeque<>();
  private Time.@Nullable Alarm endOfPause;
  private int sending;
  private boolean closed;

  /**
   * @param requests runs tasks that block on the network: one virtual thread per task
   * @param readOnly evaluated for every action
   */
  public ActionDesk(
      WatchAccess watch, Time time, Executor requests, ActivityLog log, BooleanSupplier readOnly) {
    this.watch = watch;
    this.time = time;
    this.requests = requests;
    this.log = log;
    this.readOnly = readOnly;
    this.gate = new Gate(watch, time);
    this.followUp = new FollowUp(watch, time, this::settleFollowed);
    this.subscription = watch.subscribe(this::look);
  }

  private void look(WorldView world) {
    followUp.look(world);
    pump();
  }

  /**
   * The situation that determines which actions are possible, for {@link ActionRules} and {@link
   * Selection}.
   *
   * @param world the view that the user sees; before sending, the gate decides by the newest one
   */
  public Situation situation(WorldView world) {
    return situation(world, null);
  }

  private Situation situation(WorldView world, @Nullable Step except) {
    boolean forbidden = readOnly.getAsBoolean();
    synchronized (this) {
      return new Situation(world, forbidden, batches.pending(step -> step != except));
    }
  }

  /**
   * Sends these orders, which must be of one kind, each once; duplicates are ignored.
   *
   * @return the batch's id
   */
  public long submit(List<Order> orders) {
    if (orders.isEmpty()) {
      throw new IllegalArgumentException("nothing to do");
    }
    WorldView world = watch.view();
    Batch batch;
    synchronized (this) {
      batch = batches.begin();
      for (Order order : new LinkedHashSet<>(orders)) {
        Step step = new Step(order, waiting(order, world));
        batch.steps.add(step);
        if (closed) {
          settle(step, new Outcome.NotSent(Obstacle.of(Obstacle.Kind.STOPPED)));
        } else {
          queue.add(step);
        }
      }
      queueProgress();
    }
    tell();
    pump();
    return batch.id;
  }

  private Activity waiting(Order order, WorldView world) {
    Action action = order.action();
    return Activity.waiting(
        action.kind(), order.target(), Details.of(action), time.instant(), world);
  }

  /** Sends nothing more of the batch; actions already sent continue. */
  public void stop(long batch) {
    synchronized (this) {
      Batch found = batches.find(batch);
      if (found == null || found.stopped) {
        return;
      }
      found.stopped = true;
      found.waitsUntil = null;
      found.steps.stream().filter(queue::remove).toList().forEach(this::stopped);
      queueProgress();
    }
    tell();
  }

  private void stopped(Step step) {
    settle(step, new Outcome.NotSent(Obstacle.of(Obstacle.Kind.STOPPED)));
  }

  /** Whether an action is waiting, or was sent and has no answer yet. */
  public synchronized boolean busy() {
    return batches.busy();
  }

  /** The current batches, oldest first; one that has ended is kept until the next begins. */
  public synchronized List<BatchProgress> batches() {
    return batches.progress();
  }

  /**
   * Informs the listener about the batches, oldest first, now and after every change. It is called
   * without holding a lock, and may call the desk.
   */
  public Subscription subscribe(Consumer<List<BatchProgress>> listener) {
    Subscription added;
    synchronized (this) {
      added = listeners.subscribe(listener, batches());
    }
    tell();
    return added;
  }

  private void pump() {
    WorldView world = watch.view();
    List<Step> next = new ArrayList<>();
    synchronized (this) {
      if (queue.isEmpty() || closed) {
        return;
      }
      Instant now = time.steady().instant();
      for (Iterator<Step> waiting = queue.iterator(); sending < AT_ONCE && waiting.hasNext(); ) {
        Step step = waiting.next();
        if (batches.mayGo(step, world, now)) {
          waiting.remove();
          sending++;
          step.activity = step.activity.sentAt(time.instant());
          step.sent = time.elapsed();
          log.note(step.activity);
          next.add(step);
        }
      }
      Batches.PauseUpdate paused = batches.updatePauses(world, now, time.steady().setBack());
      wakeUpAt(paused.nearestEnd(), now);
      if (paused.changed() || !next.isEmpty()) {
        queueProgress();
      }
    }
    tell();
    next.forEach(step -> requests.execute(() -> send(step)));
  }

  private void wakeUpAt(@Nullable Instant moment, Instant now) {
    if (endOfPause != null) {
      endOfPause.cancel();
      endOfPause = null;
    }
    if (moment != null && moment.isAfter(now)) {
      endOfPause = time.after(Duration.between(now, moment), this::pump);
    }
  }

  private void send(Step step) {
    // After a defect, it is unknown whether the action was carried out.
    Outcome outcome = new Outcome.Interrupted();
    try {
      Situation situation = situation(watch.view(), step);
      WatchedEnvironment known = situation.find(step.order.target().key());
      Environment before = known == null ? null : known.environment();
      outcome = gate.send(step.order, situation);
      synchronized (this) {
        pauses.heed(step.account(), outcome, time.steady().instant());
      }
      answered(step, outcome, before);
    } finally {
      synchronized (this) {
        sending--;
        if (step.activity.outcome() instanceof Outcome.Sending) {
          settle(step, outcome);
        }
        queueProgress();
      }
      tell();
      pump();
    }
  }

  private void answered(Step step, Outcome outcome, @Nullable Environment before) {
    if (Pauses.askedFor(outcome)) {
      // The service does not want another request now; the next regular look will show the state.
      return;
    }
    if (outcome instanceof Outcome.Following(Instant acceptedAt)) {
      synchronized (this) {
        step.activity = step.activity.with(outcome, null);
        log.note(step.activity);
      }
      log.tell();
      followUp.follow(step.activity.id(), step.order, before, acceptedAt);
    } else if (outcome instanceof Outcome.Unknown) {
      // Only the environment's state can show now whether the action was carried out.
      watch.hasten(step.order.target().key(), FollowUp.FAST, FollowUp.FAST_FOR);
    } else if (!(outcome instanceof Outcome.NotSent)) {
      watch.lookNow(step.order.target().key());
    }
  }

  private void settleFollowed(String id, Outcome outcome) {
    synchronized (this) {
      batches
          .steps()
          .filter(step -> step.activity.id().equals(id))
          .forEach(step -> settle(step, outcome));
      queueProgress();
    }
    tell();
  }

  private void settle(Step step, Outcome outcome) {
    Duration took =
        outcome instanceof Outcome.NotSent || step.sent == null
            ? null
            : time.elapsed().minus(step.sent);
    step.activity = step.activity.with(outcome, took);
    log.note(step.activity);
  }

  private void queueProgress() {
    listeners.queue(batches());
  }

  /** Notifies all listeners of changes; must be called without holding a lock. */
  private void tell() {
    log.tell();
    listeners.deliver();
  }

  /**
   * Sends nothing more. Actions that were sent but whose change is not visible yet keep their
   * current outcome in the record.
   */
  @Override
  public void close() {
    synchronized (this) {
      closed = true;
      List<Step> unsent = List.copyOf(queue);
      queue.clear();
      unsent.forEach(this::stopped);
      wakeUpAt(null, time.steady().instant());
    }
    log.tell();
    subscription.close();
    followUp.close();
  }
}

package envwatch.actions;

import envwatch.actions.Batch.Step;
import envwatch.base.Subscription;
import envwatch.base.Time;
import envwatch.model.AccountId;
import envwatch.model.Environment;
import envwatch.watch.AccountView;
import envwatch.watch.WatchedEnvironment;
import envwatch.watch.WorldView;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Deque;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.UUID;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.Executor;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * Takes orders, sends them through the one gate, four at a time, follows what was accepted until it
 * shows, and keeps the record. Methods return at once and may be called from any thread; listeners
 * are told on the desk's threads.
 */
public final class ActionDesk implements AutoCloseable {
  /** The service is shared with everyone else of the organization. */
  static final int AT_ONCE = 4;

  private final WatchAccess watch;
  private final Time time;
  private final Executor requests;
  private final ActivityLog log;
  private final BooleanSupplier readOnly;
  private final Gate gate;
  private final FollowUp followUp;
  private final Subscription subscription;
  private final List<Consumer<List<BatchProgress>>> listeners = new CopyOnWriteArrayList<>();

  private final Map<Long, Batch> batches = new LinkedHashMap<>();
  private final Deque<Step> queue = new ArrayDeque<>();
  private final Pauses pauses = new Pauses();
  private Time.@Nullable Alarm endOfPause;
  private int sending;
  private long lastBatch;
  private boolean closed;

  /**
   * @param requests runs what blocks on the network: one virtual thread per task
   * @param readOnly asked anew for every action
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
   * What decides about actions, for {@link ActionRules} and {@link Selection}.
   *
   * @param world what the person sees; the gate judges by the newest before it sends
   */
  public Situation situation(WorldView world) {
    return situation(world, null);
  }

  private Situation situation(WorldView world, @Nullable Step except) {
    return new Situation(world, readOnly.getAsBoolean(), pending(except));
  }

  private synchronized Set<Situation.Pending> pending(@Nullable Step except) {
    return steps().stream()
        .filter(step -> step != except && !step.activity.outcome().settled())
        .map(step -> Situation.Pending.of(step.activity.kind(), step.activity.target()))
        .collect(Collectors.toSet());
  }

  private Collection<Step> steps() {
    return batches.values().stream().flatMap(batch -> batch.steps.stream()).toList();
  }

  /**
   * Sends these orders of one kind, each once; the same order twice counts once.
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
      batches.values().removeIf(old -> old.progress().settled());
      batch = new Batch(++lastBatch);
      batches.put(batch.id, batch);
      for (Order order : new LinkedHashSet<>(orders)) {
        Step step = new Step(order, waiting(order, world));
        batch.steps.add(step);
        if (closed) {
          settle(step, new Outcome.NotSent(Obstacle.of(Obstacle.Kind.STOPPED)));
        } else {
          queue.add(step);
        }
      }
      publish();
    }
    pump();
    return batch.id;
  }

  private Activity waiting(Order order, WorldView world) {
    Optional<AccountView> account = world.account(order.target().key().account());
    return new Activity(
        UUID.randomUUID().toString(),
        time.instant(),
        account.map(AccountView::name).orElse(""),
        account.map(one -> String.valueOf(one.address().getHost())).orElse(""),
        order.action().kind(),
        order.target(),
        Details.of(order.action()),
        new Outcome.Waiting(),
        null);
  }

  /** Sends nothing more of the batch; what was sent takes its course. */
  public synchronized void stop(long batch) {
    Batch found = batches.get(batch);
    if (found == null || found.stopped) {
      return;
    }
    found.stopped = true;
    found.waitsUntil = null;
    found.steps.stream().filter(queue::remove).toList().forEach(this::stopped);
    publish();
  }

  private void stopped(Step step) {
    settle(step, new Outcome.NotSent(Obstacle.of(Obstacle.Kind.STOPPED)));
  }

  /** Whether something waits or was sent and has no answer yet. */
  public synchronized boolean busy() {
    return steps().stream()
        .map(step -> step.activity.outcome())
        .anyMatch(
            outcome -> outcome instanceof Outcome.Waiting || outcome instanceof Outcome.Sending);
  }

  /** The batches that are under way, oldest first; one that has ended stays until the next. */
  public synchronized List<BatchProgress> batches() {
    return batches.values().stream().map(Batch::progress).toList();
  }

  /** Tells the listener of every change; what it is given is the newest at that moment. */
  public Subscription subscribe(Consumer<List<BatchProgress>> listener) {
    synchronized (this) {
      listeners.add(listener);
      listener.accept(batches());
    }
    return () -> listeners.remove(listener);
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
        if (mayGo(step, world, now)) {
          waiting.remove();
          sending++;
          step.activity = step.activity.sentAt(time.instant());
          step.sent = time.elapsed();
          log.record(step.activity);
          next.add(step);
        }
      }
      if (pausesChanged(world, now) || !next.isEmpty()) {
        publish();
      }
    }
    next.forEach(step -> requests.execute(() -> send(step)));
  }

  private boolean mayGo(Step step, WorldView world, Instant now) {
    AccountId account = step.account();
    return pauses.until(account, world, now) == null
        && !(pauses.oneByOne(account) && isSendingTo(account));
  }

  private boolean isSendingTo(AccountId account) {
    return steps().stream()
        .anyMatch(step ->
            step.account().equals(account) && step.activity.outcome() instanceof Outcome.Sending);
  }

  /** Brings every batch's pause up to date, and sees to it that the nearest one ends. */
  private boolean pausesChanged(WorldView world, Instant now) {
    boolean changed = false;
    Instant nearest = null;
    for (Batch batch : batches.values()) {
      Instant until = batch.waitingUntil(step -> pauses.until(step.account(), world, now));
      Instant shown = until == null ? null : until.minus(time.steady().setBack());
      changed |= !Objects.equals(shown, batch.waitsUntil);
      batch.waitsUntil = shown;
      nearest = until == null || (nearest != null && nearest.isBefore(until)) ? nearest : until;
    }
    wakeUpAt(nearest, now);
    return changed;
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
    // What a bug in the way leaves behind is an action of which nobody knows whether it was done.
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
        publish();
      }
      pump();
    }
  }

  private void answered(Step step, Outcome outcome, @Nullable Environment before) {
    if (Pauses.askedFor(outcome)) {
      // One request more is what the service does not want; the next look in turn will tell.
      return;
    }
    if (outcome instanceof Outcome.Following(Instant acceptedAt)) {
      synchronized (this) {
        step.activity = step.activity.with(outcome, null);
        log.record(step.activity);
      }
      followUp.follow(step.activity.id(), step.order, before, acceptedAt);
    } else if (outcome instanceof Outcome.Unknown) {
      // Only the rows can tell now whether it was done.
      watch.hasten(step.order.target().key(), FollowUp.FAST, FollowUp.FAST_FOR);
    } else if (!(outcome instanceof Outcome.NotSent)) {
      watch.lookNow(step.order.target().key());
    }
  }

  private synchronized void settleFollowed(String id, Outcome outcome) {
    steps().stream()
        .filter(step -> step.activity.id().equals(id))
        .forEach(step -> settle(step, outcome));
    publish();
  }

  private void settle(Step step, Outcome outcome) {
    Duration took =
        outcome instanceof Outcome.NotSent || step.sent == null
            ? null
            : time.elapsed().minus(step.sent);
    step.activity = step.activity.with(outcome, took);
    log.record(step.activity);
  }

  private void publish() {
    List<BatchProgress> now = batches();
    listeners.forEach(listener -> listener.accept(now));
  }

  /** Sends nothing more. What was sent and has not shown stays in the record as it stands. */
  @Override
  public void close() {
    synchronized (this) {
      closed = true;
      List<Step> unsent = List.copyOf(queue);
      queue.clear();
      unsent.forEach(this::stopped);
      wakeUpAt(null, time.steady().instant());
    }
    subscription.close();
    followUp.close();
  }
}

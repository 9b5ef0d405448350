package envwatch.actions;

import envwatch.model.Environment;
import envwatch.watch.AccountView;
import envwatch.watch.Time;
import envwatch.watch.Watch.Subscription;
import envwatch.watch.WatchedEnvironment;
import envwatch.watch.WorldView;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
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

  private final Lookout lookout;
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
  private int sending;
  private long lastBatch;
  private boolean closed;

  private static final class Batch {
    private final long id;
    private final List<Step> steps = new ArrayList<>();
    private boolean stopped;

    private Batch(long id) {
      this.id = id;
    }

    private BatchProgress progress() {
      return new BatchProgress(id, steps.stream().map(step -> step.activity).toList(), stopped);
    }
  }

  private static final class Step {
    private final Order order;
    private Activity activity;

    private Step(Order order, Activity activity) {
      this.order = order;
      this.activity = activity;
    }
  }

  /**
   * @param requests runs what blocks on the network: one virtual thread per task
   * @param readOnly asked anew for every action
   */
  public ActionDesk(
      Lookout lookout, Time time, Executor requests, ActivityLog log, BooleanSupplier readOnly) {
    this.lookout = lookout;
    this.time = time;
    this.requests = requests;
    this.log = log;
    this.readOnly = readOnly;
    this.gate = new Gate(lookout, time);
    this.followUp = new FollowUp(lookout, time, this::settleFollowed);
    this.subscription = lookout.subscribe(followUp::look);
  }

  /** What decides about actions now; for {@link ActionRules} and {@link Selection}. */
  public Situation situation() {
    return situation(null);
  }

  private Situation situation(@Nullable Step except) {
    WorldView world = lookout.view();
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
    WorldView world = lookout.view();
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
    List<Step> next = new ArrayList<>();
    synchronized (this) {
      while (sending < AT_ONCE && !queue.isEmpty() && !closed) {
        Step step = queue.removeFirst();
        sending++;
        step.activity = step.activity.sentAt(time.instant());
        log.record(step.activity);
        next.add(step);
      }
      if (!next.isEmpty()) {
        publish();
      }
    }
    next.forEach(step -> requests.execute(() -> send(step)));
  }

  private void send(Step step) {
    // What a bug in the way leaves behind is an action of which nobody knows whether it was done.
    Outcome outcome = new Outcome.Interrupted();
    try {
      Situation situation = situation(step);
      WatchedEnvironment known = situation.find(step.order.target().key());
      Environment before = known == null ? null : known.environment();
      outcome = gate.send(step.order, situation);
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
    if (outcome instanceof Outcome.Following(Instant acceptedAt)) {
      synchronized (this) {
        step.activity = step.activity.with(outcome, null);
        log.record(step.activity);
      }
      followUp.follow(step.activity.id(), step.order, before, acceptedAt);
    } else if (outcome instanceof Outcome.Unknown) {
      // Only the rows can tell now whether it was done.
      lookout.hasten(step.order.target().key(), FollowUp.FAST, FollowUp.FAST_FOR);
    } else if (!(outcome instanceof Outcome.NotSent)) {
      lookout.lookNow(step.order.target().key());
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
        outcome instanceof Outcome.NotSent
            ? null
            : Duration.between(step.activity.at(), time.instant());
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
    }
    subscription.close();
    followUp.close();
  }
}

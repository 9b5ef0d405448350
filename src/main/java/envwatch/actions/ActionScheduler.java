package envwatch.actions;

import envwatch.actions.Batch.Step;
import envwatch.util.Listeners;
import envwatch.util.Subscription;
import envwatch.util.Time;
import envwatch.watch.WatchAccess;
import envwatch.watch.WorldIndex;
import envwatch.watch.WorldView;
import java.time.Duration;
import java.time.Instant;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.Executor;
import java.util.function.BiConsumer;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * Accepts orders, actions as well as changes of classes, sends them, at most four at a time,
 * follows accepted actions until their change is visible, and records everything. Methods return
 * immediately and may be called from any thread; listeners are called on the action service's
 * threads.
 */
public final class ActionScheduler implements ActionService, AutoCloseable {
  private final WatchAccess watch;
  private final Time time;
  private final Executor requests;
  private final BooleanSupplier readOnly;
  private final ActionSender sender;
  private final CompletionTracker followUp;
  private final EarlierActions earlier;
  private final RefreshAfterAction looks;
  private final Subscription subscription;
  private final ActivityLog log;

  // What is queued under the lock is delivered by tell() after it was released.
  private final Listeners<List<BatchProgress>> progress = new Listeners<>();
  private final Listeners<Runnable> results = new Listeners<>();
  private final Listeners<ClassSent> classes = new Listeners<>();

  private final Pauses pauses = new Pauses();
  private final Batches batches = new Batches(pauses);

  /** Of the newest view asked about: hundreds of actions are offered in the same one. */
  private WorldIndex index;

  private Time.@Nullable Alarm endOfPause;
  private boolean closed;

  /**
   * @param requests runs tasks that block on the network: one virtual thread per task
   * @param readOnly evaluated for every action
   */
  public ActionScheduler(
      WatchAccess watch, Time time, Executor requests, ActivityLog log, BooleanSupplier readOnly) {
    this(watch, time, requests, log, readOnly, Admission.ALL);
  }

  /**
   * @param admission evaluated for every action, right before it is sent
   */
  public ActionScheduler(
      WatchAccess watch,
      Time time,
      Executor requests,
      ActivityLog log,
      BooleanSupplier readOnly,
      Admission admission) {
    this.watch = watch;
    index = new WorldIndex(watch.view());
    this.time = time;
    this.requests = requests;
    this.log = log;
    results.subscribe(Runnable::run);
    this.readOnly = readOnly;
    sender = new ActionSender(watch, time, admission);
    this.followUp = new CompletionTracker(watch, time, this::settleFollowed);
    this.earlier = new EarlierActions(log, followUp, time);
    this.looks = new RefreshAfterAction(watch, followUp, classes::queue);
    this.subscription = watch.subscribe(this::look);
  }

  private void look(WorldView world) {
    earlier.look(world);
    followUp.look(world);
    pump();
  }

  @Override
  public ActionContext context(WorldView world) {
    return context(world, null);
  }

  private ActionContext context(WorldView world, @Nullable Step except) {
    boolean forbidden = readOnly.getAsBoolean();
    synchronized (this) {
      if (index.world() != world) {
        index = index.followedBy(world);
      }
      return new ActionContext(index, forbidden, batches.pendingBefore(except));
    }
  }

  @Override
  public <O extends Order> long submit(List<O> orders, BiConsumer<? super O, OrderResult> settled) {
    return submit(orders, settled, batches::begin);
  }

  @Override
  public <O extends Order> void again(
      long batch, List<O> orders, BiConsumer<? super O, OrderResult> settled) {
    submit(orders, settled, () -> batches.again(batch));
  }

  private <O extends Order> long submit(
      List<O> orders, BiConsumer<? super O, OrderResult> settled, Supplier<Batch> begun) {
    if (orders.isEmpty()) {
      throw new IllegalArgumentException("nothing to do");
    }
    WorldView world = watch.view();
    Batch batch;
    synchronized (this) {
      batch = begun.get();
      Set<ActionContext.Pending> pending = batches.pendingBefore(null);
      for (O order : new LinkedHashSet<>(orders)) {
        Step step =
            batch.add(order, time.instant(), world, result -> settled.accept(order, result));
        if (closed || batch.stopped) {
          stopped(step);
        } else if (sentOnlyOnce(order) && pending.contains(Batches.pending(order))) {
          // It may have finished by the time it is this one's turn, and would be done again.
          settle(step, new Outcome.NotSent(Obstacle.of(Obstacle.Kind.UNDER_WAY)));
        } else {
          batches.enqueue(step);
        }
      }
      progress.queue(batches());
    }
    tell();
    pump();
    return batch.id;
  }

  private static boolean sentOnlyOnce(Order order) {
    return order instanceof ClassOrder || order instanceof CreationOrder;
  }

  @Override
  public void stop(long batch) {
    synchronized (this) {
      Batch found = batches.find(batch);
      if (found == null || found.stopped) {
        return;
      }
      found.stopped = true;
      found.waitsUntil = null;
      batches.withdraw(found).forEach(this::stopped);
      progress.queue(batches());
    }
    tell();
  }

  @Override
  public void dismiss(long batch) {
    synchronized (this) {
      if (!batches.dismiss(batch)) {
        return;
      }
      progress.queue(batches());
    }
    tell();
  }

  private void stopped(Step step) {
    settle(step, new Outcome.NotSent(Obstacle.of(Obstacle.Kind.STOPPED)));
  }

  @Override
  public synchronized List<BatchProgress> batches() {
    return batches.progress();
  }

  @Override
  public Subscription subscribe(Consumer<List<BatchProgress>> listener) {
    Subscription added;
    synchronized (this) {
      added = progress.subscribe(listener, batches());
    }
    tell();
    return added;
  }

  /**
   * Informs the listener about every change of a class that reached the service, or may have
   * reached it, on a thread of the action service.
   */
  public Subscription followClasses(Consumer<ClassSent> listener) {
    Subscription added = classes.subscribe(listener);
    tell();
    return added;
  }

  private void tell() {
    log.tell();
    progress.deliver();
    results.deliver();
    classes.deliver();
  }

  private void pump() {
    // Before the view, which takes a moment: this is called for each look, and mostly nothing
    // waits.
    if (nothingToDo()) {
      return;
    }
    WorldView world = watch.view();
    List<Step> next;
    synchronized (this) {
      if (nothingToDo()) {
        return;
      }
      Instant now = time.steady().instant();
      next = batches.next(world, now, step -> step.begin(time.instant(), time.elapsed()));
      next.forEach(step -> log.note(step.activity));
      Batches.PauseUpdate paused = batches.updatePauses(world, now, time.steady().setBack());
      wakeUpAt(paused.nearestEnd(), now);
      if (paused.changed() || !next.isEmpty()) {
        progress.queue(batches());
      }
    }
    tell();
    next.forEach(step -> requests.execute(() -> send(step)));
  }

  private synchronized boolean nothingToDo() {
    return batches.nothingWaits() || closed;
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
    Sent sent = Sent.of(new Outcome.Interrupted());
    try {
      ActionContext context = context(watch.view(), step);
      sent = sender.send(step.order, context);
      accepted(step, sent);
      looks.after(step, sent, context);
    } finally {
      synchronized (this) {
        batches.answered();
        if (step.activity.outcome() instanceof Outcome.Sending) {
          settle(step, sent.outcome());
        }
        progress.queue(batches());
      }
      tell();
      pump();
    }
  }

  private void accepted(Step step, Sent sent) {
    synchronized (this) {
      pauses.heed(step.account(), sent.outcome(), time.steady().instant());
      step.result = sent;
      if (sent.outcome() instanceof Outcome.Following following) {
        step.activity = step.activity.with(following, null);
        log.note(step.activity);
      }
    }
    tell();
  }

  private void settleFollowed(String id, Outcome outcome) {
    synchronized (this) {
      batches.steps().filter(step -> step.id.equals(id)).forEach(step -> settle(step, outcome));
      progress.queue(batches());
    }
    earlier.settle(id, outcome);
    tell();
  }

  private void settle(Step step, Outcome outcome) {
    Duration took =
        outcome instanceof Outcome.NotSent || step.sent == null
            ? null
            : time.elapsed().minus(step.sent);
    step.activity = step.activity.with(outcome, took);
    log.note(step.activity);
    results.queue(step.takeResult());
  }

  /**
   * Sends nothing more. Actions that were sent but whose change is not visible yet keep their
   * current outcome in the record.
   */
  @Override
  public void close() {
    synchronized (this) {
      closed = true;
      batches.withdrawAll().forEach(this::stopped);
      wakeUpAt(null, time.steady().instant());
    }
    tell();
    subscription.close();
    earlier.close();
    followUp.close();
  }
}

package envwatch.actions;

import envwatch.actions.Batch.Step;
import envwatch.api.EnvironmentService;
import envwatch.util.Subscription;
import envwatch.util.Time;
import envwatch.watch.WorldView;
import java.time.Duration;
import java.time.Instant;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;
import java.util.function.BiConsumer;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * Accepts orders, actions as well as changes of classes, sends them through the gate, at most four
 * at a time, follows accepted actions until their change is visible, and records everything.
 * Methods return immediately and may be called from any thread; listeners are called on the desk's
 * threads.
 */
public final class ActionDesk implements Desk, AutoCloseable {
  private final WatchAccess watch;
  private final Time time;
  private final Executor requests;
  private final BooleanSupplier readOnly;
  private final Gate gate;
  private final FollowUp followUp;
  private final EarlierActions earlier;
  private final NextLooks looks;
  private final Subscription subscription;
  private final DeskEvents events;

  private final Pauses pauses = new Pauses();
  private final Batches batches = new Batches(pauses);
  private Time.@Nullable Alarm endOfPause;
  private boolean closed;

  /**
   * @param requests runs tasks that block on the network: one virtual thread per task
   * @param readOnly evaluated for every action
   */
  public ActionDesk(
      WatchAccess watch, Time time, Executor requests, ActivityLog log, BooleanSupplier readOnly) {
    this(watch, time, requests, log, readOnly, Admission.ALL);
  }

  /**
   * @param admission evaluated for every action, right before it is sent
   */
  public ActionDesk(
      WatchAccess watch,
      Time time,
      Executor requests,
      ActivityLog log,
      BooleanSupplier readOnly,
      Admission admission) {
    this.watch = watch;
    this.time = time;
    this.requests = requests;
    this.events = new DeskEvents(log);
    this.readOnly = readOnly;
    this.gate = new Gate(watch, time, admission);
    this.followUp = new FollowUp(watch, time, this::settleFollowed);
    this.earlier = new EarlierActions(log, followUp, time);
    this.looks = new NextLooks(watch, followUp, events);
    this.subscription = watch.subscribe(this::look);
  }

  private void look(WorldView world) {
    earlier.look(world);
    followUp.look(world);
    pump();
  }

  @Override
  public Situation situation(WorldView world) {
    return situation(world, null);
  }

  private Situation situation(WorldView world, @Nullable Step except) {
    boolean forbidden = readOnly.getAsBoolean();
    synchronized (this) {
      return new Situation(world, forbidden, batches.pendingBefore(except));
    }
  }

  @Override
  public long submit(List<? extends Order> orders) {
    return submit(orders, order -> null);
  }

  @Override
  public long submit(List<ClassOrder> orders, BiConsumer<ClassOrder, ClassResult> settled) {
    return submit(
        orders,
        order ->
            (activity, came) ->
                settled.accept(
                    order, new ClassResult(activity, came == null ? null : came.answer())));
  }

  @Override
  public CompletableFuture<ClassResult> submit(ClassOrder order) {
    CompletableFuture<ClassResult> future = new CompletableFuture<>();
    submit(List.of(order), (same, result) -> future.complete(result));
    return future;
  }

  @Override
  public CompletableFuture<CallResult> submit(CallOrder order) {
    CompletableFuture<CallResult> future = new CompletableFuture<>();
    submit(
        List.of(order),
        same ->
            (activity, came) ->
                future.complete(new CallResult(activity, came == null ? null : came.raw())));
    return future;
  }

  @Override
  public CompletableFuture<ActionResult> submit(CreationOrder order) {
    CompletableFuture<ActionResult> future = new CompletableFuture<>();
    submit(List.of(order), same -> (activity, came) -> future.complete(result(activity, came)));
    return future;
  }

  @Override
  public CompletableFuture<ActionResult> submit(EnvironmentOrder order) {
    CompletableFuture<ActionResult> future = new CompletableFuture<>();
    submit(List.of(order), same -> (activity, came) -> future.complete(result(activity, came)));
    return future;
  }

  private static ActionResult result(Activity activity, @Nullable Sent came) {
    EnvironmentService.Acceptance acceptance = came == null ? null : came.acceptance();
    return acceptance == null
        ? new ActionResult(activity, null, null)
        : new ActionResult(activity, acceptance.created(), acceptance.link());
  }

  private <T extends Order> long submit(
      List<T> orders, Function<T, Batch.@Nullable Receiver> receiver) {
    if (orders.isEmpty()) {
      throw new IllegalArgumentException("nothing to do");
    }
    WorldView world = watch.view();
    Batch batch;
    synchronized (this) {
      batch = batches.begin();
      Set<Situation.Pending> pending = batches.pendingBefore(null);
      for (T order : new LinkedHashSet<>(orders)) {
        Step step = batch.add(order, time.instant(), world, receiver.apply(order));
        if (closed) {
          stopped(step);
        } else if (sentOnlyOnce(order) && pending.contains(Batches.pending(order))) {
          // It may have finished by the time it is this one's turn, and would be done again.
          settle(step, new Outcome.NotSent(Obstacle.of(Obstacle.Kind.UNDER_WAY)));
        } else {
          batches.enqueue(step);
        }
      }
      events.progress(batches());
    }
    events.tell();
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
      events.progress(batches());
    }
    events.tell();
  }

  @Override
  public void dismiss(long batch) {
    synchronized (this) {
      if (!batches.dismiss(batch)) {
        return;
      }
      events.progress(batches());
    }
    events.tell();
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
      added = events.subscribe(listener, batches());
    }
    events.tell();
    return added;
  }

  /**
   * Informs the listener about every change of a class that reached the service, or may have
   * reached it, on a thread of the desk.
   */
  public Subscription followClasses(Consumer<ClassSent> listener) {
    Subscription added = events.followClasses(listener);
    events.tell();
    return added;
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
      next.forEach(events::note);
      Batches.PauseUpdate paused = batches.updatePauses(world, now, time.steady().setBack());
      wakeUpAt(paused.nearestEnd(), now);
      if (paused.changed() || !next.isEmpty()) {
        events.progress(batches());
      }
    }
    events.tell();
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
      Situation situation = situation(watch.view(), step);
      sent = gate.send(step.order, situation);
      accepted(step, sent);
      looks.after(step, sent, situation);
    } finally {
      synchronized (this) {
        batches.answered();
        if (step.activity.outcome() instanceof Outcome.Sending) {
          settle(step, sent.outcome());
        }
        events.progress(batches());
      }
      events.tell();
      pump();
    }
  }

  private void accepted(Step step, Sent sent) {
    synchronized (this) {
      pauses.heed(step.account(), sent.outcome(), time.steady().instant());
      step.result = sent;
      if (sent.outcome() instanceof Outcome.Following following) {
        step.activity = step.activity.with(following, null);
        events.note(step);
      }
    }
    events.tell();
  }

  private void settleFollowed(String id, Outcome outcome) {
    synchronized (this) {
      batches.steps().filter(step -> step.id.equals(id)).forEach(step -> settle(step, outcome));
      events.progress(batches());
    }
    earlier.settle(id, outcome);
    events.tell();
  }

  private void settle(Step step, Outcome outcome) {
    Duration took =
        outcome instanceof Outcome.NotSent || step.sent == null
            ? null
            : time.elapsed().minus(step.sent);
    step.activity = step.activity.with(outcome, took);
    events.settled(step);
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
    events.tell();
    subscription.close();
    earlier.close();
    followUp.close();
  }
}

package envwatch.actions;

import envwatch.model.Action;
import envwatch.model.ExecutionId;
import envwatch.model.ExecutionStatus;
import envwatch.util.Listeners;
import envwatch.util.Subscription;
import envwatch.util.Time;
import envwatch.watch.ServiceQuestion;
import envwatch.watch.WatchAccess;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/**
 * A program run on one or several machines: sent through the action service like every action, then
 * followed within the account's request budget until all machines have finished, the user stops
 * following it, or the time is up. It cannot be cancelled: the service has no way to end a run.
 */
public final class PathRun implements AutoCloseable {
  static final Duration FAST = Duration.ofSeconds(2);
  static final Duration FAST_FOR = Duration.ofSeconds(30);
  static final Duration STEADY = Duration.ofSeconds(5);
  static final Duration LONGEST = Duration.ofHours(1);

  private final WatchAccess watch;
  private final Time time;
  private final Listeners<List<MachineRun>> listeners = new Listeners<>();
  private final Map<EnvironmentTarget, MachineRun> runs = new LinkedHashMap<>();
  private final Map<EnvironmentTarget, Time.Alarm> alarms = new LinkedHashMap<>();
  private @Nullable Subscription subscription;
  private boolean leftAlone;

  private PathRun(
      WatchAccess watch,
      Time time,
      List<EnvironmentTarget> machines,
      Consumer<List<MachineRun>> listener) {
    this.watch = watch;
    this.time = time;
    listeners.subscribe(listener);
    machines.forEach(machine -> runs.put(machine, MachineRun.starting(machine)));
  }

  /**
   * Runs the program on the machines and passes every change to the listener, on a thread of the
   * action service.
   */
  public static PathRun start(
      String path,
      List<EnvironmentTarget> machines,
      ActionService actionService,
      WatchAccess watch,
      Time time,
      Consumer<List<MachineRun>> listener) {
    PathRun run = new PathRun(watch, time, machines, listener);
    long batch =
        actionService.submit(machines.stream().map(machine -> order(path, machine)).toList());
    Subscription subscription =
        actionService.subscribe(
            batches -> batches.stream().filter(one -> one.id() == batch).forEach(run::progress));
    run.listenThrough(subscription);
    return run;
  }

  private static Order order(String path, EnvironmentTarget machine) {
    return new EnvironmentOrder(
        machine, new Action.RunPath(machine.key().environment(), machine.machineOrThrow(), path));
  }

  private synchronized void listenThrough(Subscription newest) {
    subscription = newest;
    leaveDeskAtTheEnd();
  }

  /**
   * Unsubscribes from the action service, which would otherwise keep this object alive as long as
   * the program runs.
   */
  private void leaveDeskAtTheEnd() {
    if (subscription != null && runs.values().stream().noneMatch(MachineRun::underWay)) {
      subscription.close();
      subscription = null;
    }
  }

  private void progress(BatchProgress batch) {
    change(() -> batch.steps().forEach(this::progress));
  }

  /** Changes the state of the runs, and notifies the listener after releasing the lock. */
  private void change(Runnable change) {
    synchronized (this) {
      change.run();
      listeners.queue(runs());
      leaveDeskAtTheEnd();
    }
    listeners.deliver();
  }

  private void progress(Activity step) {
    if (!(step.requested() instanceof Requested.OfEnvironment(var kind, var target))) {
      return;
    }
    MachineRun run = runs.get(target);
    if (run == null || !(run.stage() instanceof MachineRun.Stage.Starting)) {
      return;
    }
    if (step.outcome() instanceof Outcome.Accepted(ExecutionId execution, String note)
        && execution != null) {
      runs.put(target, run.runningSince(time.elapsed()));
      askLater(target, execution);
    } else if (step.outcome() instanceof Outcome.Settled) {
      runs.put(target, run.with(new MachineRun.Stage.NotStarted(step.outcome())));
    }
  }

  private void askLater(EnvironmentTarget target, ExecutionId execution) {
    MachineRun run = runs.get(target);
    if (leftAlone || run == null || run.startedAt() == null) {
      return;
    }
    Duration age = time.elapsed().minus(run.startedAt());
    if (age.compareTo(LONGEST) >= 0) {
      runs.put(target, run.with(new MachineRun.Stage.OutOfTime()));
      return;
    }
    Duration pause = age.compareTo(FAST_FOR) < 0 ? FAST : STEADY;
    alarms.put(target, time.after(pause, () -> ask(target, execution)));
  }

  private void ask(EnvironmentTarget target, ExecutionId execution) {
    Runnable dropped = () -> again(target, execution, UnaryOperator.identity());
    ServiceQuestion<ExecutionStatus> question =
        new ServiceQuestion<>(
            service ->
                service.execution(target.key().environment(), target.machineOrThrow(), execution),
            status -> again(target, execution, run -> run.told(status)),
            cause -> again(target, execution, run -> run.failedToAsk(cause)),
            dropped);
    if (!watch.ask(target.key().account(), question)) {
      dropped.run();
    }
  }

  private void again(
      EnvironmentTarget target, ExecutionId execution, UnaryOperator<MachineRun> told) {
    change(() -> {
      MachineRun run =
          runs.computeIfPresent(
              target, (same, known) -> known.underWay() ? told.apply(known) : known);
      if (run != null && run.underWay()) {
        askLater(target, execution);
      }
    });
  }

  public synchronized List<MachineRun> runs() {
    return List.copyOf(runs.values());
  }

  /** Stops following; runs that were started continue. */
  @Override
  public void close() {
    change(() -> {
      leftAlone = true;
      alarms.values().forEach(Time.Alarm::cancel);
      runs.replaceAll(
          (target, run) -> run.underWay() ? run.with(new MachineRun.Stage.LeftAlone()) : run);
    });
  }
}

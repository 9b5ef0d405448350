package envwatch.weather;

import envwatch.actions.ActionScheduler;
import envwatch.actions.ActivityLog;
import envwatch.actions.EnvironmentOrder;
import envwatch.actions.EnvironmentTarget;
import envwatch.actions.Order;
import envwatch.actions.Outcome;
import envwatch.api.ApiException;
import envwatch.api.EnvironmentService;
import envwatch.model.Action;
import envwatch.model.ActionKind;
import envwatch.model.EnvironmentId;
import envwatch.model.EnvironmentKey;
import envwatch.model.Invitation;
import envwatch.model.MachineId;
import envwatch.model.SnapshotId;
import envwatch.util.Time;
import envwatch.watch.WorldView;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.jspecify.annotations.Nullable;

/** Asks for a change through the program's one gate, and judges what is told of it. */
record Change(ClientCase one, Judge judge, WorldView fair, Time time, ActivityLog log) {
  private static final String TABLE = "Changes by outcome";
  private static final String SERVED = "Changes by receipt";
  private static final long PATIENCE_SECONDS = 90;

  void make(EnvironmentService service) {
    CompletableFuture<Outcome> told = new CompletableFuture<>();
    Thread.UncaughtExceptionHandler bug =
        (thread, thrown) ->
            judge.breach("unexpected " + thrown.getClass().getSimpleName(), Marks.trace(thrown));
    try (ExecutorService requests =
            Executors.newThreadPerTaskExecutor(
                Thread.ofVirtual().name(one.name()).uncaughtExceptionHandler(bug).factory());
        ActionScheduler actionService =
            new ActionScheduler(new StillWorld(fair, service), time, requests, log, () -> false)) {
      actionService.subscribe(batches ->
          batches.stream()
              .flatMap(batch -> batch.steps().stream())
              .map(activity -> activity.outcome())
              .filter(Change::answered)
              .forEach(told::complete));
      actionService.submit(List.of(order()));
      judged(told.get(PATIENCE_SECONDS, TimeUnit.SECONDS));
    } catch (TimeoutException e) {
      judge.breach("a change without an end", "");
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    } catch (ExecutionException e) {
      throw new IllegalStateException(e);
    }
  }

  private static boolean answered(Outcome outcome) {
    return !(outcome instanceof Outcome.Waiting) && !(outcome instanceof Outcome.Sending);
  }

  private void judged(Outcome outcome) {
    ApiException cause = cause(outcome);
    String name = outcome.getClass().getSimpleName();
    judge.outcome(TABLE, cause == null ? name : name + ", " + Judge.name(cause));
    judge.noSecretIn("an outcome", String.valueOf(outcome));
    if (cause != null) {
      judge.failure(cause);
    }
    long received = judge.changesReceived();
    judge.outcome(
        SERVED, received == 1 ? "once" : received == 0 ? "not received" : "MORE THAN ONCE");
    if (received > 1) {
      judge.breach("a change received more than once", received + " times, told as " + name);
    }
    boolean toldUnsent =
        outcome instanceof Outcome.NotSent || outcome instanceof Outcome.NotReached;
    if (toldUnsent && received > 0) {
      judge.breach("a change told as not sent that was received", outcome.toString());
    }
    if (outcome instanceof Outcome.NotSent) {
      judge.breach("a change that was never tried", outcome.toString());
    }
    if (outcome instanceof Outcome.Interrupted) {
      judge.breach("a change ended by a bug", "");
    }
    byEffect(outcome, cause);
  }

  private void byEffect(Outcome outcome, @Nullable ApiException cause) {
    boolean accepted = outcome instanceof Outcome.Following || outcome instanceof Outcome.Accepted;
    if (one.mutation().effect() == Effect.SAME && !accepted) {
      judge.breach("accepted by the service, told otherwise", outcome.toString());
    }
    if (one.mutation().effect() != Effect.LOST) {
      return;
    }
    if (accepted) {
      judge.breach("told as accepted without a word of it", outcome.toString());
    }
    boolean slowDown = cause instanceof ApiException.RateLimited;
    if (outcome instanceof Outcome.Refused && !one.mutation().own() && !slowDown) {
      judge.breach("told as refused by the service, which said nothing", outcome.toString());
    }
  }

  private static @Nullable ApiException cause(Outcome outcome) {
    return switch (outcome) {
      case Outcome.Refused refused -> refused.cause();
      case Outcome.NotReached notReached -> notReached.cause();
      case Outcome.Unknown unknown -> unknown.cause();
      default -> null;
    };
  }

  private Order order() {
    ActionKind kind = Objects.requireNonNull(one.action());
    int number = kind == ActionKind.RESUME_ENVIRONMENT ? GoodAnswers.SUSPENDED : 0;
    EnvironmentId id = new EnvironmentId(GoodAnswers.id(one.version(), number));
    MachineId machine = new MachineId(GoodAnswers.machine(one.version(), 0));
    EnvironmentKey key =
        fair.environments().stream()
            .map(watched -> watched.key())
            .filter(each -> each.environment().equals(id))
            .findFirst()
            .orElseThrow();
    EnvironmentTarget target =
        kind.onMachine()
            ? EnvironmentTarget.machine(key, "Lab", machine, "web0")
            : EnvironmentTarget.environment(key, "Lab");
    return new EnvironmentOrder(target, action(kind, id, machine));
  }

  private static Action action(ActionKind kind, EnvironmentId id, MachineId machine) {
    return switch (kind) {
      case RESUME_ENVIRONMENT -> new Action.ResumeEnvironment(id);
      case SUSPEND_ENVIRONMENT -> new Action.SuspendEnvironment(id);
      case EXTEND_ENVIRONMENT -> new Action.ExtendEnvironment(id);
      case POSTPONE_INACTIVITY -> new Action.PostponeInactivity(id);
      case REVERT_ENVIRONMENT -> new Action.RevertEnvironment(id, null);
      case DELETE_ENVIRONMENT -> new Action.DeleteEnvironment(id);
      case TAKE_SNAPSHOT -> new Action.TakeSnapshot(id, "night build 7", "a&b", true);
      case MARK_SNAPSHOT_DEFAULT -> new Action.MarkSnapshotDefault(id, new SnapshotId("SNAP01"));
      case ADD_MACHINE -> new Action.AddMachine(id, "VMTEMPLATE01", "db", "");
      case INVITE_END_USER ->
          new Action.InviteEndUser(
              id,
              new Invitation(
                  "POLICY01", "BLUE01", "MEMBER01", "Demo", 7, "kim@example.com", "Kim", "Ode"));
      case EDIT_ENVIRONMENT -> new Action.EditEnvironment(id, "New name", null);
      case REVERT_MACHINE -> new Action.RevertMachine(id, machine);
      case REBOOT_MACHINE -> new Action.RebootMachine(id, machine);
      case DELETE_MACHINE -> new Action.DeleteMachine(id, machine);
      case EDIT_HARDWARE -> new Action.EditHardware(id, machine, 2, 2048, 40);
      case RUN_PATH -> new Action.RunPath(id, machine, "c:\\run.bat");
    };
  }
}

package envwatch.cli.api;

import envwatch.actions.ActionDesk;
import envwatch.actions.CallResult;
import envwatch.actions.order.CallOrder;
import envwatch.actions.record.Activity;
import envwatch.actions.record.ActivityLines;
import envwatch.actions.record.ActivityLog;
import envwatch.actions.record.ActivityStore;
import envwatch.api.EnvironmentService;
import envwatch.api.RawCall;
import envwatch.base.SystemTime;
import envwatch.model.ApiAccount;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.function.BooleanSupplier;
import org.jspecify.annotations.Nullable;

/** Sends one call that changes something, as the window would: by its rules, and recorded. */
public final class CallSender implements AutoCloseable {
  private final ApiAccount account;
  private final SystemTime time = new SystemTime();
  private final ExecutorService requests = Executors.newVirtualThreadPerTaskExecutor();
  private final ActivityLog log;
  private final ActionDesk desk;

  /**
   * @param folder where the record is kept; null to keep none
   */
  public CallSender(
      ApiAccount account,
      EnvironmentService service,
      @Nullable Path folder,
      BooleanSupplier readOnly) {
    this.account = account;
    log =
        new ActivityLog(
            folder == null ? new NotKept() : new ActivityLines(folder.resolve(ActivityLines.NAME)));
    desk =
        new ActionDesk(
            new ConnectedAccount(account, service, time.instant()), time, requests, log, readOnly);
  }

  /**
   * Sends the call once, and waits for the answer.
   *
   * @param cutOff called if the process ends while the call is under way, as after Ctrl+C
   */
  public CallResult send(RawCall call, Runnable cutOff) throws InterruptedException {
    Thread ending =
        Thread.ofPlatform()
            .unstarted(() -> {
              cutOff.run();
              log.close();
            });
    Runtime.getRuntime().addShutdownHook(ending);
    try {
      return desk.submit(new CallOrder(account.id(), call)).get();
    } catch (ExecutionException e) {
      throw new IllegalStateException(e.getCause());
    } finally {
      forget(ending);
    }
  }

  private static void forget(Thread ending) {
    try {
      Runtime.getRuntime().removeShutdownHook(ending);
    } catch (IllegalStateException e) {
      return; // The process is ending already.
    }
  }

  @Override
  public void close() {
    desk.close();
    log.close();
    requests.shutdownNow();
    time.close();
  }

  /** For worlds that end with the command. */
  private record NotKept() implements ActivityStore {
    @Override
    public List<Activity> load() {
      return List.of();
    }

    @Override
    public void append(Activity activity) {
      // Nothing is kept.
    }
  }
}

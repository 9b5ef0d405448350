package envwatch.cli;

import envwatch.actions.ActionScheduler;
import envwatch.actions.Activity;
import envwatch.actions.ActivityFile;
import envwatch.actions.ActivityLog;
import envwatch.actions.ActivityStore;
import envwatch.actions.Admission;
import envwatch.util.Time;
import envwatch.watch.WatchAccess;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.function.BooleanSupplier;
import org.jspecify.annotations.Nullable;

/** An action service for one command, whose record is kept where the window finds it. */
final class RecordedActionService implements AutoCloseable {
  private final ExecutorService requests = Executors.newVirtualThreadPerTaskExecutor();
  private final ActivityLog log;
  private final ActionScheduler actionService;

  /**
   * @param folder where the record is kept; null to keep none
   * @param readOnly evaluated for every action
   * @param admission evaluated for every action, right before it is sent
   */
  public RecordedActionService(
      WatchAccess watch,
      Time time,
      @Nullable Path folder,
      BooleanSupplier readOnly,
      Admission admission) {
    log =
        new ActivityLog(
            folder == null ? new NotKept() : new ActivityFile(folder.resolve(ActivityFile.NAME)));
    actionService = new ActionScheduler(watch, time, requests, log, readOnly, admission);
  }

  public ActionScheduler actionService() {
    return actionService;
  }

  /** Work that waits for the action service. */
  @FunctionalInterface
  public interface Work<T> {
    T run() throws InterruptedException, ExecutionException;
  }

  /**
   * Does work that uses the action service. If the process is ended meanwhile, as by Ctrl+C, what
   * still waits is not sent, and the record is written: what has no answer stands there as unknown.
   *
   * @param cutOff called if the process is ended meanwhile, before anything else
   */
  public <T> T guarded(Runnable cutOff, Work<T> work) throws InterruptedException {
    Thread ending =
        Thread.ofPlatform()
            .unstarted(() -> {
              cutOff.run();
              actionService.close();
              log.close();
            });
    Runtime.getRuntime().addShutdownHook(ending);
    try {
      return work.run();
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
    actionService.close();
    log.close();
    requests.shutdownNow();
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

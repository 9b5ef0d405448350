package envwatch.cli;

import envwatch.util.SystemTime;
import envwatch.util.Time;
import envwatch.watch.LookListener;
import envwatch.watch.Watch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/** A watch for one command, with what it runs on. */
final class CommandWatch implements AutoCloseable {
  private final SystemTime time = new SystemTime();
  private final ExecutorService requests = Executors.newVirtualThreadPerTaskExecutor();
  private final Watch watch;

  CommandWatch(ChosenAccounts accounts, LookListener looks) {
    watch = new Watch(accounts.connector(), time, requests, accounts.budget(), looks);
  }

  CommandWatch(ChosenAccounts accounts) {
    this(accounts, LookListener.NONE);
  }

  Watch watch() {
    return watch;
  }

  Time time() {
    return time;
  }

  @Override
  public void close() {
    watch.close();
    requests.close();
    time.close();
  }
}

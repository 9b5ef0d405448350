package envwatch.runtime;

import envwatch.api.http.RefusedSignIns;
import envwatch.api.http.TimeLimits;
import envwatch.history.History;
import envwatch.secrets.ApiKeys;
import envwatch.secrets.SecretStore;
import envwatch.settings.SecuritySettings;
import envwatch.settings.SettingsFile;
import envwatch.util.Time;
import envwatch.watch.LookListener;
import envwatch.watch.Watch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import org.slf4j.LoggerFactory;

/**
 * Looks at the accounts of the settings, or at those given at the start, and keeps the history of
 * what is seen: what a window and a recorder have in common.
 */
public final class RecordedWatch implements AutoCloseable {
  private final LaunchOptions startup;
  private final SettingsFile settings;
  private final ApiKeys keys;
  private final SessionConnections connections;
  private final ExecutorService requests = Executors.newVirtualThreadPerTaskExecutor();
  private final Watch watch;
  private final AccountSupervisor accounts;
  private final SessionRecords records;

  /**
   * Reads the settings: blocks on disk access.
   *
   * @param time must be closed after this
   * @param limits of every request
   * @param looks told of every look that ends
   */
  public RecordedWatch(
      LaunchOptions startup,
      SecretStore keychain,
      Time time,
      TimeLimits limits,
      LookListener looks) {
    this.startup = startup;
    settings = new SettingsFile(startup.directories());
    keys = new ApiKeys(keychain, startup::passwordEntry);
    RefusedSignIns refused = new RefusedSignIns();
    connections =
        new SessionConnections(
            new Services(time.clock(), limits), settings, keys, startup.authorityFile(), refused);
    watch =
        new Watch(
            connections.connector(this::readOnly),
            time,
            requests,
            AccountSupervisor.options(settings.current().watching()),
            looks);
    records = new SessionRecords(startup.directories().data(), settings, time, requests);
    accounts =
        new AccountSupervisor(
            startup.sourceUnderKnownId(settings.current().accounts()),
            settings,
            keys,
            watch,
            refused,
            () -> records.forget(Demo.ACCOUNT));
  }

  /** Starts watching the accounts; returns immediately. */
  public void begin() {
    watch.subscribe(new LinkLog(LoggerFactory.getLogger(Watch.class)));
    accounts.begin();
  }

  /** Opens the history and records from then on; returns immediately. */
  public void record() {
    records.begin(accounts, watch);
  }

  /** Whether every action is refused: for this run, or by the settings. */
  boolean readOnly() {
    return startup.readOnly() || settings.current().security().get(SecuritySettings.READ_ONLY);
  }

  public SettingsFile settings() {
    return settings;
  }

  public ApiKeys keys() {
    return keys;
  }

  SessionConnections connections() {
    return connections;
  }

  ExecutorService requests() {
    return requests;
  }

  public Watch watch() {
    return watch;
  }

  public AccountSupervisor accounts() {
    return accounts;
  }

  SessionRecords records() {
    return records;
  }

  /** What is recorded. */
  public History history() {
    return records.history();
  }

  /** Takes up no further account, and saves the settings. */
  void stop() {
    accounts.stop();
    // The user's changes come first: there may be little time when the system ends the process.
    settings.close();
  }

  /** Waits five seconds at most for the disk. */
  @Override
  public void close() {
    stop();
    watch.close();
    records.close();
    keys.close();
    requests.shutdownNow();
    accounts.close();
  }
}

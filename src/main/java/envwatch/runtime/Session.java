package envwatch.runtime;

import static envwatch.words.Messages.text;

import envwatch.actions.ActionDesk;
import envwatch.actions.ClassSent;
import envwatch.actions.WatchAccess;
import envwatch.actions.record.ActivityLog;
import envwatch.api.Connection;
import envwatch.api.ReadOnlyService;
import envwatch.api.ServiceConnector;
import envwatch.api.connect.ConnectionTest;
import envwatch.api.http.NetworkOptions;
import envwatch.api.http.RefusedSignIns;
import envwatch.base.Deadline;
import envwatch.base.Time;
import envwatch.history.HistoryRecorder;
import envwatch.history.store.Retention;
import envwatch.model.text.Secret;
import envwatch.notices.Notices;
import envwatch.notices.model.NoticeRules;
import envwatch.notices.store.NoticeFile;
import envwatch.release.NewerVersion;
import envwatch.release.PublishedVersion;
import envwatch.release.ReleaseFile;
import envwatch.release.ReleaseSite;
import envwatch.release.VersionNumber;
import envwatch.remote.LinkPages;
import envwatch.remote.RdpFiles;
import envwatch.remote.WebBrowser;
import envwatch.secrets.ApiKeys;
import envwatch.secrets.SecretStore;
import envwatch.settings.AppliedSettings;
import envwatch.settings.NetworkSettings;
import envwatch.settings.ReleaseSettings;
import envwatch.settings.SecuritySettings;
import envwatch.settings.Settings;
import envwatch.settings.WatchSettings;
import envwatch.settings.file.SettingsFile;
import envwatch.settings.file.WindowFile;
import envwatch.training.model.ClassKey;
import envwatch.training.watch.ClassWatch;
import envwatch.watch.WorldView;
import envwatch.watch.engine.Watch;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Owns and closes everything behind the window: settings, keys, the watch, the watched accounts and
 * classes, actions, private files. Does not use JavaFX.
 */
public final class Session implements AutoCloseable {
  private static final Logger LOG = LoggerFactory.getLogger(Session.class);

  private static final Duration PATIENCE_WITH_DISK = Duration.ofSeconds(5);

  private final LaunchOptions startup;
  private final SettingsFile settings;
  private final WindowFile window;
  private final ApiKeys keys;
  private final Time time;
  private final Services services;
  private final RefusedSignIns refused = new RefusedSignIns();
  private final ExecutorService requests = Executors.newVirtualThreadPerTaskExecutor();
  private final Watch watch;
  private final ClassWatch classes;
  private final AccountSupervisor accounts;
  private final HistoryRecorder history;
  private final ActivityLog activities;
  private final Notices notices;
  private final RdpFiles remoteFiles;
  private final LinkPages linkPages;
  private final ActionDesk desk;
  private final Optional<ReleaseSite> releases;
  private final Optional<NewerVersion> newerVersion;

  /**
   * Reads the settings: blocks on disk access.
   *
   * @param time must be closed after the session
   */
  public Session(LaunchOptions startup, SecretStore keychain, Time time) {
    this(startup, keychain, time, Version.releases());
  }

  /**
   * The same with another place where newer versions are published.
   *
   * @param releases empty for none
   */
  public Session(
      LaunchOptions startup, SecretStore keychain, Time time, Optional<ReleaseSite> releases) {
    this.startup = startup;
    this.releases = releases;
    this.time = time;
    settings = new SettingsFile(startup.directories());
    window = new WindowFile(startup.directories(), settings.olderWindow());
    keys = new ApiKeys(keychain);
    services = new Services(time.clock());
    Settings current = settings.current();
    watch = new Watch(connector(), time, requests, AccountSupervisor.options(current.watching()));
    classes = new ClassWatch(watch, time, requests);
    accounts =
        new AccountSupervisor(startup.source(), settings, keys, watch, refused, this::forgetDemo);
    Path data = startup.directories().data();
    history = new HistoryRecorder(data, time, () -> retention(settings.current().watching()));
    activities = new ActivityLog(history.actions());
    notices =
        new Notices(
            time,
            new NoticeFile(data.resolve("notices")),
            requests,
            this::noticeRules,
            new ViewMembership(history),
            account -> !account.equals(Demo.ACCOUNT));
    remoteFiles = new RdpFiles(data.resolve("remote"));
    linkPages = new LinkPages(data.resolve("pages"), text("access.web.page"), time::after);
    desk = new ActionDesk(WatchAccess.of(watch), time, requests, activities, this::readOnly);
    desk.followClasses(this::lookAtChanged);
    newerVersion = releases.flatMap(site -> newerVersion(site, data));
  }

  /** Empty for a build without a usable number, such as one in a development environment. */
  private Optional<NewerVersion> newerVersion(ReleaseSite site, Path data) {
    return VersionNumber.parse(Version.number())
        .map(own ->
            new NewerVersion(
                own,
                new PublishedVersion(
                    () -> services.transport(network(settings.current().network(), null, refused)),
                    site.newest()),
                () ->
                    settings.current().releases().get(ReleaseSettings.LOOKING)
                        == ReleaseSettings.Looking.YES,
                new ReleaseFile(data.resolve("newest-version")),
                time,
                requests));
  }

  private void lookAtChanged(ClassSent sent) {
    ClassKey key = sent.key();
    if (key == null) {
      classes.lookNow();
    } else {
      classes.changed(key);
    }
  }

  private ServiceConnector connector() {
    ServiceConnector connector =
        services.connector(() -> network(settings.current().network(), null, refused));
    return account -> {
      Connection connection = connector.connect(account);
      return new Connection(
          new ReadOnlyService(connection.service(), this::readOnly), connection.skippedVersions());
    };
  }

  /**
   * Creates a connection test for the user, which also retries sign-ins that a proxy has refused.
   *
   * @param proxyPassword null for the one cached in this session
   */
  public ConnectionTest connectionTest(NetworkSettings tried, @Nullable Secret proxyPassword) {
    return services.connectionTest(network(tried, proxyPassword, new RefusedSignIns()));
  }

  private NetworkOptions network(
      NetworkSettings chosen, @Nullable Secret proxyPassword, RefusedSignIns refusedBefore) {
    Secret known = keys.cached(ApiKeys.PROXY).orElse(null);
    return Services.network(
        chosen,
        proxyPassword == null ? known : proxyPassword,
        refusedBefore,
        startup.authorityFile());
  }

  /** Whether every action is refused: for this run, or by the settings. */
  public boolean readOnly() {
    return startup.readOnly() || settings.current().security().get(SecuritySettings.READ_ONLY);
  }

  /** Starts watching the accounts; returns immediately. */
  public void begin() {
    watch.subscribe(new LinkLog(LoggerFactory.getLogger(Watch.class)));
    accounts.begin();
  }

  /**
   * Opens the history and the record of actions in it, and begins to watch classes; returns
   * immediately. To be called after the first frame, because the start is busy enough.
   */
  public void beginAfterFirstFrame() {
    classes.begin();
    accounts.onceBegun(demo -> {
      history.begin(
          listener -> recordPast(demo, listener),
          watch::subscribe,
          () -> activities.activities().newestFirst());
      activities.begin();
    });
    newerVersion.ifPresent(NewerVersion::begin);
  }

  /**
   * Every run has a demo of its own, whose environments are not those of the run before: what was
   * recorded of that is deleted, and the past of this one is recorded instead.
   */
  private void recordPast(Optional<Demo> demo, Consumer<WorldView> listener) {
    forgetDemo();
    demo.ifPresent(started -> {
      DemoPast past = started.past();
      past.tell(listener);
      history.visited(past.lastVisit());
    });
  }

  private void forgetDemo() {
    history.forget(Demo.ACCOUNT);
    notices.forget(Demo.ACCOUNT);
  }

  private NoticeRules noticeRules() {
    return NoticeChoice.rules(settings.current());
  }

  /** Begins to tell what a person should know; returns immediately. To be called once. */
  public void beginNotices() {
    accounts.onceBegun(demo ->
        requests.execute(() ->
            notices.begin(
                watch::subscribe,
                history,
                listener ->
                    activities.subscribe(recorded -> listener.accept(recorded.newestFirst())))));
  }

  private static Retention retention(WatchSettings chosen) {
    return new Retention(
        Duration.ofDays(chosen.get(WatchSettings.HISTORY_DAYS)),
        chosen.get(WatchSettings.HISTORY_MEGABYTES) * 1_000_000L);
  }

  /** Changes the settings and prepares the accounts again; returns immediately. */
  public void apply(AppliedSettings applied) {
    Settings before = settings.current();
    settings.change(current -> applied.settings());
    accounts.apply(before, applied);
  }

  public SettingsFile settings() {
    return settings;
  }

  public WindowFile window() {
    return window;
  }

  public ApiKeys keys() {
    return keys;
  }

  public Time time() {
    return time;
  }

  public ExecutorService requests() {
    return requests;
  }

  public Watch watch() {
    return watch;
  }

  public ClassWatch classes() {
    return classes;
  }

  public AccountSupervisor accounts() {
    return accounts;
  }

  public RdpFiles remoteFiles() {
    return remoteFiles;
  }

  public LinkPages linkPages() {
    return linkPages;
  }

  public HistoryRecorder history() {
    return history;
  }

  public ActivityLog activities() {
    return activities;
  }

  public Notices notices() {
    return notices;
  }

  /** Where newer versions are published; empty for nowhere. */
  public Optional<ReleaseSite> releases() {
    return releases;
  }

  /** Empty if they are published nowhere. */
  public Optional<NewerVersion> newerVersion() {
    return newerVersion;
  }

  public ActionDesk desk() {
    return desk;
  }

  public LaunchOptions startup() {
    return startup;
  }

  /**
   * Deletes remote desktop files and pages left by an instance that was killed; returns
   * immediately. Must be called only by the instance that owns the folder, because another one may
   * still be using its files.
   */
  public void deleteLeftRemoteFiles() {
    requests.execute(() -> leftOf(remoteFiles::deleteLeft));
    requests.execute(() -> leftOf(() -> linkPages.deleteLeft(WebBrowser.ofSystem().snapFolders())));
  }

  private interface Deletion {
    void run() throws IOException;
  }

  private static void leftOf(Deletion deletion) {
    try {
      deletion.run();
    } catch (IOException e) {
      LOG.warn("A private file of an earlier run stays: {}", e.toString());
    }
  }

  private void deleteRemoteFiles() {
    try {
      remoteFiles.close();
    } catch (IOException e) {
      LOG.warn("A remote desktop file stays until the next one is opened: {}", e.toString());
    }
  }

  @Override
  public void close() {
    accounts.stop();
    // The user's changes come first: there may be little time when the system ends the process.
    settings.close();
    window.close();
    notices.close();
    newerVersion.ifPresent(NewerVersion::close);
    desk.close();
    classes.close();
    watch.close();
    // The record of actions is written into the history: one wait for the disk is enough for both.
    Deadline written = Deadline.in(PATIENCE_WITH_DISK);
    activities.close(written);
    history.close(written);
    keys.close();
    requests.shutdownNow();
    deleteRemoteFiles();
    linkPages.close();
    accounts.close();
  }
}

package envwatch.runtime;

import envwatch.actions.ActionScheduler;
import envwatch.actions.ActivityLog;
import envwatch.actions.ClassSent;
import envwatch.actions.ToolRuns;
import envwatch.actions.ToolService;
import envwatch.api.connect.ConnectionTest;
import envwatch.api.http.TimeLimits;
import envwatch.history.History;
import envwatch.history.HistoryRecorder;
import envwatch.model.Secret;
import envwatch.model.training.ClassKey;
import envwatch.notices.Notices;
import envwatch.probe.Probes;
import envwatch.release.NewerVersion;
import envwatch.release.PublishedVersion;
import envwatch.release.ReleaseFile;
import envwatch.release.ReleaseSite;
import envwatch.release.VersionNumber;
import envwatch.remote.WebBrowser;
import envwatch.secrets.ApiKeys;
import envwatch.secrets.SecretStore;
import envwatch.settings.AppliedSettings;
import envwatch.settings.GeneralSettings;
import envwatch.settings.NetworkSettings;
import envwatch.settings.ReleaseSettings;
import envwatch.settings.Settings;
import envwatch.settings.SettingsFile;
import envwatch.settings.TeamSettings;
import envwatch.settings.WindowFile;
import envwatch.team.Claims;
import envwatch.team.past.WitnessedHistory;
import envwatch.util.Time;
import envwatch.watch.ClassWatch;
import envwatch.watch.LookListener;
import envwatch.watch.Watch;
import envwatch.words.ToolWords;
import java.io.IOException;
import java.net.URI;
import java.nio.file.Path;
import java.time.ZoneId;
import java.util.Optional;
import java.util.concurrent.ExecutorService;
import org.jspecify.annotations.Nullable;

/**
 * Owns and closes everything behind the window: settings, keys, the watch, the watched accounts and
 * classes, actions, private files. Does not use JavaFX.
 */
public final class Session implements AutoCloseable {
  private final LaunchOptions startup;
  private final WindowFile window;
  private final Time time;
  private final RecordedWatch recorded;
  private final TeamServers team;
  private final ClassWatch classes;
  private final History past;
  private final SessionClaims claims;
  private final ViewTools viewTools;
  private final AccessFiles accessFiles;
  private final ActionScheduler actionService;
  private final ToolService tools;
  private final Probes probes;
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
    window = new WindowFile(startup.directories());
    recorded = new RecordedWatch(startup, keychain, time, TimeLimits.DEFAULT, LookListener.NONE);
    team = new TeamServers(settings(), keys(), recorded.connections(), this::readOnly);
    classes = new ClassWatch(watch(), time, requests());
    Path data = startup.directories().data();
    past =
        new WitnessedHistory(
            history(),
            () -> settings().current().team().address(TeamSettings.PROMETHEUS),
            team::prometheus,
            time,
            requests());
    claims =
        new SessionClaims(
            settings(), team::alertmanager, watch(), recorded.records()::claimed, time, requests());
    viewTools =
        new ViewTools(
            settings()::current, recorded.records().views(), watch()::view, time, requests());
    accessFiles = new AccessFiles(data, time);
    actionService = new ActionScheduler(watch(), time, requests(), activities(), this::readOnly);
    actionService.followClasses(this::lookAtChanged);
    tools =
        new ToolRuns(
            watch(), classes::view, activities(), time, this::openInBrowser, this::readOnly);
    probes =
        new Probes(
            recorded.connections()::transport,
            time,
            () -> settings().current().general().get(GeneralSettings.SSH_PORT));
    newerVersion = releases.flatMap(site -> newerVersion(site, data));
  }

  private void openInBrowser(URI address) throws IOException {
    WebBrowser.ofSystem().open(address);
  }

  /** Empty for a build without a usable number, such as one in a development environment. */
  private Optional<NewerVersion> newerVersion(ReleaseSite site, Path data) {
    return VersionNumber.parse(Version.number())
        .map(own ->
            new NewerVersion(
                own,
                new PublishedVersion(recorded.connections()::transport, site.newest()),
                () ->
                    settings().current().releases().get(ReleaseSettings.LOOKING)
                        == ReleaseSettings.Looking.YES,
                new ReleaseFile(data.resolve("newest-version")),
                time,
                requests()));
  }

  private void lookAtChanged(ClassSent sent) {
    ClassKey key = sent.key();
    if (key == null) {
      classes.lookNow();
    } else {
      classes.changed(key);
    }
  }

  /**
   * Creates a connection test for the user, which also retries sign-ins that a proxy has refused.
   *
   * @param proxyPassword null for the one cached in this session
   */
  public ConnectionTest connectionTest(NetworkSettings tried, @Nullable Secret proxyPassword) {
    return recorded.connections().test(tried, proxyPassword);
  }

  /** Whether every action is refused: for this run, or by the settings. */
  public boolean readOnly() {
    return recorded.readOnly();
  }

  /** Starts watching the accounts; returns immediately. */
  public void begin() {
    recorded.begin();
  }

  /**
   * Opens the history and the record of actions in it, and begins to watch classes; returns
   * immediately. To be called after the first frame, because the start is busy enough.
   */
  public void beginAfterFirstFrame() {
    classes.begin();
    recorded.record();
    newerVersion.ifPresent(NewerVersion::begin);
    claims.begin();
  }

  /** Begins to tell what a person should know; returns immediately. To be called once. */
  public void beginNotices() {
    notices().followRuns(viewTools::run);
    recorded.records().beginNotices(accounts(), watch());
  }

  /** Changes the settings and prepares the accounts again; returns immediately. */
  public void apply(AppliedSettings applied) {
    Settings before = settings().current();
    settings().change(current -> applied.settings());
    claims.follow(applied.settings());
    accounts().apply(before, applied);
    // A view that is still on its way would bring back what is deleted of them.
    accounts()
        .onceBegun(demo ->
            watch().afterDelivery(() -> applied.removed().forEach(recorded.records()::forget)));
  }

  public SettingsFile settings() {
    return recorded.settings();
  }

  public WindowFile window() {
    return window;
  }

  public ApiKeys keys() {
    return recorded.keys();
  }

  public Time time() {
    return time;
  }

  public ExecutorService requests() {
    return recorded.requests();
  }

  public Watch watch() {
    return recorded.watch();
  }

  /** The servers that a team shares. */
  public TeamServers team() {
    return team;
  }

  /** Who is on what; empty while no Alertmanager is set. */
  public Optional<Claims> claims() {
    return claims.current();
  }

  public ClassWatch classes() {
    return classes;
  }

  public AccountSupervisor accounts() {
    return recorded.accounts();
  }

  public AccessFiles accessFiles() {
    return accessFiles;
  }

  public HistoryRecorder history() {
    return recorded.records().history();
  }

  /** The history, and what a Prometheus saw where this computer did not look. */
  public History past() {
    return past;
  }

  public ActivityLog activities() {
    return recorded.records().activities();
  }

  public Notices notices() {
    return recorded.records().notices();
  }

  /** Where newer versions are published; empty for nowhere. */
  public Optional<ReleaseSite> releases() {
    return releases;
  }

  /** Asks machines whether they answer from here. */
  public Probes probes() {
    return probes;
  }

  /** How a tool went last that runs when something changes, in words; empty if it was not run. */
  public Optional<String> lastRun(String tool) {
    return viewTools
        .last(tool)
        .map(last ->
            ToolWords.last(last.at(), last.result(), time().instant(), ZoneId.systemDefault()));
  }

  /** Empty if they are published nowhere. */
  public Optional<NewerVersion> newerVersion() {
    return newerVersion;
  }

  public ActionScheduler actionService() {
    return actionService;
  }

  /** Starts the person's own links and programs. */
  public ToolService tools() {
    return tools;
  }

  public LaunchOptions startup() {
    return startup;
  }

  @Override
  public void close() {
    recorded.stop();
    window.close();
    probes.close();
    claims.close();
    recorded.records().endNotices();
    viewTools.close();
    newerVersion.ifPresent(NewerVersion::close);
    actionService.close();
    classes.close();
    recorded.close();
    accessFiles.close();
  }
}

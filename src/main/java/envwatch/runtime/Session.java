package envwatch.runtime;

import static envwatch.words.Messages.text;

import envwatch.actions.ActionDesk;
import envwatch.actions.ActivityFile;
import envwatch.actions.ActivityLog;
import envwatch.actions.WatchAccess;
import envwatch.api.Connection;
import envwatch.api.NetworkOptions;
import envwatch.api.ReadOnlyService;
import envwatch.api.RefusedSignIns;
import envwatch.api.ServiceConnector;
import envwatch.base.Time;
import envwatch.model.ApiAccount;
import envwatch.model.Secret;
import envwatch.remote.LinkPages;
import envwatch.remote.RdpFiles;
import envwatch.remote.WebBrowser;
import envwatch.secrets.ApiKeys;
import envwatch.secrets.SecretStore;
import envwatch.secrets.SecretStoreException;
import envwatch.settings.NetworkSettings;
import envwatch.settings.Settings;
import envwatch.settings.SettingsFile;
import envwatch.settings.WatchSettings;
import envwatch.watch.Watch;
import envwatch.watch.WatchOptions;
import envwatch.words.AccountTrouble;
import envwatch.words.KeychainWords;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * What runs behind the window: settings, keys, the watch, actions, and the simulated service where
 * there is no account. Knows no JavaFX.
 */
public final class Session implements AutoCloseable {
  private static final Logger LOG = LoggerFactory.getLogger(Session.class);

  private final LaunchOptions startup;
  private final SettingsFile settings;
  private final ApiKeys keys;
  private final Time time;
  private final ExecutorService requests = Executors.newVirtualThreadPerTaskExecutor();

  /** Takes up accounts, one choice after the other: waits for keychain and demo. */
  private final ExecutorService preparation =
      Executors.newSingleThreadExecutor(Thread.ofPlatform().daemon().name("session").factory());

  private final Watch watch;
  private final ActivityLog activities;
  private final RdpFiles remoteFiles;
  private final LinkPages linkPages;
  private final ActionDesk desk;
  private Consumer<Watched> listener = told -> {};
  private @Nullable Watched watched;
  private LaunchOptions.Source source;
  private @Nullable Demo demo;
  private @Nullable Settings taken;
  private final RefusedSignIns refused = new RefusedSignIns();
  private final AtomicBoolean askingAgain = new AtomicBoolean();

  /**
   * What is watched.
   *
   * @param troubles about accounts that cannot be watched
   * @param asking whether the keychain is being asked again for what it did not give out
   */
  public record Watched(boolean demo, List<AccountTrouble> troubles, boolean asking) {
    public Watched(boolean demo, List<AccountTrouble> troubles) {
      this(demo, troubles, false);
    }

    boolean askingAgainHelps() {
      return troubles.stream().anyMatch(AccountTrouble::askingAgainHelps);
    }
  }

  /**
   * Reads the settings: blocks for the disk.
   *
   * @param time to be closed after the session
   */
  public Session(LaunchOptions startup, SecretStore keychain, Time time) {
    this.startup = startup;
    this.time = time;
    source = startup.source();
    settings = new SettingsFile(startup.directories());
    keys = new ApiKeys(keychain);
    Settings current = settings.current();
    watch = new Watch(connector(), time, requests, options(current.watching()));
    activities =
        new ActivityLog(new ActivityFile(startup.directories().data().resolve("activity.jsonl")));
    remoteFiles = new RdpFiles(startup.directories().data().resolve("remote"));
    linkPages =
        new LinkPages(
            startup.directories().data().resolve("pages"), text("access.web.page"), time::after);
    desk = new ActionDesk(WatchAccess.of(watch), time, requests, activities, this::readOnly);
  }

  private ServiceConnector connector() {
    ServiceConnector connector =
        Services.connector(
            () -> network(settings.current().network(), null, refused), time.clock());
    return account -> {
      Connection connection = connector.connect(account);
      return new Connection(
          new ReadOnlyService(connection.service(), this::readOnly), connection.passedOver());
    };
  }

  /**
   * @param proxyPassword null for the one that this session knows
   * @param refused what a proxy refused before
   */
  public NetworkOptions network(
      NetworkSettings chosen, @Nullable Secret proxyPassword, RefusedSignIns refused) {
    Secret known = keys.known(ApiKeys.PROXY).orElse(null);
    return Services.network(
        chosen, proxyPassword == null ? known : proxyPassword, refused, startup.authorityFile());
  }

  private boolean readOnly() {
    return startup.readOnly() || settings.current().security().readOnly();
  }

  private static WatchOptions options(WatchSettings chosen) {
    return new WatchOptions(
        chosen.changing(),
        chosen.selected(),
        chosen.resting(),
        chosen.requestsInFlight(),
        chosen.requestsPerSecond());
  }

  /** Takes up the accounts, now and whenever the settings change; returns at once. */
  public void begin() {
    watch.subscribe(new LinkLog(LoggerFactory.getLogger(Watch.class)));
    settings.subscribe(changed -> preparation.execute(this::takeUp));
    preparation.execute(this::takeUp);
  }

  /**
   * Tells what is watched: as soon as it is known, and whenever that changes.
   *
   * @param told on a thread of the session
   */
  public void follow(Consumer<Watched> told) {
    preparation.execute(() -> {
      listener = told;
      if (watched != null) {
        told.accept(watched);
      }
    });
  }

  private void tell(Watched now) {
    watched = now;
    listener.accept(now);
  }

  /**
   * Takes up the accounts again although the settings are the same: a key may be there now. What
   * the program was started on stays.
   */
  public void takeUpAgain() {
    preparation.execute(() -> {
      taken = null;
      takeUp();
    });
  }

  /**
   * Ends all connections; whoever is taken up afterwards connects anew, with a new password, say.
   */
  public void endConnections() {
    refused.forget();
    preparation.execute(() -> watch.watch(List.of()));
  }

  /** Takes up the accounts of the settings, whatever the program was started on. */
  public void takeUpStored() {
    preparation.execute(() -> {
      taken = null;
      source = new LaunchOptions.Source.Stored();
      takeUp();
    });
  }

  /**
   * Asks the keychain again for the keys that it did not give out; returns at once, and does
   * nothing while it is being asked.
   */
  public void askKeychainAgain() {
    refused.forget();
    if (askingAgain.compareAndSet(false, true)) {
      preparation.execute(() -> {
        try {
          askNow();
        } finally {
          askingAgain.set(false);
        }
      });
    }
  }

  private void askNow() {
    Watched now = watched;
    if (now != null && now.askingAgainHelps()) {
      tell(new Watched(now.demo(), now.troubles(), true));
      taken = null;
      takeUp();
    }
  }

  private void takeUp() {
    Settings current = settings.current();
    Settings before = taken;
    if (before != null && sameWatch(before, current)) {
      return;
    }
    taken = current;
    watch.use(options(current.watching()));
    if (before != null && !before.network().equals(current.network())) {
      watch.watch(List.of());
    }
    switch (source) {
      case LaunchOptions.Source.Demo() -> watchDemo();
      case LaunchOptions.Source.Given(ApiAccount account) ->
          watchAccounts(List.of(account), proxyTroubles(current.network()));
      case LaunchOptions.Source.Stored() when current.accounts().isEmpty() -> watchDemo();
      case LaunchOptions.Source.Stored() -> {
        StoredAccounts stored = StoredAccounts.of(current.accounts(), keys);
        List<AccountTrouble> troubles = new ArrayList<>(stored.forTheWindow());
        troubles.addAll(proxyTroubles(current.network()));
        watchAccounts(stored.ready(), troubles);
      }
    }
  }

  /** Reads the password of the proxy, where one is needed and not known yet. */
  private List<AccountTrouble> proxyTroubles(NetworkSettings network) {
    if (!network.signsIn()) {
      return List.of();
    }
    SecretStoreException failure =
        keys.load(List.of(ApiKeys.PROXY)).join().failures().get(ApiKeys.PROXY);
    return failure == null ? List.of() : List.of(KeychainWords.noProxyPassword(failure.reason()));
  }

  private static boolean sameWatch(Settings one, Settings other) {
    return one.accounts().equals(other.accounts())
        && one.network().equals(other.network())
        && one.watching().equals(other.watching());
  }

  private void watchDemo() {
    try {
      Demo running = demo == null ? Demo.start() : demo;
      demo = running;
      watch.watch(List.of(running.account()));
      tell(new Watched(true, List.of()));
    } catch (IOException e) {
      LOG.warn("The simulated service did not start: {}", e.toString());
      tell(new Watched(false, List.of(new AccountTrouble(text("banner.demo.failed"), false))));
    }
  }

  private void watchAccounts(List<ApiAccount> accounts, List<AccountTrouble> troubles) {
    watch.watch(accounts);
    if (demo != null) {
      demo.close();
      demo = null;
    }
    tell(new Watched(false, troubles));
  }

  public SettingsFile settings() {
    return settings;
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

  public RdpFiles remoteFiles() {
    return remoteFiles;
  }

  public LinkPages linkPages() {
    return linkPages;
  }

  public ActivityLog activities() {
    return activities;
  }

  public ActionDesk desk() {
    return desk;
  }

  public LaunchOptions startup() {
    return startup;
  }

  /**
   * Deletes remote desktop files and pages that a program left which was killed; returns at once.
   * Only for the one that holds the folder: another may still be using its files.
   */
  public void deleteLeftRemoteFiles() {
    preparation.execute(() -> {
      try {
        remoteFiles.deleteLeft();
        linkPages.deleteLeft(WebBrowser.ofSystem().snapFolders());
      } catch (IOException e) {
        LOG.warn("A private file of an earlier run stays: {}", e.toString());
      }
    });
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
    preparation.shutdownNow();
    // First what a person changed: when the system ends the process there may be little time.
    settings.close();
    desk.close();
    watch.close();
    activities.close();
    keys.close();
    requests.shutdownNow();
    deleteRemoteFiles();
    linkPages.close();
    if (demo != null) {
      demo.close();
    }
  }
}

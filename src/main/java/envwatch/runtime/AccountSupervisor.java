package envwatch.runtime;

import static envwatch.words.Messages.text;

import envwatch.api.http.RefusedSignIns;
import envwatch.secrets.ApiKeys;
import envwatch.settings.AppliedSettings;
import envwatch.settings.Settings;
import envwatch.settings.SettingsFile;
import envwatch.settings.WatchSettings;
import envwatch.watch.Watch;
import envwatch.watch.WatchOptions;
import envwatch.words.AccountTrouble;
import java.io.IOException;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Decides which accounts are watched, at the start and whenever settings or keys change: it reads
 * their keys, starts the demo where there is no account, and tells what came of it.
 */
public final class AccountSupervisor implements AutoCloseable {
  private static final Logger LOG = LoggerFactory.getLogger(AccountSupervisor.class);

  private final SettingsFile settings;
  private final ApiKeys keys;
  private final Watch watch;
  private final RefusedSignIns refused;

  /** Takes up accounts, one choice after the other: waits for keychain and demo. */
  private final ExecutorService preparation =
      Executors.newSingleThreadExecutor(Thread.ofPlatform().daemon().name("accounts").factory());

  private final AtomicBoolean askingAgain = new AtomicBoolean();

  // What follows is touched only by tasks of the preparation, and by closing.
  private LaunchOptions.Source source;
  private Consumer<WatchedAccounts> listener = told -> {};
  private @Nullable WatchedAccounts watched;
  private volatile @Nullable Demo demo;

  /**
   * @param source what the program was started on
   * @param refused what a proxy refused before
   */
  AccountSupervisor(
      LaunchOptions.Source source,
      SettingsFile settings,
      ApiKeys keys,
      Watch watch,
      RefusedSignIns refused) {
    this.source = source;
    this.settings = settings;
    this.keys = keys;
    this.watch = watch;
    this.refused = refused;
  }

  static WatchOptions options(WatchSettings chosen) {
    return new WatchOptions(
        chosen.get(WatchSettings.CHANGING),
        chosen.get(WatchSettings.SELECTED),
        chosen.get(WatchSettings.RESTING),
        chosen.get(WatchSettings.REQUESTS_IN_FLIGHT),
        chosen.get(WatchSettings.REQUESTS_PER_SECOND));
  }

  /** Takes up the accounts; returns at once. */
  void begin() {
    preparation.execute(this::takeUp);
  }

  /**
   * Tells what is watched: as soon as it is known, and whenever that changes.
   *
   * @param told on a thread of this object
   */
  public void follow(Consumer<WatchedAccounts> told) {
    preparation.execute(() -> {
      listener = told;
      if (watched != null) {
        told.accept(watched);
      }
    });
  }

  private void tell(WatchedAccounts now) {
    watched = now;
    listener.accept(now);
  }

  /**
   * Takes up the accounts once, even where the settings are the same: a key may be there now. What
   * the program was started on stays, unless the person changed accounts. Connections end first
   * where the way to the services changed. Returns at once.
   *
   * @param before the settings that held until now
   */
  void apply(Settings before, AppliedSettings applied) {
    boolean newPassword = applied.newProxyPassword() != null;
    if (newPassword) {
      refused.forget();
    }
    boolean reconnect = newPassword || !applied.settings().network().equals(before.network());
    boolean stored = applied.changesAccounts(before);
    preparation.execute(() -> {
      if (reconnect) {
        watch.watch(List.of());
      }
      if (stored) {
        source = new LaunchOptions.Source.Stored();
      }
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
    WatchedAccounts now = watched;
    if (now != null && now.askingAgainHelps()) {
      tell(now.whileAsking());
      takeUp();
    }
  }

  private void takeUp() {
    Settings current = settings.current();
    watch.use(options(current.watching()));
    ResolvedAccounts accounts =
        ResolvedAccounts.of(source, current.accounts(), current.network(), keys);
    if (accounts.demo()) {
      watchDemo();
    } else {
      watch.watch(accounts.ready());
      closeDemo();
      tell(new WatchedAccounts(false, accounts.forTheWindow()));
    }
  }

  private void watchDemo() {
    try {
      Demo running = demo == null ? Demo.start() : demo;
      demo = running;
      watch.watch(List.of(running.account()));
      tell(new WatchedAccounts(true, List.of()));
    } catch (IOException e) {
      LOG.warn("The simulated service did not start: {}", e.toString());
      tell(
          new WatchedAccounts(
              false, List.of(new AccountTrouble(text("banner.demo.failed"), false))));
    }
  }

  private void closeDemo() {
    Demo running = demo;
    if (running != null) {
      running.close();
      demo = null;
    }
  }

  /** Takes up nothing any more. The demo goes on until {@link #close}. */
  void stop() {
    preparation.shutdownNow();
  }

  @Override
  public void close() {
    stop();
    closeDemo();
  }
}

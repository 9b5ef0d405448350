package envwatch.runtime;

import static envwatch.words.Messages.text;

import envwatch.api.http.RefusedSignIns;
import envwatch.secrets.ApiKeys;
import envwatch.settings.AppliedSettings;
import envwatch.settings.Settings;
import envwatch.settings.SettingsFile;
import envwatch.settings.WatchSettings;
import envwatch.util.Defects;
import envwatch.util.Listeners;
import envwatch.util.Subscription;
import envwatch.watch.Watch;
import envwatch.watch.WatchOptions;
import envwatch.words.AccountTrouble;
import envwatch.words.AccountTrouble.Remedy;
import java.io.IOException;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Decides which accounts are watched, at the start and whenever settings or keys change: reads
 * their keys, starts the demo if there is no account, and reports the result.
 */
public final class AccountSupervisor implements AutoCloseable {
  private static final Logger LOG = LoggerFactory.getLogger(AccountSupervisor.class);

  private final SettingsFile settings;
  private final ApiKeys keys;
  private final Watch watch;
  private final RefusedSignIns refused;
  private final Runnable demoEnded;

  /** Prepares accounts, one change after the other: blocks on the keychain and the demo. */
  private final ExecutorService preparation =
      Executors.newSingleThreadExecutor(Thread.ofPlatform().daemon().name("accounts").factory());

  private final AtomicBoolean askingAgain = new AtomicBoolean();

  // The following fields are accessed only by tasks of the preparation, and by closing.
  private final Listeners<WatchedAccounts> listeners = new Listeners<>();
  private @Nullable WatchedAccounts watched;
  private LaunchOptions.Source source;
  private volatile @Nullable Demo demo;

  /**
   * @param source where the environments come from, as given at the start
   * @param refused sign-ins that a proxy has refused
   * @param demoEnded called when accounts are watched instead of the demo
   */
  AccountSupervisor(
      LaunchOptions.Source source,
      SettingsFile settings,
      ApiKeys keys,
      Watch watch,
      RefusedSignIns refused,
      Runnable demoEnded) {
    this.source = source;
    this.settings = settings;
    this.keys = keys;
    this.watch = watch;
    this.refused = refused;
    this.demoEnded = demoEnded;
  }

  public static WatchOptions options(WatchSettings chosen) {
    return new WatchOptions(
        chosen.get(WatchSettings.CHANGING),
        chosen.get(WatchSettings.SELECTED),
        chosen.get(WatchSettings.RESTING),
        chosen.get(WatchSettings.REQUESTS_IN_FLIGHT),
        chosen.get(WatchSettings.REQUESTS_PER_SECOND));
  }

  /** Starts watching the accounts; returns immediately. */
  void begin() {
    prepare(this::takeUp);
  }

  /** A window may be closed before all of it has begun. */
  private void prepare(Runnable task) {
    try {
      preparation.execute(task);
    } catch (RejectedExecutionException e) {
      LOG.debug("Nothing is watched any more");
    }
  }

  /**
   * Passes on the demo that is watched, or that accounts are, as soon as this is known.
   *
   * @param begun called once on a thread of this object
   */
  void onceBegun(Consumer<Optional<Demo>> begun) {
    prepare(() -> begun.accept(Optional.ofNullable(demo)));
  }

  /**
   * Informs the listener what is watched, as soon as this is known and whenever it changes.
   *
   * @param told called on a thread of this object
   */
  public Subscription follow(Consumer<WatchedAccounts> told) {
    CompletableFuture<Subscription> following = new CompletableFuture<>();
    prepare(() -> {
      WatchedAccounts known = watched;
      following.complete(
          known == null ? listeners.subscribe(told) : listeners.subscribe(told, known));
      listeners.deliver();
    });
    return () -> Defects.reportFrom(following.thenAccept(Subscription::close));
  }

  private void tell(WatchedAccounts now) {
    watched = now;
    listeners.queue(now);
    listeners.deliver();
  }

  /**
   * Prepares the accounts again, once, even if the settings are the same, because a key may be
   * available now. The source given at the start is kept unless the user changed accounts. If the
   * network settings changed, connections are closed first. Returns immediately.
   *
   * @param before the previous settings
   */
  void apply(Settings before, AppliedSettings applied) {
    boolean newPassword = applied.newPasswords().containsKey(ApiKeys.PROXY);
    if (newPassword) {
      refused.forget();
    }
    boolean reconnect = newPassword || !applied.settings().network().equals(before.network());
    boolean stored = applied.changesAccounts(before);
    prepare(() -> {
      if (reconnect) {
        watch.watch(List.of());
      }
      if (stored) {
        source = new LaunchOptions.Source.Stored();
      }
      takeUp();
      // The same key changes no account, but may have been refused for a reason that is gone.
      applied.newKeys().keySet().forEach(watch::lookNow);
    });
  }

  /**
   * Tries again what a person has been told of, also to sign in where a proxy has refused it;
   * returns immediately.
   */
  public void tryAgain() {
    refused.forget();
    askKeychainAgain();
  }

  /**
   * Asks the keychain again for the keys that it did not return; returns immediately, and does
   * nothing while a request is in progress. Sends nothing to a proxy that has refused it: that may
   * lock the person's account there.
   */
  public void askKeychainAgain() {
    if (askingAgain.compareAndSet(false, true)) {
      prepare(() -> {
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
      if (demo != null) {
        closeDemo();
        // A view that is still on its way would bring back what is deleted of the demo.
        watch.afterDelivery(demoEnded);
      }
      tell(new WatchedAccounts(false, accounts.forTheWindow(), accounts.forTheTerminal()));
    }
  }

  private void watchDemo() {
    try {
      Demo running = demo == null ? Demo.start(history()) : demo;
      demo = running;
      watch.watch(List.of(running.account()));
      tell(new WatchedAccounts(true, List.of(), List.of()));
    } catch (IOException e) {
      LOG.warn("The simulated service did not start: {}", e.toString());
      tell(
          new WatchedAccounts(
              false,
              List.of(new AccountTrouble(text("banner.demo.failed"), Remedy.ENTER)),
              List.of(text("banner.demo.failed"))));
    }
  }

  private Duration history() {
    return source instanceof LaunchOptions.Source.Demo(Duration history)
        ? history
        : LaunchOptions.Source.Demo.USUAL_HISTORY;
  }

  private void closeDemo() {
    Demo running = demo;
    if (running != null) {
      running.close();
      demo = null;
    }
  }

  /** Starts watching no further accounts. The demo keeps running until {@link #close}. */
  void stop() {
    preparation.shutdownNow();
  }

  @Override
  public void close() {
    stop();
    closeDemo();
  }
}

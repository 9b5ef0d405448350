package envwatch.watch;

import envwatch.api.EnvironmentService;
import envwatch.api.ServiceConnector;
import envwatch.model.AccountId;
import envwatch.model.ApiAccount;
import envwatch.model.EnvironmentKey;
import envwatch.util.SteadyClock;
import envwatch.util.Subscription;
import envwatch.util.Time;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.concurrent.Executor;
import java.util.concurrent.RejectedExecutionException;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;

/**
 * Watches the environments of several accounts, each with its own budget, so that they do not
 * affect each other. All methods return immediately and may be called from any thread.
 */
public final class Watch implements WatchAccess, AutoCloseable {
  private final ServiceConnector connector;
  private final Time time;
  private final SteadyClock clock;
  private final Executor requests;
  private final RandomGenerator random;
  private final LookListener looks;
  private final ViewPublisher<WorldView> publisher;

  private final Object lock = new Object();
  private Map<AccountId, AccountWatch> accounts = new LinkedHashMap<>();
  private WatchOptions options;
  private volatile @Nullable EnvironmentKey selected;
  private volatile Set<EnvironmentKey> visible = Set.of();
  private boolean paused;
  private boolean closed;

  /**
   * @param requests runs tasks that block on the network: one virtual thread per task; must be
   *     closed after the watch
   */
  public Watch(ServiceConnector connector, Time time, Executor requests, WatchOptions options) {
    this(connector, time, requests, options, LookListener.NONE);
  }

  /**
   * @param requests runs tasks that block on the network: one virtual thread per task; must be
   *     closed after the watch
   * @param looks told of every look that ends
   */
  public Watch(
      ServiceConnector connector,
      Time time,
      Executor requests,
      WatchOptions options,
      LookListener looks) {
    this(connector, time, requests, options, new Random(), looks);
  }

  /**
   * @param random spreads looks over time; must be thread-safe
   */
  Watch(
      ServiceConnector connector,
      Time time,
      Executor requests,
      WatchOptions options,
      RandomGenerator random,
      LookListener looks) {
    this.connector = connector;
    this.time = time;
    clock = time.steady();
    this.requests = requests;
    this.options = options;
    this.random = random;
    this.looks = looks;
    publisher = new ViewPublisher<>(time, this::execute, this::view, WorldView::sameAs);
  }

  /** Once all is closed, what was planned before may find nobody who runs it, and is dropped. */
  private void execute(Runnable task) {
    try {
      requests.execute(task);
    } catch (RejectedExecutionException refused) {
      synchronized (lock) {
        if (!closed) {
          throw refused;
        }
      }
    }
  }

  /**
   * Passes each new view to the listener, on a thread of the engine; the newest view immediately.
   */
  @Override
  public Subscription subscribe(Consumer<WorldView> listener) {
    return publisher.subscribe(listener);
  }

  /**
   * Watches exactly these accounts. An account equal to one already watched continues undisturbed;
   * a changed one starts from the beginning.
   */
  public void watch(List<ApiAccount> newAccounts) {
    List<AccountWatch> removed;
    List<AccountWatch> added = new ArrayList<>();
    synchronized (lock) {
      if (closed) {
        return;
      }
      Map<AccountId, AccountWatch> next = new LinkedHashMap<>();
      for (ApiAccount account : newAccounts) {
        if (next.containsKey(account.id())) {
          continue;
        }
        AccountWatch current = accounts.get(account.id());
        if (current == null || !current.account().sameAs(account)) {
          current = takeUp(account);
          added.add(current);
        }
        next.put(account.id(), current);
      }
      removed = new ArrayList<>(accounts.values());
      removed.removeAll(next.values());
      accounts = next;
    }
    removed.forEach(AccountWatch::close);
    added.forEach(AccountWatch::start);
    publisher.changed();
  }

  /**
   * Runs the task on a thread of the engine, once every listener has been given a view of what is
   * watched now: a view of before may still have been on its way to it.
   */
  public void afterDelivery(Runnable task) {
    publisher.afterDelivery(task);
  }

  private AccountWatch takeUp(ApiAccount account) {
    AccountWatch watch =
        new AccountWatch(
            account, connector, time, this::execute, random, options, looks, publisher::changed);
    watch.prepare(paused, selected, visible);
    return watch;
  }

  public void use(WatchOptions newOptions) {
    synchronized (lock) {
      options = newOptions;
    }
    changeAll((state, now) -> state.use(newOptions));
  }

  /** Sets the environment whose details are shown; null for none. */
  public void select(@Nullable EnvironmentKey environment) {
    selected = environment;
    attend();
  }

  /** Sets the environments on screen, which are looked at before the others. */
  public void show(Collection<EnvironmentKey> environments) {
    visible = Set.copyOf(environments);
    attend();
  }

  /** On another thread: to plan anew for thousands of environments takes milliseconds. */
  private void attend() {
    execute(() ->
        changeAll((state, now) -> {
          state.roster().select(selected);
          state.roster().show(visible);
        }));
  }

  /**
   * Looks at everything as soon as the budget allows, at the user's request; joins looks in
   * progress. Tries a lost or signed-out account once.
   */
  @Override
  public void lookNow() {
    changeAll(AccountState::lookNow);
  }

  /** The same for one account alone; does nothing if it is not watched. */
  public void lookNow(AccountId account) {
    find(account).ifPresent(watched -> watched.change(AccountState::lookNow));
  }

  /** Looks at one environment now. */
  @Override
  public void lookNow(EnvironmentKey environment) {
    change(environment, (watched, now) -> watched.cadence().ask());
  }

  /**
   * Looks at one environment now, unless a look has answered with its machines since a view:
   * between taking a view and asking, looks that were in progress may end.
   *
   * @param at when the view was taken, see {@link WorldView#at}
   */
  @Override
  public void lookUnlessSeenSince(EnvironmentKey environment, Instant at) {
    change(
        environment,
        (watched, now) -> {
          if (!watched.completeSince(at.plus(clock.setBack()))) {
            watched.cadence().ask();
          }
        });
  }

  /**
   * Looks at the environment every {@code interval} until the given time has passed or {@link
   * #calm} is called.
   */
  @Override
  public void hasten(EnvironmentKey environment, Duration interval, Duration forHowLong) {
    change(
        environment,
        (watched, now) -> {
          EnvironmentWatch.Haste haste = watched.hasten(interval);
          time.after(forHowLong, () -> change(environment, (same, then) -> same.calm(haste)));
        });
  }

  /** Ends the effect of {@link #hasten}. */
  @Override
  public void calm(EnvironmentKey environment) {
    change(environment, (watched, now) -> watched.calm());
  }

  /**
   * Asks the question when it is its turn, within the account's request budget.
   *
   * @return false if the account is not watched: no method of the question is then called
   */
  @Override
  public boolean ask(AccountId account, QueuedRequest question) {
    return find(account).map(watched -> watched.ask(question)).orElse(false);
  }

  /** Sends nothing more until {@link #resume}; requests in progress finish. */
  public void pause() {
    pause(true);
  }

  public void resume() {
    pause(false);
  }

  private void pause(boolean pausing) {
    synchronized (lock) {
      paused = pausing;
    }
    changeAll((state, now) -> state.pause(pausing));
    publisher.changed();
  }

  /** The service of a connected account. Calls block: never on the JavaFX thread. */
  @Override
  public Optional<EnvironmentService> service(AccountId account) {
    return find(account).flatMap(AccountWatch::service);
  }

  private Optional<AccountWatch> find(AccountId account) {
    synchronized (lock) {
      return Optional.ofNullable(accounts.get(account));
    }
  }

  private void changeAll(AccountWatch.Change change) {
    all().forEach(account -> account.change(change));
  }

  private List<AccountWatch> all() {
    synchronized (lock) {
      return List.copyOf(accounts.values());
    }
  }

  /** Does nothing if the environment is not watched. */
  private void change(EnvironmentKey environment, BiConsumer<EnvironmentWatch, Instant> change) {
    find(environment.account())
        .ifPresent(account ->
            account.change((state, now) ->
                state
                    .roster()
                    .find(environment.environment())
                    .ifPresent(watched -> change.accept(watched, now))));
  }

  /** What is currently known. */
  @Override
  public WorldView view() {
    clock.instant(); // detects whether the computer's clock was set back
    Duration setBack = clock.setBack();
    List<AccountView> accountViews = new ArrayList<>();
    List<WatchedEnvironment> environments = new ArrayList<>();
    for (AccountWatch account : all()) {
      AccountSnapshot snapshot = account.snapshot(setBack);
      accountViews.add(snapshot.account());
      environments.addAll(snapshot.environments());
    }
    boolean resting;
    synchronized (lock) {
      resting = paused;
    }
    Instant at = clock.instant().minus(setBack);
    return new WorldView(at, setBack, resting, accountViews, environments);
  }

  /** Ends all looks and closes all services, without waiting. */
  @Override
  public void close() {
    List<AccountWatch> last;
    synchronized (lock) {
      closed = true;
      last = List.copyOf(accounts.values());
      accounts = new LinkedHashMap<>();
    }
    publisher.close();
    last.forEach(AccountWatch::close);
  }
}

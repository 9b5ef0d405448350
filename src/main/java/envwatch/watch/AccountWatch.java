package envwatch.watch;

import envwatch.api.ApiException;
import envwatch.api.ApiException.Unreadable.What;
import envwatch.api.Connection;
import envwatch.api.EnvironmentService;
import envwatch.api.ServiceConnector;
import envwatch.model.ApiAccount;
import envwatch.model.EnvironmentId;
import envwatch.model.EnvironmentKey;
import envwatch.util.AlarmClock;
import envwatch.util.SteadyClock;
import envwatch.util.Time;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.Executor;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;

/**
 * Watches one account: gives one thread at a time access to its state, starts the looks that the
 * state requests, and passes their results to it. The lock is never held while calling the network,
 * the executor or a listener: looks are collected while holding it and started after releasing it.
 */
final class AccountWatch {
  /** Alarms may not count the time while the computer sleeps: what was due then is asked soon. */
  private static final Duration LONGEST_ALARM = Duration.ofSeconds(30);

  private final ApiAccount account;
  private final ServiceConnector connector;
  private final SteadyClock clock;
  private final Executor requests;
  private final LookListener listener;
  private final Runnable changed;

  private final Object lock = new Object();
  private final AccountState state;
  private final AlarmClock alarm;
  private boolean closed;

  /** A change of the state at a moment. */
  interface Change {
    void of(AccountState state, Instant now);
  }

  /**
   * @param listener told without holding a lock of every look that ends
   * @param changed called without holding a lock after each change that may require a new view
   */
  AccountWatch(
      ApiAccount account,
      ServiceConnector connector,
      Time time,
      Executor requests,
      RandomGenerator random,
      WatchOptions options,
      LookListener listener,
      Runnable changed) {
    this.account = account;
    this.connector = connector;
    clock = time.steady();
    this.requests = requests;
    this.listener = listener;
    this.changed = changed;
    state = new AccountState(account, options, random, clock.instant());
    alarm = new AlarmClock(time, LONGEST_ALARM, this::start);
  }

  ApiAccount account() {
    return account;
  }

  /** Takes over the user's choices so far; starts nothing yet. */
  void prepare(boolean paused, @Nullable EnvironmentKey selected, Set<EnvironmentKey> visible) {
    synchronized (lock) {
      state.pause(paused);
      state.roster().select(selected);
      state.roster().show(visible);
    }
  }

  /** Plans the first look. */
  void start() {
    change((unchanged, now) -> {});
  }

  /** Asks the question when it is its turn. Returns false if the account is closed. */
  boolean ask(QueuedRequest question) {
    return change((known, now) -> known.questions().add(question));
  }

  /** Ends all looks; does not wait for those in progress. */
  void close() {
    Optional<EnvironmentService> service;
    List<QueuedRequest> dropped;
    synchronized (lock) {
      closed = true;
      alarm.cancel();
      service = state.service();
      dropped = state.questions().drop();
    }
    dropped.forEach(QueuedRequest::dropped);
    service.ifPresent(last -> requests.execute(last::close));
  }

  Optional<EnvironmentService> service() {
    synchronized (lock) {
      return state.service();
    }
  }

  /**
   * The account and its environments as known at one moment.
   *
   * @param setBack the amount to subtract from all moments, see {@link SteadyClock#setBack}
   */
  AccountSnapshot snapshot(Duration setBack) {
    synchronized (lock) {
      return state.snapshot(clock.instant(), setBack);
    }
  }

  /** Returns false if the account is closed and nothing was changed. */
  boolean change(Change change) {
    List<Runnable> looks = new ArrayList<>();
    try {
      synchronized (lock) {
        if (closed) {
          return false;
        }
        apply(change, clock.instant(), looks);
      }
    } finally {
      looks.forEach(requests::execute);
    }
    changed.run();
    return true;
  }

  /**
   * A change that fails is a defect: it is reported to the thread's handler, and planning
   * continues.
   */
  private void apply(Change change, Instant now, List<Runnable> looks) {
    try {
      change.of(state, now);
    } finally {
      startLooks(now, looks);
    }
  }

  private void startLooks(Instant now, List<Runnable> looks) {
    AccountState.Step step = state.next(now);
    while (step instanceof AccountState.Step.Start(Look look)) {
      EnvironmentService service = state.service().orElse(null);
      long number = state.start(look, now);
      looks.add(() -> run(look, number, service));
      step = state.next(now);
    }
    if (step instanceof AccountState.Step.WaitUntil(Instant moment)) {
      alarm.set(moment, now);
    } else {
      alarm.cancel();
    }
  }

  /**
   * Runs on its own thread and blocks until the answer arrives. A defect is left to the thread's
   * handler for uncaught exceptions; planning continues as after an unreadable answer.
   */
  private void run(Look look, long number, @Nullable EnvironmentService service) {
    LookResult outcome = new LookResult.Failed(new ApiException.Unreadable(What.OTHER_SHAPE));
    try {
      outcome = ask(look, service);
    } catch (ApiException failure) {
      outcome = new LookResult.Failed(failure);
    } finally {
      tell(look, number, outcome);
    }
  }

  private LookResult ask(Look look, @Nullable EnvironmentService service) throws ApiException {
    if (service == null) {
      return new LookResult.Connected(connector.connect(account));
    }
    return switch (look) {
      case Look.State(EnvironmentId id) -> new LookResult.Seen(id, service.state(id));
      case Look.Ask(QueuedRequest question) -> asked(question, service);
      case Look.ListAll all -> new LookResult.Listed(service.list());
      case Look.Connect connect -> new LookResult.Connected(connector.connect(account));
    };
  }

  private static LookResult asked(QueuedRequest question, EnvironmentService service) {
    try {
      question.ask(service);
      return new LookResult.Answered();
    } catch (ApiException failure) {
      question.failed(failure);
      return new LookResult.Failed(failure);
    }
  }

  private void tell(Look look, long number, LookResult outcome) {
    listener.ended(
        account.id(), outcome instanceof LookResult.Failed(ApiException cause) ? cause : null);
    boolean told = change((known, now) -> known.take(look, number, outcome, now));
    if (!told && outcome instanceof LookResult.Connected(Connection unwanted)) {
      unwanted.service().close();
    }
  }
}

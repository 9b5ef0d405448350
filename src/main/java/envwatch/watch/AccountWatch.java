package envwatch.watch;

import envwatch.api.ApiException;
import envwatch.api.ApiException.Unreadable.What;
import envwatch.api.Capability;
import envwatch.api.Connection;
import envwatch.api.EnvironmentService;
import envwatch.api.ServiceConnector;
import envwatch.model.ApiAccount;
import envwatch.model.Environment;
import envwatch.model.EnvironmentId;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;

/**
 * Watches one account. Everything it knows is guarded by one lock, which is never held while the
 * network, the executor or a listener is called: what is to be started is gathered under the lock
 * and started after it.
 */
final class AccountWatch {
  private final ApiAccount account;
  private final ServiceConnector connector;
  private final Time time;
  private final Executor requests;
  private final Runnable changed;

  private final Object lock = new Object();
  private final Roster roster;
  private final RequestBudget budget;
  private final Evidence evidence = new Evidence();
  private final CallAllowance allowance = new CallAllowance();
  private final LinkState link;
  private final AlarmClock alarm;
  private WatchOptions options;
  private @Nullable Connection connection;
  private @Nullable Instant lastAnswer;
  private boolean connecting;
  private boolean paused;
  private boolean closed;

  /**
   * @param changed called without a lock after each change that may be worth a new view
   */
  AccountWatch(
      ApiAccount account,
      ServiceConnector connector,
      Time time,
      Executor requests,
      RandomGenerator random,
      WatchOptions options,
      Runnable changed,
      boolean paused) {
    this.account = account;
    this.connector = connector;
    this.time = time;
    this.requests = requests;
    this.options = options;
    this.changed = changed;
    this.paused = paused;
    roster = new Roster(account, time.instant(), random);
    budget = new RequestBudget(options);
    link = new LinkState(random);
    alarm = new AlarmClock(time, () -> change(now -> {}));
  }

  /** A change of what is known or wanted, at a moment. */
  private interface Change {
    void at(Instant now);
  }

  /**
   * How a look ended.
   *
   * @param unwanted undoes it when the account was closed meanwhile
   */
  private record Ending(Change change, Runnable unwanted) {
    Ending(Change change) {
      this(change, () -> {});
    }
  }

  /** Takes the account up. */
  void start() {
    change(now -> {});
  }

  /** What the person looks at, told before {@link #start}. */
  void prefer(@Nullable EnvironmentId selected, Collection<EnvironmentId> visible) {
    synchronized (lock) {
      roster.select(selected);
      roster.show(visible);
    }
  }

  void use(WatchOptions newOptions) {
    change(now -> {
      options = newOptions;
      budget.use(newOptions);
    });
  }

  void select(@Nullable EnvironmentId environment) {
    change(now -> roster.select(environment));
  }

  void show(Collection<EnvironmentId> environments) {
    change(now -> roster.show(environments));
  }

  void lookNow() {
    change(now -> {
      link.tryNow(now);
      roster.wantAll();
    });
  }

  void lookNow(EnvironmentId environment) {
    change(now -> roster.find(environment).ifPresent(watch -> watch.cadence().ask()));
  }

  void hasten(EnvironmentId environment, Duration interval, Duration forHowLong) {
    change(now ->
        roster.find(environment).ifPresent(watch -> watch.hasten(interval, now.plus(forHowLong))));
  }

  void calm(EnvironmentId environment) {
    change(now -> roster.find(environment).ifPresent(EnvironmentWatch::calm));
  }

  void pause(boolean pausing) {
    change(now -> paused = pausing);
  }

  /** Ends all looks; what is under way is not waited for. */
  void close() {
    Connection last;
    synchronized (lock) {
      closed = true;
      alarm.cancel();
      last = connection;
    }
    if (last != null) {
      requests.execute(last.service()::close);
    }
  }

  Optional<EnvironmentService> service() {
    synchronized (lock) {
      return Optional.ofNullable(connection).map(Connection::service);
    }
  }

  ApiAccount account() {
    return account;
  }

  /** The account and its environments, as known at one moment. */
  AccountSnapshot snapshot() {
    synchronized (lock) {
      Instant now = time.instant();
      Schedule schedule = schedule(now);
      boolean looking = !paused && !link.broken() && connection != null;
      List<WatchedEnvironment> environments = new ArrayList<>();
      for (EnvironmentWatch watch : roster.environments()) {
        Instant next = looking ? schedule.nextLook(watch) : null;
        environments.add(watch.view(schedule.interval(watch), next));
      }
      return new AccountSnapshot(accountView(schedule), environments);
    }
  }

  private AccountView accountView(Schedule schedule) {
    Connection current = connection;
    return new AccountView(
        account.id(),
        account.name(),
        account.address(),
        link.link(),
        current == null ? null : current.service().version(),
        current == null ? List.of() : current.passedOver(),
        current == null ? null : current.service().capabilities(),
        roster.listed(),
        lastAnswer,
        nextLook(schedule),
        allowance.left(),
        allowance.scarce(),
        current == null ? null : current.service().clockOffset());
  }

  private @Nullable Instant nextLook(Schedule schedule) {
    if (link.broken()) {
      return link.nextTry().orElse(null);
    }
    boolean planned = !paused && connection != null && budget.inFlight() == 0;
    return planned ? schedule.next().orElse(null) : null;
  }

  /** Returns false when the account is closed and nothing was changed. */
  private boolean change(Change change) {
    List<Runnable> looks;
    synchronized (lock) {
      if (closed) {
        return false;
      }
      Instant now = time.instant();
      change.at(now);
      looks = startLooks(now);
    }
    looks.forEach(requests::execute);
    changed.run();
    return true;
  }

  private List<Runnable> startLooks(Instant now) {
    List<Runnable> looks = new ArrayList<>();
    alarm.cancel();
    while (!paused && !budget.full()) {
      Optional<Look> next = nextLook(now);
      if (next.isEmpty()) {
        break;
      }
      looks.add(started(next.get(), now));
    }
    return looks;
  }

  /** The look to start now; where it is not time yet, the alarm is set for when it may be. */
  private Optional<Look> nextLook(Instant now) {
    if (!link.mayLook(now)) {
      link.nextTry().ifPresent(at -> alarm.set(at, now));
      return Optional.empty();
    }
    Optional<Look> wanted = wantedLook(now);
    Instant free = budget.free(now);
    if (wanted.isPresent() && free.isAfter(now)) {
      alarm.set(free, now);
      return Optional.empty();
    }
    return wanted;
  }

  private Optional<Look> wantedLook(Instant now) {
    if (connection == null) {
      return connecting ? Optional.empty() : Optional.of(new Look.Connect());
    }
    if (link.broken()) {
      return roster.probe(link.failing());
    }
    Schedule schedule = schedule(now);
    Optional<Look> urgent = schedule.mostUrgent();
    if (urgent.isEmpty()) {
      schedule.next().ifPresent(at -> alarm.set(at, now));
    }
    return urgent;
  }

  private Schedule schedule(Instant now) {
    return roster.schedule(options, allowance.scarce(), now);
  }

  private Runnable started(Look look, Instant now) {
    long number = evidence.start();
    budget.take(now);
    link.started(number);
    connecting = look instanceof Look.Connect;
    roster.cadence(look).ifPresent(Cadence::started);
    Connection current = connection;
    return () -> look(look, number, current);
  }

  /**
   * Runs on a thread of its own and blocks for the answer. A defect on the way is left to the
   * thread's handler for uncaught exceptions; the plan goes on as after an unreadable answer.
   */
  private void look(Look look, long number, @Nullable Connection current) {
    Ending ending = failure(look, number, new ApiException.Unreadable(What.OTHER_SHAPE, null));
    try {
      ending = ask(look, number, current);
    } catch (ApiException failure) {
      ending = failure(look, number, failure);
    } finally {
      if (!change(ending.change())) {
        ending.unwanted().run();
      }
    }
  }

  private Ending ask(Look look, long number, @Nullable Connection current) throws ApiException {
    if (current == null) {
      Connection fresh = connector.connect(account);
      return new Ending(now -> connected(fresh, now), fresh.service()::close);
    }
    if (look instanceof Look.State(EnvironmentId id)) {
      Environment state = current.service().state(id);
      return new Ending(
          now -> answered(number, now, () -> roster.takeState(id, state, number, now)));
    }
    List<Environment> list = current.service().list();
    return new Ending(now -> answered(number, now, () -> roster.takeList(list, number, now)));
  }

  private Ending failure(Look look, long number, ApiException cause) {
    return new Ending(now -> failed(look, number, cause, now));
  }

  private void connected(Connection fresh, Instant now) {
    budget.giveBack();
    connecting = false;
    connection = fresh;
    roster.listTellsState(fresh.service().capabilities().offers(Capability.LIST_WITH_STATE));
    link.connected(now);
  }

  private void answered(long number, Instant now, Runnable take) {
    budget.giveBack();
    proveAlive(number, now);
    take.run();
  }

  private void proveAlive(long number, Instant now) {
    evidence.goodAnswer();
    link.answered(number);
    lastAnswer = now;
    allowance.told(connection.service().callsLeft());
  }

  private void failed(Look look, long number, ApiException cause, Instant now) {
    budget.giveBack();
    connecting = false;
    Duration interval = roster.interval(look, schedule(now));
    if (look instanceof Look.State(EnvironmentId id) && ofOneEnvironment(cause)) {
      proveAlive(number, now);
      roster.find(id).ifPresent(watch -> watch.failed(cause, interval, now));
      return;
    }
    roster.cadence(look).ifPresent(cadence -> cadence.stopped(now));
    if (cause instanceof ApiException.Unauthorized) {
      link.signedOut(cause, now);
    } else if (lostBy(look, number, cause)) {
      link.lost(look, cause, now);
      roster.forgetPassingTrouble();
    } else if (!link.broken()) {
      roster.faltered(look, cause, interval, now);
    }
  }

  private boolean lostBy(Look look, long number, ApiException cause) {
    if (link.broken() && !link.probing(number)) {
      return cause instanceof ApiException.RateLimited && !(link.link() instanceof Link.SignedOut);
    }
    return link.broken() || look instanceof Look.Connect || evidence.lostBy(cause, number);
  }

  /** Whether the failure tells of one environment and not of the service. */
  private static boolean ofOneEnvironment(ApiException cause) {
    return switch (cause) {
      case ApiException.Forbidden forbidden -> true;
      case ApiException.NotFound notFound -> true;
      case ApiException.Rejected rejected -> true;
      case ApiException.Unreadable unreadable -> true;
      case ApiException.NotOffered notOffered -> true;
      case ApiException.ReadOnly readOnly -> true;
      case ApiException.Unauthorized unauthorized -> false;
      case ApiException.RateLimited limited -> false;
      case ApiException.ServerFault fault -> false;
      case ApiException.Unreachable unreachable -> false;
      case ApiException.ClockSkew skew -> false;
    };
  }
}

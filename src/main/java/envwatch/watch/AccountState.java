package envwatch.watch;

import envwatch.api.ApiException;
import envwatch.api.Capability;
import envwatch.api.Connection;
import envwatch.api.EnvironmentService;
import envwatch.api.FailureMeaning;
import envwatch.model.ApiAccount;
import envwatch.model.EnvironmentId;
import java.time.Duration;
import java.time.Instant;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * Everything that is known and planned for one account. Makes no request and starts no thread: it
 * receives the results of looks and decides which to start next. Confined to its {@link
 * AccountWatch}.
 */
final class AccountState {
  private static final Duration AFTER_DEFECT = Duration.ofMinutes(1);

  private final ApiAccount account;
  private final EnvironmentSet roster;
  private final RequestBudget budget;
  private final RequestQueue questions = new RequestQueue();
  private final FailureDetector evidence = new FailureDetector();
  private final CallAllowance allowance = new CallAllowance();
  private final LinkState link;
  private WatchOptions options;
  private @Nullable Connection connection;
  private @Nullable Instant lastAnswer;
  private boolean connecting;
  private boolean paused;

  /** The next step. */
  sealed interface Step {
    record Start(Look look) implements Step {}

    record WaitUntil(Instant moment) implements Step {}

    /** Do nothing until a result or a change arrives. */
    record Rest() implements Step {}
  }

  AccountState(ApiAccount account, WatchOptions options, RandomGenerator random, Instant now) {
    this.account = account;
    this.options = options;
    roster = new EnvironmentSet(account, now, random);
    budget = new RequestBudget(options);
    link = new LinkState(random);
  }

  EnvironmentSet roster() {
    return roster;
  }

  RequestQueue questions() {
    return questions;
  }

  Optional<EnvironmentService> service() {
    return Optional.ofNullable(connection).map(Connection::service);
  }

  void use(WatchOptions newOptions) {
    options = newOptions;
    budget.use(newOptions);
  }

  void pause(boolean pausing) {
    paused = pausing;
  }

  /** Called when the user wants to refresh everything. */
  void lookNow(Instant now) {
    link.tryNow(now);
    roster.wantAll();
  }

  Step next(Instant now) {
    if (paused || budget.full()) {
      return new Step.Rest();
    }
    if (!link.mayLook(now)) {
      return waitUntil(link.nextTry());
    }
    Schedule schedule = schedule();
    Optional<Look> look = nextLook(schedule, now);
    if (look.isEmpty()) {
      return waitUntil(live() ? nextDue(schedule, now) : Optional.empty());
    }
    Instant free = budget.free(now);
    return free.isAfter(now) ? new Step.WaitUntil(free) : new Step.Start(look.get());
  }

  private static Step waitUntil(Optional<Instant> moment) {
    return moment.<Step>map(Step.WaitUntil::new).orElseGet(Step.Rest::new);
  }

  private boolean live() {
    return connection != null && !link.broken();
  }

  private Optional<Look> nextLook(Schedule schedule, Instant now) {
    if (connection == null) {
      return connecting ? Optional.empty() : Optional.of(new Look.Connect());
    }
    if (link.broken()) {
      return roster.probe(link.failing());
    }
    Optional<Look> look = schedule.mostUrgent(now);
    return questions.due(allowance.scarce(), look.isPresent(), now).or(() -> look);
  }

  private Optional<Instant> nextDue(Schedule schedule, Instant now) {
    return Stream.concat(
            schedule.next(now).stream(), questions.next(allowance.scarce(), now).stream())
        .min(Comparator.naturalOrder());
  }

  private Schedule schedule() {
    return roster.schedule(options, allowance.scarce());
  }

  /** Records that the look starts, and returns its number. */
  long start(Look look, Instant now) {
    long number = evidence.start();
    budget.take(now);
    link.started(number);
    connecting = look instanceof Look.Connect;
    questions.started(look, now);
    roster.cadence(look).ifPresent(cadence -> cadence.started(number));
    return number;
  }

  /** Takes the result of the look with this number. */
  void take(Look look, long number, LookResult outcome, Instant now) {
    budget.giveBack();
    connecting = false;
    // Remains in effect if processing the answer fails with a defect; otherwise replaced below.
    roster.cadence(look).ifPresent(cadence -> cadence.failed(now, AFTER_DEFECT));
    switch (outcome) {
      case LookResult.Connected(Connection fresh) -> connected(fresh, now);
      case LookResult.Listed(var listing) -> {
        answered(look, number, now);
        roster.takeList(listing, number, now);
      }
      case LookResult.Seen(var asked, var environment) -> {
        answered(look, number, now);
        roster.takeState(asked, environment, number, now);
      }
      case LookResult.Answered() -> answered(look, number, now);
      case LookResult.Failed(ApiException cause) -> failed(look, number, cause, now);
    }
  }

  private void connected(Connection fresh, Instant now) {
    connection = fresh;
    roster.listTellsState(fresh.service().capabilities().offers(Capability.LIST_WITH_STATE));
    link.connected(now);
  }

  /** The service answered, even if only that it does not know the environment. */
  private void answered(Look look, long number, Instant now) {
    evidence.goodAnswer(look);
    link.answered(number);
    lastAnswer = now;
    service().ifPresent(service -> allowance.told(service.callsLeft()));
  }

  private void failed(Look look, long number, ApiException cause, Instant now) {
    Duration interval = roster.interval(look, schedule());
    if (look instanceof Look.State(EnvironmentId id) && ofOneEnvironment(cause)) {
      answered(look, number, now);
      roster.find(id).ifPresent(watch -> watch.failed(cause, interval, now));
      return;
    }
    if (look instanceof Look.Ask && !ofTheAccount(cause)) {
      return;
    }
    // As if the look had not started: due again as soon as the connection allows.
    roster.cadence(look).ifPresent(PollTimer::want);
    if (sleptOver(cause)) {
      link.provedNothing(number, now);
    } else if (cause instanceof ApiException.Unauthorized unauthorized) {
      link.signedOut(number, unauthorized, now);
    } else if (lostBy(look, number, cause)) {
      link.lost(look, cause, now);
      roster.forgetPassingTrouble();
    } else if (!link.broken()) {
      roster.faltered(look, cause, interval, now);
    }
  }

  /**
   * Once the connection is broken, only the probe counts: looks that began before prove nothing
   * new.
   */
  private boolean lostBy(Look look, long number, ApiException cause) {
    return link.broken()
        ? link.probing(number)
        : look instanceof Look.Connect || evidence.lostBy(look, cause, number, roster.single());
  }

  /**
   * Whether this failure of a question concerns the whole account, rather than only the question.
   */
  private static boolean ofTheAccount(ApiException cause) {
    return cause instanceof ApiException.RateLimited || cause instanceof ApiException.Unauthorized;
  }

  /** Whether it failed because the computer slept: nothing is known to be wrong. */
  private static boolean sleptOver(ApiException cause) {
    return cause instanceof ApiException.Unreachable unreachable
        && unreachable.kind() == ApiException.Unreachable.Kind.TOO_OLD;
  }

  /** Whether the failure concerns one environment, rather than the service. */
  private static boolean ofOneEnvironment(ApiException cause) {
    FailureMeaning.Scope scope = cause.meaning().scope();
    return scope.certain() && !scope.accountWide();
  }

  /**
   * The account and its environments as currently known.
   *
   * @param setBack the amount to subtract from all moments, see {@link
   *     envwatch.util.SteadyClock#setBack}
   */
  AccountSnapshot snapshot(Instant now, Duration setBack) {
    Schedule schedule = schedule();
    List<WatchedEnvironment> environments = roster.views(link.brokenSince(), now, setBack);
    boolean planned = !paused && !link.broken() && connection != null;
    return new AccountSnapshot(
        accountView(nextLook(schedule, planned, now), setBack), environments);
  }

  private @Nullable Instant nextLook(Schedule schedule, boolean planned, Instant now) {
    if (link.broken()) {
      return link.nextTry().orElse(null);
    }
    return planned ? schedule.nextRound(now).orElse(null) : null;
  }

  private AccountView accountView(@Nullable Instant nextLook, Duration setBack) {
    Optional<EnvironmentService> service = service();
    return new AccountView(
        account.id(),
        account.name(),
        account.address(),
        link.link(setBack),
        service.map(EnvironmentService::version).orElse(null),
        connection == null ? List.of() : connection.skippedVersions(),
        service.map(EnvironmentService::capabilities).orElse(null),
        roster.listed(),
        roster.unreadable(),
        WatchedEnvironment.earlier(lastAnswer, setBack),
        WatchedEnvironment.earlier(nextLook, setBack),
        allowance.left(),
        allowance.scarce(),
        service.map(EnvironmentService::clockOffset).orElse(null));
  }
}

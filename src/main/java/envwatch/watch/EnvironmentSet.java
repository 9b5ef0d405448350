package envwatch.watch;

import envwatch.api.ApiException;
import envwatch.api.EnvironmentService.Listing;
import envwatch.model.AccountId;
import envwatch.model.ApiAccount;
import envwatch.model.Environment;
import envwatch.model.EnvironmentId;
import envwatch.model.EnvironmentKey;
import java.time.Duration;
import java.time.Instant;
import java.util.Comparator;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.random.RandomGenerator;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** The environments of one account and the list they come from. Confined to its account. */
final class EnvironmentSet {
  /** The wait after a failure that may be temporary. */
  private static final Duration SOON = Duration.ofSeconds(2);

  private final AccountId account;
  private final RandomGenerator random;
  private final Map<EnvironmentId, EnvironmentWatch> environments = new LinkedHashMap<>();
  private final @Nullable PollTimer list;
  private final Schedule schedule;

  /** Those about which something may have changed since they were planned and viewed. */
  private final Set<EnvironmentWatch> unplanned = new LinkedHashSet<>();

  private final Set<EnvironmentWatch> unviewed = new LinkedHashSet<>();
  private List<WatchedEnvironment> views = List.of();
  private Duration viewedSetBack = Duration.ZERO;
  private @Nullable Instant viewedUnconfirmedFrom;
  private boolean listed;
  private int unreadable;
  private boolean wholeListOffered;
  private boolean wholeList;
  private @Nullable EnvironmentKey selected;
  private Set<EnvironmentKey> visible = Set.of();

  public EnvironmentSet(ApiAccount account, Instant now, RandomGenerator random) {
    this.account = account.id();
    this.random = random;
    list = account.watchesAllVisible() ? new PollTimer(now) : null;
    schedule = new Schedule(list);
    listed = list == null;
    account.environments().forEach(id -> environments.computeIfAbsent(id, added -> add(id, now)));
  }

  private EnvironmentWatch add(EnvironmentId id, Instant now) {
    EnvironmentWatch added = new EnvironmentWatch(new EnvironmentKey(account, id), now);
    touch(added);
    return added;
  }

  private void touch(EnvironmentWatch watch) {
    unplanned.add(watch);
    unviewed.add(watch);
  }

  private void touch(@Nullable EnvironmentKey key) {
    EnvironmentWatch watch = key == null ? null : environments.get(key.environment());
    if (watch != null) {
      touch(watch);
    }
  }

  /**
   * @param withState whether the list contains every environment's complete state, unless it says
   *     otherwise
   */
  public void listTellsState(boolean withState) {
    wholeListOffered = withState && list != null;
    wholeList = wholeListOffered;
  }

  public void select(@Nullable EnvironmentKey environment) {
    touch(selected);
    selected = environment;
    touch(selected);
  }

  public void show(Set<EnvironmentKey> onScreen) {
    visible.stream().filter(key -> !onScreen.contains(key)).forEach(this::touch);
    onScreen.stream().filter(key -> !visible.contains(key)).forEach(this::touch);
    visible = onScreen;
  }

  public boolean listed() {
    return listed;
  }

  /** How many entries of the newest list could not be read. */
  public int unreadable() {
    return unreadable;
  }

  /** The cadence of the list; empty if the ids come from the settings. */
  Optional<PollTimer> list() {
    return Optional.ofNullable(list);
  }

  /** For changing it: it is planned and viewed anew. */
  public Optional<EnvironmentWatch> find(EnvironmentId id) {
    Optional<EnvironmentWatch> found = Optional.ofNullable(environments.get(id));
    found.ifPresent(this::touch);
    return found;
  }

  /** The plan for what is known now. */
  public Schedule schedule(WatchOptions options, boolean slowed) {
    if (!schedule.options().equals(options)) {
      schedule.use(options);
      unplanned.addAll(environments.values());
    }
    for (EnvironmentWatch watch : unplanned) {
      EnvironmentKey key = watch.key();
      schedule.put(watch, watch.attention(key.equals(selected), visible.contains(key)));
    }
    unplanned.clear();
    schedule.fit(slowed, wholeList, unviewed::add);
    return schedule;
  }

  /**
   * All as currently known and planned last; the same list as before if nothing has changed.
   *
   * @param unconfirmedFrom from when on nothing can be confirmed; null if it can
   */
  List<WatchedEnvironment> views(@Nullable Instant unconfirmedFrom, Instant now, Duration setBack) {
    if (!setBack.equals(viewedSetBack) || !Objects.equals(unconfirmedFrom, viewedUnconfirmedFrom)) {
      viewedSetBack = setBack;
      viewedUnconfirmedFrom = unconfirmedFrom;
      unviewed.addAll(environments.values());
    }
    boolean changed = views.size() != environments.size();
    for (EnvironmentWatch watch : unviewed) {
      WatchedEnvironment before = watch.shown();
      changed |= watch.view(schedule.interval(watch), unconfirmedFrom, now, setBack) != before;
    }
    unviewed.clear();
    if (changed) {
      views =
          environments.values().stream()
              .flatMap(watch -> Stream.ofNullable(watch.shown()))
              .toList();
    }
    return views;
  }

  /**
   * Takes a list: environments that it does not contain are gone. If some entries could not be
   * read, they may be the missing ones: then everything is kept and grows older.
   */
  public void takeList(Listing answer, long look, Instant now) {
    Set<EnvironmentId> named = new HashSet<>();
    for (Environment environment : answer.environments()) {
      named.add(environment.id());
      takeListed(environment, look, now);
    }
    if (answer.unreadable() == 0) {
      environments
          .values()
          .removeIf(watch -> !named.contains(watch.key().environment()) && forget(watch));
    }
    wholeList = wholeListOffered && answer.environments().stream().allMatch(Environment::complete);
    unreadable = answer.unreadable();
    list().ifPresent(cadence -> cadence.answered(now, random));
    listed = true;
  }

  private boolean forget(EnvironmentWatch watch) {
    unplanned.remove(watch);
    unviewed.remove(watch);
    schedule.remove(watch);
    return true;
  }

  private void takeListed(Environment environment, long look, Instant now) {
    EnvironmentWatch watch =
        environments.computeIfAbsent(environment.id(), added -> add(environment.id(), now));
    if (environment.complete()) {
      watch.seen(environment, look, now, random);
      touch(watch);
    } else if (watch.listed(environment, look, now)) {
      touch(watch);
    }
  }

  public void takeState(EnvironmentId id, Environment state, long look, Instant now) {
    find(id).ifPresent(watch -> watch.seen(state, look, now, random));
  }

  /**
   * The cadence of the look's target; empty when the target is gone, and for {@link Look.Connect}.
   */
  public Optional<PollTimer> cadence(Look look) {
    return switch (look) {
      case Look.Connect connect -> Optional.empty();
      case Look.ListAll all -> list();
      case Look.State(EnvironmentId id) -> find(id).map(EnvironmentWatch::cadence);
      case Look.Ask question -> Optional.empty();
    };
  }

  public Duration interval(Look look, Schedule plan) {
    return look instanceof Look.State(EnvironmentId id)
        ? find(id).map(plan::interval).orElse(plan.listInterval())
        : plan.listInterval();
  }

  /** A look failed in a way that may be temporary: the first time, it is repeated soon. */
  public void faltered(Look look, ApiException cause, Duration interval, Instant now) {
    if (look instanceof Look.State(EnvironmentId id)) {
      find(id).ifPresent(watch -> watch.faltered(cause, interval, now, SOON));
    } else {
      cadence(look).ifPresent(cadence -> cadence.failed(now, SOON));
    }
    otherThan(look).flatMap(this::cadence).ifPresent(PollTimer::want);
  }

  /**
   * A look at something else, to distinguish trouble with one environment from trouble with all.
   */
  private Optional<Look> otherThan(Look look) {
    if (list != null && !(look instanceof Look.ListAll)) {
      return Optional.of(new Look.ListAll());
    }
    return longestUntried(watch -> !look.equals(stateOf(watch)));
  }

  /**
   * Prefers an environment that is not in trouble itself, because its answer is more informative.
   */
  private Optional<Look> longestUntried(Predicate<EnvironmentWatch> which) {
    return environments.values().stream()
        .filter(watch -> !watch.cadence().underWay())
        .filter(which)
        .min(
            Comparator.comparing(EnvironmentWatch::inTrouble)
                .thenComparingLong(watch -> watch.cadence().newestLook()))
        .map(EnvironmentSet::stateOf);
  }

  private static Look stateOf(EnvironmentWatch watch) {
    return new Look.State(watch.key().environment());
  }

  /** Whether only one thing can be requested from the service. */
  public boolean single() {
    return list == null && environments.size() == 1;
  }

  /**
   * The look that determines whether the service is back, of the kind that failed, so that its
   * answer is conclusive. Empty while no such look can be started.
   */
  public Optional<Look> probe(Look failing) {
    if (list != null && !(failing instanceof Look.State && !environments.isEmpty())) {
      return list.underWay() ? Optional.empty() : Optional.of(new Look.ListAll());
    }
    return longestUntried(watch -> true);
  }

  public void forgetPassingTrouble() {
    environments
        .values()
        .forEach(watch -> {
          watch.forgetPassingTrouble();
          touch(watch);
        });
  }

  /** Makes everything due immediately. */
  public void wantAll() {
    list().ifPresent(PollTimer::want);
    if (!wholeList) {
      environments
          .values()
          .forEach(watch -> {
            watch.cadence().want();
            touch(watch);
          });
    }
  }
}

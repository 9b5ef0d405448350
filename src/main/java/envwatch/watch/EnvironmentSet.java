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
import java.util.Collection;
import java.util.Comparator;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;

/** The environments of one account and the list they come from. Confined to its account. */
final class EnvironmentSet {
  /** The wait after a failure that may be temporary. */
  private static final Duration SOON = Duration.ofSeconds(2);

  private final AccountId account;
  private final RandomGenerator random;
  private final Map<EnvironmentId, EnvironmentWatch> environments = new LinkedHashMap<>();
  private final @Nullable PollTimer list;
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
    listed = list == null;
    account.environments().forEach(id -> environments.computeIfAbsent(id, added -> add(id, now)));
  }

  private EnvironmentWatch add(EnvironmentId id, Instant now) {
    return new EnvironmentWatch(new EnvironmentKey(account, id), now);
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
    selected = environment;
  }

  public void show(Set<EnvironmentKey> onScreen) {
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

  public Optional<EnvironmentWatch> find(EnvironmentId id) {
    return Optional.ofNullable(environments.get(id));
  }

  public Collection<EnvironmentWatch> environments() {
    return environments.values();
  }

  public Schedule schedule(WatchOptions options, boolean slowed, Instant now) {
    Map<EnvironmentWatch, PollPriority> attention = new LinkedHashMap<>();
    for (EnvironmentWatch watch : environments.values()) {
      EnvironmentKey key = watch.key();
      attention.put(watch, watch.attention(key.equals(selected), visible.contains(key)));
    }
    return new Schedule(attention, list, wholeList, options, slowed, now);
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
      environments.keySet().retainAll(named);
    }
    wholeList = wholeListOffered && answer.environments().stream().allMatch(Environment::complete);
    unreadable = answer.unreadable();
    list().ifPresent(cadence -> cadence.answered(now, random));
    listed = true;
  }

  private void takeListed(Environment environment, long look, Instant now) {
    EnvironmentWatch watch =
        environments.computeIfAbsent(environment.id(), added -> add(environment.id(), now));
    if (environment.complete()) {
      watch.seen(environment, look, now, random);
    } else {
      watch.listed(environment, look, now);
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

  public Duration interval(Look look, Schedule schedule) {
    return look instanceof Look.State(EnvironmentId id)
        ? find(id).map(schedule::interval).orElse(schedule.listInterval())
        : schedule.listInterval();
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
    environments.values().forEach(EnvironmentWatch::forgetPassingTrouble);
  }

  /** Makes everything due immediately. */
  public void wantAll() {
    list().ifPresent(PollTimer::want);
    if (!wholeList) {
      environments.values().forEach(environment -> environment.cadence().want());
    }
  }
}

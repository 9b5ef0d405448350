package envwatch.history;

import envwatch.model.AccountId;
import envwatch.model.EnvironmentKey;
import envwatch.model.MachineId;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * Everything that is remembered between two views. Immutable.
 *
 * @param at the moment of the newest view; null before the first
 * @param setBack see {@link envwatch.watch.WorldView#setBack}
 * @param present the environments of the newest view
 * @param absent the environments that are known but were not in the newest view
 */
public record LastStates(
    @Nullable Instant at,
    Duration setBack,
    Map<EnvironmentKey, EnvironmentMemory> present,
    Map<EnvironmentKey, EnvironmentMemory> absent,
    Map<AccountId, ObservationState> accounts) {
  /** Nothing was ever seen. */
  public static final LastStates EMPTY =
      new LastStates(null, Duration.ZERO, Map.of(), Map.of(), Map.of());

  /** What an earlier run of the program knew. Machines need their environment to be known. */
  public static LastStates carriedIn(Collection<LastSeen> things) {
    Map<EnvironmentKey, LastSeen> environments = new LinkedHashMap<>();
    Map<EnvironmentKey, Map<MachineId, LastState>> machines = new LinkedHashMap<>();
    for (LastSeen known : things) {
      if (known.subject().machine() == null) {
        environments.put(known.subject().environment(), known);
      }
    }
    for (LastSeen known : things) {
      MachineId id = known.subject().machine();
      LastSeen environment = environments.get(known.subject().environment());
      if (id != null && environment != null) {
        machines
            .computeIfAbsent(known.subject().environment(), key -> new LinkedHashMap<>())
            .put(id, machine(known, environment));
      }
    }
    Map<EnvironmentKey, EnvironmentMemory> absent = new LinkedHashMap<>();
    environments.forEach((key, known) -> {
      Map<MachineId, LastState> own = machines.getOrDefault(key, Map.of());
      absent.put(key, EnvironmentMemory.carriedIn(known, Collections.unmodifiableMap(own)));
    });
    return new LastStates(
        null, Duration.ZERO, Map.of(), Collections.unmodifiableMap(absent), Map.of());
  }

  /**
   * The same with the newest stretch of looking of each account.
   *
   * @param looking those of an earlier run, all of which ended
   */
  LastStates carryingIn(List<ObservedInterval> looking) {
    Map<AccountId, ObservationState> carried = new LinkedHashMap<>();
    looking.forEach(one -> carried.put(one.account(), ObservationState.carriedIn(one)));
    return new LastStates(at, setBack, present, absent, Collections.unmodifiableMap(carried));
  }

  private static LastState machine(LastSeen known, LastSeen environment) {
    LastState machine = LastState.carriedIn(known);
    boolean removed = known.at().isBefore(environment.at());
    return removed ? machine.removedAfter(known.at()) : machine;
  }

  /** All environments and machines that were ever seen, and are not forgotten. */
  public List<LastSeen> lastSeen() {
    List<LastSeen> seen = new ArrayList<>();
    present.forEach((key, environment) -> environment.lastSeen(key, seen::add));
    absent.forEach((key, environment) -> environment.lastSeen(key, seen::add));
    return seen;
  }

  /** What was last seen of one environment: itself first, then its machines; empty if never. */
  public List<LastSeen> lastSeen(EnvironmentKey key) {
    List<LastSeen> seen = new ArrayList<>();
    EnvironmentMemory environment = remembered(key);
    if (environment != null) {
      environment.lastSeen(key, seen::add);
    }
    return seen;
  }

  private @Nullable EnvironmentMemory remembered(EnvironmentKey key) {
    EnvironmentMemory environment = present.get(key);
    return environment == null ? absent.get(key) : environment;
  }

  /** The environments that are remembered otherwise than in an earlier memory. */
  public Set<EnvironmentKey> differencesTo(LastStates earlier) {
    Set<EnvironmentKey> different = new HashSet<>();
    addDifferences(present, earlier.present, different);
    addDifferences(absent, earlier.absent, different);
    return different;
  }

  private static void addDifferences(
      Map<EnvironmentKey, EnvironmentMemory> now,
      Map<EnvironmentKey, EnvironmentMemory> before,
      Set<EnvironmentKey> different) {
    if (now == before) {
      return;
    }
    boolean sameKeys = now.size() == before.size();
    var former = before.entrySet().iterator();
    for (Map.Entry<EnvironmentKey, EnvironmentMemory> entry : now.entrySet()) {
      // They nearly always come in the same order as before.
      EnvironmentKey key = entry.getKey();
      var inPlace = former.hasNext() ? former.next() : null;
      EnvironmentMemory known;
      if (inPlace != null && inPlace.getKey().equals(key)) {
        known = inPlace.getValue();
      } else {
        known = before.get(key);
        sameKeys = false;
      }
      if (!entry.getValue().tellsTheSame(known)) {
        different.add(key);
      }
    }
    if (!sameKeys) {
      before.keySet().stream().filter(key -> !now.containsKey(key)).forEach(different::add);
    }
  }

  /** When the environments of the newest view were last seen with their machines. */
  public Map<EnvironmentKey, Instant> sights() {
    Map<EnvironmentKey, Instant> sights = new LinkedHashMap<>();
    present.forEach((key, environment) -> {
      if (environment.own() != null) {
        sights.put(key, environment.seenAt());
      }
    });
    return sights;
  }

  /** Whether anything is remembered of an account. */
  public boolean knows(AccountId account) {
    return accounts.containsKey(account)
        || Stream.concat(present.keySet().stream(), absent.keySet().stream())
            .anyMatch(key -> key.account().equals(account));
  }

  /** The same without what is remembered of an account. */
  public LastStates without(AccountId account) {
    return new LastStates(
        at,
        setBack,
        others(present, key -> key.account().equals(account)),
        others(absent, key -> key.account().equals(account)),
        others(accounts, account::equals));
  }

  /** Whether an environment is remembered. */
  public boolean knows(EnvironmentKey key) {
    return present.containsKey(key) || absent.containsKey(key);
  }

  /** The same without environments that are gone and were last seen before the moment. */
  public LastStates withoutGoneBefore(Instant moment) {
    Map<EnvironmentKey, EnvironmentMemory> kept = new LinkedHashMap<>(absent);
    kept.values().removeIf(environment -> environment.seenAt().isBefore(moment));
    return new LastStates(at, setBack, present, Collections.unmodifiableMap(kept), accounts);
  }

  private static <K, V> Map<K, V> others(Map<K, V> map, Predicate<K> which) {
    Map<K, V> others = new LinkedHashMap<>(map);
    others.keySet().removeIf(which);
    return Collections.unmodifiableMap(others);
  }

  /** The stretches of looking that go on. */
  public List<ObservedInterval> looking() {
    return accounts.values().stream()
        .filter(ObservationState::open)
        .map(ObservationState::looking)
        .filter(Objects::nonNull)
        .toList();
  }

  /**
   * The environments of accounts that are looked at, which were themselves not seen at the newest
   * look, each since it was last seen.
   */
  public List<AbsenceInterval> absences() {
    Instant now = at;
    return now == null
        ? List.of()
        : Stream.concat(
                present.entrySet().stream().filter(entry -> entry.getValue().missed()),
                absent.entrySet().stream().filter(entry -> listing(entry.getKey())))
            .filter(entry -> entry.getValue().own() != null)
            .filter(entry -> entry.getValue().seenAt().isBefore(now))
            .map(entry -> new AbsenceInterval(entry.getKey(), entry.getValue().seenAt(), now))
            .toList();
  }

  private boolean listing(EnvironmentKey key) {
    return lookout(key.account()).listing();
  }

  ObservationState lookout(AccountId account) {
    return accounts.getOrDefault(account, ObservationState.NONE);
  }

  /** The same by a clock that was set back. */
  LastStates earlier(Duration by, Duration newSetBack) {
    return new LastStates(
        at == null ? null : at.minus(by),
        newSetBack,
        each(present, environment -> environment.earlier(by)),
        each(absent, environment -> environment.earlier(by)),
        each(accounts, lookout -> lookout.earlier(by)));
  }

  private static <K, V> Map<K, V> each(Map<K, V> map, UnaryOperator<V> change) {
    Map<K, V> changed = new LinkedHashMap<>();
    map.forEach((key, value) -> changed.put(key, change.apply(value)));
    return Collections.unmodifiableMap(changed);
  }
}

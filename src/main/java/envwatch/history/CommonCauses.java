package envwatch.history;

import envwatch.history.CommonCause.Kind;
import envwatch.model.AccountId;
import envwatch.model.Environment;
import envwatch.model.EnvironmentKey;
import envwatch.model.Phase;
import envwatch.util.Bounds;
import envwatch.watch.WatchedEnvironment;
import envwatch.watch.WorldView;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Finds what environments share that turned bad together. */
final class CommonCauses {
  /** Fewer have no common cause. */
  public static final int FEWEST = 5;

  private static final double SHARE = 0.8;
  private static final Duration TOGETHER = Duration.ofMinutes(2);

  /** However slowly the environments are looked at. */
  private static final Duration TOGETHER_AT_MOST = Duration.ofMinutes(10);

  private static final Comparator<Group> NARROWEST =
      Comparator.comparingInt(Group::total)
          .thenComparing(group -> group.shared().kind())
          .thenComparing(group -> group.shared().name());

  private record Shared(Kind kind, String name) {}

  /** An environment that turned bad. */
  private record Bad(
      int number, EnvironmentKey environment, State state, Instant since, List<Integer> shared) {}

  /**
   * Environments that share something and turned bad together.
   *
   * @param bad oldest first
   */
  private record Group(Shared shared, List<Bad> bad, int total) {}

  /** What is shared, each known by its number, which is cheaper to count by. */
  private final Map<Kind, Map<String, Integer>> numbers = new EnumMap<>(Kind.class);

  private final List<Shared> shared = new ArrayList<>();

  /** How many share something and could turn bad: what is suspended or was bad before cannot. */
  private final List<Integer> ableToTurn = new ArrayList<>();

  /** Oldest first. */
  private final List<Bad> unexplained = new ArrayList<>();

  private final Duration together;

  /** Of what turned bad only that whose turn was seen: others may have turned at any time. */
  private CommonCauses(WorldView world, Map<Subject, LastSeen> seen) {
    together = together(world);
    Map<AccountId, String> accounts = new HashMap<>();
    world.accounts().forEach(account -> accounts.put(account.id(), account.name()));
    for (WatchedEnvironment watched : world.environments()) {
      LastSeen last = seen.get(Subject.of(watched.key()));
      if (canTurn(last)) {
        List<Integer> numbers = numbers(watched, accounts.get(watched.key().account()));
        for (int number : numbers) {
          ableToTurn.set(number, ableToTurn.get(number) + 1);
        }
        if (last != null && isBad(last)) {
          unexplained.add(
              new Bad(unexplained.size(), watched.key(), last.state(), last.since(), numbers));
        }
      }
    }
    unexplained.sort(Comparator.comparing(Bad::since));
  }

  /** Whether it was seen to turn bad. */
  public static boolean isBad(LastSeen last) {
    return last.exact() && last.state().phase() == Phase.PROBLEM;
  }

  private List<Integer> numbers(WatchedEnvironment watched, @Nullable String account) {
    Environment environment = watched.environment();
    List<Integer> numbers = new ArrayList<>(Kind.values().length);
    if (environment != null) {
      for (Kind kind : Kind.values()) {
        String name = value(kind, environment, account);
        if (name != null && !name.isBlank()) {
          numbers.add(number(kind, name));
        }
      }
    }
    return numbers;
  }

  private static @Nullable String value(
      Kind kind, Environment environment, @Nullable String account) {
    return switch (kind) {
      case REGION -> environment.region();
      case PROJECT -> environment.project();
      case BLUEPRINT -> environment.blueprint();
      case ACCOUNT -> account;
    };
  }

  private int number(Kind kind, String name) {
    return numbers
        .computeIfAbsent(kind, each -> new HashMap<>())
        .computeIfAbsent(
            name,
            added -> {
              shared.add(new Shared(kind, added));
              ableToTurn.add(0);
              return shared.size() - 1;
            });
  }

  /** Whether it may have turned bad while somebody looked. */
  private static boolean canTurn(@Nullable LastSeen last) {
    return last == null
        || switch (last.state().phase()) {
          case SUSPENDED -> false;
          case PROBLEM -> last.exact();
          case RUNNING, CHANGING, EXPIRING, UNKNOWN -> true;
        };
  }

  /** What happens at once is seen within two rounds of looks. */
  private static Duration together(WorldView world) {
    Instant oldest =
        world.environments().stream()
            .filter(watched -> watched.upToDate(world.at()))
            .map(WatchedEnvironment::seenAt)
            .filter(Objects::nonNull)
            .min(Instant::compareTo)
            .orElse(world.at());
    Duration rounds = Duration.between(oldest, world.at()).multipliedBy(2);
    return Bounds.within(TOGETHER, rounds, TOGETHER_AT_MOST);
  }

  /**
   * What turned bad together and still is; the largest first. An environment is explained only
   * once, by the smallest group that explains most of what happened.
   *
   * @param seen what was last seen of the environments of the view
   */
  public static List<CommonCause> of(WorldView world, Map<Subject, LastSeen> seen) {
    return new CommonCauses(world, seen).find();
  }

  private List<CommonCause> find() {
    List<CommonCause> causes = new ArrayList<>();
    Optional<Group> next = next();
    while (next.isPresent()) {
      causes.add(cause(next.get()));
      next = next();
    }
    return causes;
  }

  /** The next group to report; what it and wider groups explain is taken from the unexplained. */
  private Optional<Group> next() {
    List<Group> groups = new ArrayList<>();
    List<List<Bad>> bySharing = bySharing();
    for (int number = 0; number < bySharing.size(); number++) {
      group(number, bySharing.get(number)).ifPresent(groups::add);
    }
    Optional<Group> widest =
        groups.stream()
            .max(
                Comparator.<Group>comparingInt(group -> group.bad().size())
                    .thenComparing(NARROWEST.reversed()));
    return widest.map(wide -> {
      Group narrowest =
          groups.stream()
              .filter(group -> common(group, wide) >= SHARE * wide.bad().size())
              .min(NARROWEST)
              .orElse(wide);
      explain(wide);
      explain(narrowest);
      return narrowest;
    });
  }

  private void explain(Group group) {
    BitSet explained = numbersOf(group);
    unexplained.removeIf(bad -> explained.get(bad.number()));
  }

  private static long common(Group one, Group other) {
    if (one == other) {
      return one.bad().size();
    }
    BitSet common = numbersOf(one);
    common.and(numbersOf(other));
    return common.cardinality();
  }

  private static BitSet numbersOf(Group group) {
    BitSet numbers = new BitSet();
    group.bad().forEach(bad -> numbers.set(bad.number()));
    return numbers;
  }

  private List<List<Bad>> bySharing() {
    List<List<Bad>> bySharing = new ArrayList<>();
    shared.forEach(one -> bySharing.add(new ArrayList<>()));
    for (Bad one : unexplained) {
      for (int number : one.shared()) {
        bySharing.get(number).add(one);
      }
    }
    return bySharing;
  }

  private Optional<Group> group(int number, List<Bad> bad) {
    if (bad.size() < FEWEST || bad.size() < SHARE * ableToTurn.get(number)) {
      return Optional.empty();
    }
    List<Bad> most = together(bad);
    int able = ableToTurn.get(number) - bad.indexOf(most.getFirst());
    return most.size() >= FEWEST && most.size() >= SHARE * able
        ? Optional.of(new Group(shared.get(number), most, able))
        : Optional.empty();
  }

  /** The most of them that turned bad together. */
  private List<Bad> together(List<Bad> oldestFirst) {
    List<Bad> most = List.of();
    int last = 0;
    for (int first = 0; first < oldestFirst.size(); first++) {
      Instant end = oldestFirst.get(first).since().plus(together);
      while (last < oldestFirst.size() && !oldestFirst.get(last).since().isAfter(end)) {
        last++;
      }
      if (last - first > most.size()) {
        most = oldestFirst.subList(first, last);
      }
    }
    return List.copyOf(most);
  }

  private static CommonCause cause(Group group) {
    Map<State, Integer> states = new HashMap<>();
    group.bad().forEach(bad -> states.merge(bad.state(), 1, Integer::sum));
    State most =
        states.entrySet().stream()
            .max(
                Map.Entry.<State, Integer>comparingByValue()
                    .thenComparing(entry -> entry.getKey().word()))
            .orElseThrow()
            .getKey();
    return new CommonCause(
        group.shared().kind(),
        group.shared().name(),
        most,
        group.bad().stream().map(Bad::environment).toList(),
        group.total(),
        group.bad().getFirst().since(),
        group.bad().getLast().since());
  }
}

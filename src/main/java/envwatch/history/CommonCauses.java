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
import java.util.Collection;
import java.util.Comparator;
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

  /** What an environment may share with others. */
  private record Traits(
      @Nullable String region,
      @Nullable String project,
      @Nullable String blueprint,
      @Nullable String account) {
    @Nullable String get(Kind kind) {
      return switch (kind) {
        case REGION -> region;
        case PROJECT -> project;
        case BLUEPRINT -> blueprint;
        case ACCOUNT -> account;
      };
    }
  }

  /** An environment that turned bad. */
  private record Bad(int number, EnvironmentKey environment, LastState last, List<Integer> shared) {
    Instant since() {
      return last.since();
    }
  }

  /**
   * Environments that share something and turned bad together.
   *
   * @param bad oldest first
   */
  private record Group(Shared shared, List<Bad> bad, int total) {}

  /** What is shared, each known by its number, which is cheaper to count by. */
  private final Map<Shared, Integer> numbers = new HashMap<>();

  private final List<Shared> shared = new ArrayList<>();

  /** Hundreds share the same. */
  private final Map<Traits, List<Integer>> numbersOfTraits = new HashMap<>();

  /** How many share something and could turn bad: what is suspended or was bad before cannot. */
  private final List<Integer> ableToTurn = new ArrayList<>();

  /** Oldest first. */
  private final List<Bad> unexplained = new ArrayList<>();

  private final Duration together;

  /** Of what turned bad only that whose turn was seen: others may have turned at any time. */
  private CommonCauses(WorldView world, Collection<EnvironmentMemory> present) {
    together = together(world);
    Map<AccountId, String> accounts = new HashMap<>();
    world.accounts().forEach(account -> accounts.put(account.id(), account.name()));
    for (EnvironmentMemory one : present) {
      WatchedEnvironment watched = one.watched();
      LastState last = one.own();
      if (watched != null && canTurn(last)) {
        List<Integer> numbers = numbers(watched, accounts.get(watched.key().account()));
        for (int number : numbers) {
          ableToTurn.set(number, ableToTurn.get(number) + 1);
        }
        if (last != null && isBad(last.state(), last.exact())) {
          unexplained.add(new Bad(unexplained.size(), watched.key(), last, numbers));
        }
      }
    }
    unexplained.sort(Comparator.comparing(Bad::since));
  }

  /**
   * Whether it was seen to turn bad.
   *
   * @param exact whether the beginning of the state was seen
   */
  public static boolean isBad(State state, boolean exact) {
    return exact && state.phase() == Phase.PROBLEM;
  }

  private List<Integer> numbers(WatchedEnvironment watched, @Nullable String account) {
    Environment environment = watched.environment();
    return environment == null
        ? List.of()
        : numbersOfTraits.computeIfAbsent(
            new Traits(
                environment.region(), environment.project(), environment.blueprint(), account),
            this::numbers);
  }

  private List<Integer> numbers(Traits traits) {
    List<Integer> known = new ArrayList<>(Kind.values().length);
    for (Kind kind : Kind.values()) {
      String name = traits.get(kind);
      if (name != null && !name.isBlank()) {
        known.add(numbers.computeIfAbsent(new Shared(kind, name), this::number));
      }
    }
    return known;
  }

  private int number(Shared added) {
    shared.add(added);
    ableToTurn.add(0);
    return shared.size() - 1;
  }

  /** Whether it may have turned bad while somebody looked. */
  private static boolean canTurn(@Nullable LastState last) {
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
   * @param present what is remembered of the environments of the view
   */
  public static List<CommonCause> of(WorldView world, Collection<EnvironmentMemory> present) {
    return new CommonCauses(world, present).find();
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
      BitSet all = numbersOf(wide);
      Group narrowest =
          groups.stream()
              .filter(group ->
                  group.bad().stream().filter(bad -> all.get(bad.number())).count()
                      >= SHARE * wide.bad().size())
              .min(NARROWEST)
              .orElse(wide);
      all.or(numbersOf(narrowest));
      unexplained.removeIf(bad -> all.get(bad.number()));
      return narrowest;
    });
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
    return most;
  }

  private static CommonCause cause(Group group) {
    Map<State, Integer> states = new HashMap<>();
    group.bad().forEach(bad -> states.merge(bad.last().state(), 1, Integer::sum));
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

package envwatch.history.usual;

import envwatch.history.model.LastSeen;
import envwatch.history.model.State;
import envwatch.history.model.Subject;
import envwatch.history.usual.CommonCause.Kind;
import envwatch.model.Environment;
import envwatch.model.EnvironmentKey;
import envwatch.model.state.Phase;
import envwatch.watch.AccountView;
import envwatch.watch.WatchedEnvironment;
import envwatch.watch.WorldView;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Finds what environments share that turned bad together. */
public final class CommonCauses {
  private static final int FEWEST = 5;
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
  private record Bad(EnvironmentKey environment, State state, Instant since) {}

  /**
   * Environments that share something and turned bad together.
   *
   * @param bad oldest first
   */
  private record Group(Shared shared, List<Bad> bad, int total) {}

  /**
   * What shares something.
   *
   * @param able how many could turn bad: what is suspended cannot
   */
  private record Sharing(Set<EnvironmentKey> all, long able) {}

  private final List<Bad> unexplained;
  private final Map<Shared, Sharing> sharing = new LinkedHashMap<>();
  private final Duration together;

  private CommonCauses(WorldView world, Map<Subject, LastSeen> seen, List<Bad> bad) {
    unexplained = bad;
    together = together(world);
    sharing(world)
        .forEach((shared, all) -> {
          long able = all.stream().filter(key -> !isSuspended(seen.get(Subject.of(key)))).count();
          sharing.put(shared, new Sharing(all, able));
        });
  }

  private static boolean isSuspended(@Nullable LastSeen last) {
    return last != null && last.state().phase() == Phase.SUSPENDED;
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
    if (rounds.compareTo(TOGETHER) < 0) {
      return TOGETHER;
    }
    return rounds.compareTo(TOGETHER_AT_MOST) > 0 ? TOGETHER_AT_MOST : rounds;
  }

  /**
   * What turned bad together and still is; the largest first. An environment is explained only
   * once, by the smallest group that explains most of what happened.
   *
   * @param seen what was last seen of the environments of the view
   */
  public static List<CommonCause> of(WorldView world, Map<Subject, LastSeen> seen) {
    List<Bad> bad = bad(world, seen);
    return bad.size() < FEWEST ? List.of() : new CommonCauses(world, seen, bad).find();
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

  /** Only those whose turn was seen: others may have turned at any time. */
  private static List<Bad> bad(WorldView world, Map<Subject, LastSeen> seen) {
    List<Bad> bad = new ArrayList<>();
    for (WatchedEnvironment watched : world.environments()) {
      LastSeen last = seen.get(Subject.of(watched.key()));
      if (last != null && last.exact() && last.state().phase() == Phase.PROBLEM) {
        bad.add(new Bad(watched.key(), last.state(), last.since()));
      }
    }
    bad.sort(Comparator.comparing(Bad::since));
    return bad;
  }

  private static Map<Shared, Set<EnvironmentKey>> sharing(WorldView world) {
    Map<Shared, Set<EnvironmentKey>> sharing = new LinkedHashMap<>();
    for (WatchedEnvironment watched : world.environments()) {
      Environment environment = watched.environment();
      if (environment != null) {
        add(sharing, Kind.REGION, environment.region(), watched.key());
        add(sharing, Kind.PROJECT, environment.project(), watched.key());
        add(sharing, Kind.BLUEPRINT, environment.blueprint(), watched.key());
        String account = world.account(watched.key().account()).map(AccountView::name).orElse(null);
        add(sharing, Kind.ACCOUNT, account, watched.key());
      }
    }
    sharing.values().removeIf(all -> all.size() < FEWEST);
    return sharing;
  }

  private static void add(
      Map<Shared, Set<EnvironmentKey>> sharing,
      Kind kind,
      @Nullable String name,
      EnvironmentKey environment) {
    if (name != null && !name.isBlank()) {
      sharing.computeIfAbsent(new Shared(kind, name), key -> new HashSet<>()).add(environment);
    }
  }

  /** The next group to report; what it and wider groups explain is taken from the unexplained. */
  private Optional<Group> next() {
    List<Group> groups = new ArrayList<>();
    sharing.forEach((shared, all) -> group(shared, all).ifPresent(groups::add));
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
    Set<EnvironmentKey> explained = new HashSet<>();
    group.bad().forEach(bad -> explained.add(bad.environment()));
    unexplained.removeIf(bad -> explained.contains(bad.environment()));
  }

  private static long common(Group one, Group other) {
    if (one == other) {
      return one.bad().size();
    }
    Set<EnvironmentKey> all = new HashSet<>();
    other.bad().forEach(bad -> all.add(bad.environment()));
    return one.bad().stream().filter(bad -> all.contains(bad.environment())).count();
  }

  private Optional<Group> group(Shared shared, Sharing sharing) {
    if (unexplained.size() < SHARE * sharing.able()) {
      return Optional.empty();
    }
    List<Bad> bad =
        unexplained.stream().filter(one -> sharing.all().contains(one.environment())).toList();
    List<Bad> most = together(bad);
    return most.size() >= FEWEST && most.size() >= SHARE * sharing.able()
        ? Optional.of(new Group(shared, most, (int) sharing.able()))
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

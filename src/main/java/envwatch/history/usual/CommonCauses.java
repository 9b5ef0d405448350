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
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Finds what environments share that turned bad together. */
public final class CommonCauses {
  private static final int FEWEST = 5;
  private static final double SHARE = 0.8;
  private static final Duration TOGETHER = Duration.ofMinutes(2);

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

  private CommonCauses() {}

  /**
   * What turned bad together and still is; the largest first. An environment is explained only
   * once, by the smallest group that explains most of what happened.
   *
   * @param seen what was last seen of the environments of the view
   */
  public static List<CommonCause> of(WorldView world, Map<Subject, LastSeen> seen) {
    List<Bad> unexplained = bad(world, seen);
    if (unexplained.size() < FEWEST) {
      return List.of();
    }
    Map<Shared, Set<EnvironmentKey>> sharing = sharing(world);
    List<CommonCause> causes = new ArrayList<>();
    Optional<Group> next = next(unexplained, sharing);
    while (next.isPresent()) {
      causes.add(cause(next.get()));
      next = next(unexplained, sharing);
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
  private static Optional<Group> next(
      List<Bad> unexplained, Map<Shared, Set<EnvironmentKey>> sharing) {
    List<Group> groups = new ArrayList<>();
    sharing.forEach((shared, all) -> group(shared, all, unexplained).ifPresent(groups::add));
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
      unexplained.removeAll(wide.bad());
      unexplained.removeAll(narrowest.bad());
      return narrowest;
    });
  }

  private static long common(Group one, Group other) {
    Set<Bad> all = new HashSet<>(other.bad());
    return one.bad().stream().filter(all::contains).count();
  }

  private static Optional<Group> group(
      Shared shared, Set<EnvironmentKey> all, List<Bad> unexplained) {
    List<Bad> bad = unexplained.stream().filter(one -> all.contains(one.environment())).toList();
    List<Bad> together = together(bad);
    return together.size() >= FEWEST && together.size() >= SHARE * all.size()
        ? Optional.of(new Group(shared, together, all.size()))
        : Optional.empty();
  }

  /** The most of them that turned bad within two minutes. */
  private static List<Bad> together(List<Bad> oldestFirst) {
    List<Bad> most = List.of();
    int last = 0;
    for (int first = 0; first < oldestFirst.size(); first++) {
      Instant end = oldestFirst.get(first).since().plus(TOGETHER);
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

package envwatch.history;

import envwatch.history.CommonCause.Kind;
import envwatch.model.AccountId;
import envwatch.model.Environment;
import envwatch.model.EnvironmentKey;
import envwatch.model.Phase;
import envwatch.util.Bounds;
import envwatch.watch.AccountView;
import envwatch.watch.WatchedEnvironment;
import envwatch.watch.WorldView;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Finds what environments share that turned bad together. Keeps from view to view what each shares:
 * in an outage thousands are bad, of which a view tells of a few.
 */
final class CommonCauses {
  /** Fewer have no common cause. */
  private static final int FEWEST = 5;

  private static final double SHARE = 0.8;
  private static final Duration TOGETHER = Duration.ofMinutes(2);

  /** However slowly the environments are looked at. */
  private static final Duration TOGETHER_AT_MOST = Duration.ofMinutes(10);

  private static final Comparator<Group> NARROWEST =
      Comparator.comparingInt(Group::total)
          .thenComparing(group -> group.shared().kind())
          .thenComparing(group -> group.shared().name());

  /**
   * What environments may share.
   *
   * @param name of an account its id: it may be renamed
   */
  private record Shared(Kind kind, String name) {}

  /** The environments that share something. */
  private static final class Sharing {
    final Shared shared;

    /** How many could turn bad: what is suspended or was bad before cannot. */
    int able;

    /** Those that turned bad, by their places among all of them. */
    final BitSet bad = new BitSet();

    /** Those of them that no cause explains yet. */
    final BitSet unexplained = new BitSet();

    Sharing(Shared shared) {
      this.shared = shared;
    }
  }

  /**
   * An environment that turned bad.
   *
   * @param at when it did, in milliseconds since 1970
   */
  private record Bad(EnvironmentKey environment, List<Sharing> sharing, LastState last, long at) {}

  /**
   * Environments that share something and turned bad together.
   *
   * @param bad their places among all that turned bad
   */
  private record Group(Shared shared, BitSet bad, int total) {}

  private final Map<Shared, Sharing> sharings = new HashMap<>();

  /** What those share that could turn bad. */
  private final Map<EnvironmentKey, List<Sharing>> able = new HashMap<>();

  private final Map<EnvironmentKey, Bad> bad = new LinkedHashMap<>();

  /** Those that turned bad, as of the newest search. */
  private List<Bad> oldestFirst = List.of();

  /**
   * Takes in what is remembered now.
   *
   * @param different the environments that are remembered otherwise than before
   */
  void take(Set<EnvironmentKey> different, LastStates memory) {
    different.forEach(key -> take(key, memory.present().get(key)));
  }

  private void take(EnvironmentKey key, @Nullable EnvironmentMemory now) {
    Environment environment = now == null ? null : now.environment();
    LastState last = now == null ? null : now.own();
    List<Sharing> before = able.remove(key);
    bad.remove(key);
    if (environment != null && canTurn(last)) {
      List<Sharing> sharing = sharings(key, environment);
      able.put(key, sharing);
      if (last != null && isBad(last)) {
        bad.put(key, new Bad(key, sharing, last, last.since().toEpochMilli()));
      }
    }
    if (before != null) {
      before.forEach(this::leave);
    }
  }

  private List<Sharing> sharings(EnvironmentKey key, Environment environment) {
    List<Sharing> all = new ArrayList<>(Kind.values().length);
    join(Kind.REGION, environment.region(), all);
    join(Kind.PROJECT, environment.project(), all);
    join(Kind.BLUEPRINT, environment.blueprint(), all);
    join(Kind.ACCOUNT, key.account().value(), all);
    return all;
  }

  private void join(Kind kind, @Nullable String name, List<Sharing> all) {
    if (name != null && !name.isBlank()) {
      Sharing sharing = sharings.computeIfAbsent(new Shared(kind, name), Sharing::new);
      sharing.able++;
      all.add(sharing);
    }
  }

  private void leave(Sharing sharing) {
    sharing.able--;
    if (sharing.able == 0) {
      sharings.remove(sharing.shared);
    }
  }

  /** Only that whose turn was seen: others may have turned at any time. */
  private static boolean isBad(LastState last) {
    return last.exact() && last.state().phase() == Phase.PROBLEM;
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

  /**
   * What turned bad together and still is; the largest first. An environment is explained only
   * once, by the smallest group that explains most of what happened.
   *
   * @param world what was taken in last was remembered of it
   */
  List<CommonCause> find(WorldView world) {
    if (bad.size() < FEWEST) {
      return List.of();
    }
    oldestFirst = bad.values().stream().sorted(Comparator.comparingLong(Bad::at)).toList();
    sharings.values().forEach(sharing -> sharing.bad.clear());
    for (int place = 0; place < oldestFirst.size(); place++) {
      for (Sharing sharing : oldestFirst.get(place).sharing()) {
        sharing.bad.set(place);
      }
    }
    sharings
        .values()
        .forEach(sharing -> {
          sharing.unexplained.clear();
          sharing.unexplained.or(sharing.bad);
        });
    long together = together(world).toMillis();
    List<CommonCause> causes = new ArrayList<>();
    for (Group next = next(together); next != null; next = next(together)) {
      causes.add(cause(next, world));
    }
    return List.copyOf(causes);
  }

  /** What happens at once is seen within two rounds of looks. */
  private static Duration together(WorldView world) {
    Instant oldest = world.at();
    for (WatchedEnvironment watched : world.environments()) {
      Instant seen = watched.seenAt();
      if (seen != null && seen.isBefore(oldest) && watched.upToDate(world.at())) {
        oldest = seen;
      }
    }
    Duration rounds = Duration.between(oldest, world.at()).multipliedBy(2);
    return Bounds.within(TOGETHER, rounds, TOGETHER_AT_MOST);
  }

  /** The next group to report; what it and wider groups explain is taken from the unexplained. */
  private @Nullable Group next(long together) {
    List<Group> groups = new ArrayList<>();
    for (Sharing sharing : sharings.values()) {
      Group group = group(sharing, together);
      if (group != null) {
        groups.add(group);
      }
    }
    if (groups.isEmpty()) {
      return null;
    }
    Group widest =
        Collections.max(
            groups,
            Comparator.<Group>comparingInt(group -> group.bad().cardinality())
                .thenComparing(NARROWEST.reversed()));
    Group narrowest =
        groups.stream()
            .filter(
                group -> shared(group.bad(), widest.bad()) >= SHARE * widest.bad().cardinality())
            .min(NARROWEST)
            .orElse(widest);
    BitSet explained = (BitSet) widest.bad().clone();
    explained.or(narrowest.bad());
    sharings.values().forEach(sharing -> sharing.unexplained.andNot(explained));
    return narrowest;
  }

  private static int shared(BitSet some, BitSet others) {
    BitSet both = (BitSet) some.clone();
    both.and(others);
    return both.cardinality();
  }

  /**
   * The most that turned bad within so many milliseconds, if they are most of what was not bad
   * already.
   */
  private @Nullable Group group(Sharing sharing, long together) {
    BitSet unexplained = sharing.unexplained;
    int count = unexplained.cardinality();
    if (count < FEWEST || count < SHARE * (sharing.able - sharing.bad.cardinality() + count)) {
      return null;
    }
    int from = 0;
    int to = 0;
    int largest = FEWEST - 1;
    int total = 0;
    int within = 0;
    int earlier = 0;
    int before = sharing.bad.nextSetBit(0);
    int next = unexplained.nextSetBit(0);
    for (int first = next; first >= 0; first = unexplained.nextSetBit(first + 1)) {
      long end = oldestFirst.get(first).at() + together;
      while (next >= 0 && oldestFirst.get(next).at() <= end) {
        within++;
        next = unexplained.nextSetBit(next + 1);
      }
      while (before >= 0 && before < first) {
        earlier++;
        before = sharing.bad.nextSetBit(before + 1);
      }
      if (within > largest && within >= SHARE * (sharing.able - earlier)) {
        from = first;
        to = next < 0 ? oldestFirst.size() : next;
        largest = within;
        total = sharing.able - earlier;
      }
      within--;
    }
    if (largest < FEWEST) {
      return null;
    }
    BitSet most = (BitSet) unexplained.clone();
    most.clear(0, from);
    most.clear(to, oldestFirst.size());
    return new Group(sharing.shared, most, total);
  }

  private CommonCause cause(Group group, WorldView world) {
    List<Bad> bad = group.bad().stream().mapToObj(oldestFirst::get).toList();
    Map<State, Integer> states = new HashMap<>();
    bad.forEach(one -> states.merge(one.last().state(), 1, Integer::sum));
    State most =
        states.entrySet().stream()
            .max(
                Map.Entry.<State, Integer>comparingByValue()
                    .thenComparing(entry -> entry.getKey().word()))
            .orElseThrow()
            .getKey();
    return new CommonCause(
        group.shared().kind(),
        name(group.shared(), bad.getFirst().environment().account(), world),
        most,
        bad.stream().map(Bad::environment).toList(),
        group.total(),
        bad.getFirst().last().since(),
        bad.getLast().last().since());
  }

  private static String name(Shared shared, AccountId account, WorldView world) {
    return shared.kind() == Kind.ACCOUNT
        ? world.account(account).map(AccountView::name).orElse(shared.name())
        : shared.name();
  }
}

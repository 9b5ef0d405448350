package envwatch.history;

import envwatch.history.Outlier.Kind;
import envwatch.model.AccountId;
import envwatch.model.Environment;
import envwatch.model.EnvironmentKey;
import envwatch.model.Expiration;
import envwatch.model.Hardware;
import envwatch.model.Machine;
import envwatch.model.Phase;
import envwatch.watch.WatchedEnvironment;
import envwatch.watch.WorldView;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.function.ToIntFunction;
import org.jspecify.annotations.Nullable;

/** Finds what differs from most others of its blueprint. Confined to one thread. */
final class Oddities {
  private static final Duration SINCE_FLOOR = Duration.ofMinutes(5);
  private static final Duration EXPIRATION_FLOOR = Duration.ofHours(1);

  private final Map<Blueprint, Judged> judged = new HashMap<>();
  private Map<Subject, LastSeen> seen = Map.of();
  private Map<Subject, Outlier> found = new HashMap<>();

  private record Blueprint(AccountId account, String name) {}

  /** One of those that are compared. */
  private record Part<T>(Subject subject, T thing) {}

  /**
   * What was found in a group, which is not compared again before something in it changes.
   *
   * @param versions the same instances as long as nothing has changed
   */
  private record Judged(List<@Nullable Object> versions, Map<Subject, Outlier> found) {
    boolean isOf(List<@Nullable Object> now) {
      if (versions.size() != now.size()) {
        return false;
      }
      for (int i = 0; i < now.size(); i++) {
        if (versions.get(i) != now.get(i)) {
          return false;
        }
      }
      return true;
    }
  }

  /**
   * What differs, each in one way: the first of {@link Kind}.
   *
   * @param seen what was last seen of the environments and machines of the view
   */
  public static Map<Subject, Outlier> of(WorldView world, Map<Subject, LastSeen> seen) {
    return new Oddities().find(world, seen, key -> null);
  }

  /**
   * The same, where few environments have changed since the call before.
   *
   * @param version the same instance as long as nothing new was seen of an environment
   */
  public Map<Subject, Outlier> find(
      WorldView world,
      Map<Subject, LastSeen> seen,
      Function<EnvironmentKey, @Nullable Object> version) {
    this.seen = seen;
    Map<Blueprint, List<Part<Environment>>> groups = groups(world);
    judged.keySet().retainAll(groups.keySet());
    Map<Subject, Outlier> all = new HashMap<>();
    groups.forEach((blueprint, group) -> {
      List<@Nullable Object> versions = new ArrayList<>(2 * group.size());
      for (Part<Environment> part : group) {
        versions.add(part.thing());
        versions.add(version.apply(part.subject().environment()));
      }
      Judged before = judged.get(blueprint);
      if (before == null || !before.isOf(versions)) {
        found = new HashMap<>();
        compare(blueprint.name(), group);
        before = new Judged(versions, found);
        judged.put(blueprint, before);
      }
      all.putAll(before.found());
    });
    return all;
  }

  private static Map<Blueprint, List<Part<Environment>>> groups(WorldView world) {
    Map<Blueprint, List<Part<Environment>>> groups = new LinkedHashMap<>();
    for (WatchedEnvironment watched : world.environments()) {
      Environment environment = watched.environment();
      if (environment != null
          && environment.blueprint() != null
          && environment.complete()
          && watched.upToDate(world.at())) {
        groups
            .computeIfAbsent(
                new Blueprint(watched.key().account(), environment.blueprint()),
                key -> new ArrayList<>())
            .add(new Part<>(Subject.of(watched.key()), environment));
      }
    }
    return groups;
  }

  private void compare(String blueprint, List<Part<Environment>> group) {
    if (!Majority.comparable(group.size()) || changes(group)) {
      return;
    }
    values(blueprint, group, Kind.STATE, part -> state(part.subject()));
    values(
        blueprint,
        group,
        Kind.MACHINES,
        part ->
            part.thing().machinesKnown() && part.thing().unread() == 0
                ? String.valueOf(part.thing().machines().size())
                : null);
    machines(group).forEach(machines -> compareMachines(blueprint, machines));
    moments(blueprint, group, Kind.SINCE, SINCE_FLOOR, this::runningSince);
    moments(blueprint, group, Kind.EXPIRATION, EXPIRATION_FLOOR, Oddities::expiration);
  }

  /** While more than a third of a group changes, differences are to be expected. */
  private boolean changes(List<Part<Environment>> group) {
    long changing = group.stream().filter(part -> phase(part.subject()) == Phase.CHANGING).count();
    return changing * 3 > group.size();
  }

  private @Nullable Phase phase(Subject subject) {
    LastSeen last = seen.get(subject);
    return last == null ? null : last.state().phase();
  }

  /** The state in words; null for what is on its way, which will become like the others. */
  private @Nullable String state(Subject subject) {
    LastSeen last = seen.get(subject);
    if (last == null || last.state().phase() == Phase.CHANGING) {
      return null;
    }
    boolean wordSays = !last.state().word().isEmpty() && last.state().phase() != Phase.PROBLEM;
    return wordSays ? last.state().word() : last.state().phase().name();
  }

  /** The machines of the same name. */
  private static List<List<Part<Machine>>> machines(List<Part<Environment>> group) {
    Map<String, List<Part<Machine>>> byName = new LinkedHashMap<>();
    for (Part<Environment> part : group) {
      for (Machine machine : part.thing().machines()) {
        Subject subject = new Subject(part.subject().environment(), machine.id());
        byName
            .computeIfAbsent(machine.name(), name -> new ArrayList<>())
            .add(new Part<>(subject, machine));
      }
    }
    return byName.values().stream().filter(same -> Majority.comparable(same.size())).toList();
  }

  private void compareMachines(String blueprint, List<Part<Machine>> machines) {
    values(blueprint, machines, Kind.STATE, part -> state(part.subject()));
    values(blueprint, machines, Kind.OPERATING_SYSTEM, part -> part.thing().operatingSystem());
    values(blueprint, machines, Kind.MEMORY, hardware(Hardware::memoryMegabytes));
    values(blueprint, machines, Kind.CPUS, hardware(Hardware::cpus));
    values(blueprint, machines, Kind.DISK, hardware(Hardware::diskGigabytes));
  }

  private static Function<Part<Machine>, @Nullable String> hardware(ToIntFunction<Hardware> value) {
    return part -> {
      Hardware hardware = part.thing().hardware();
      int number = hardware == null ? 0 : value.applyAsInt(hardware);
      return number == 0 ? null : String.valueOf(number);
    };
  }

  private <T> void values(
      String blueprint, List<Part<T>> group, Kind kind, Function<Part<T>, @Nullable String> value) {
    List<@Nullable String> own = new ArrayList<>();
    group.forEach(part -> own.add(value.apply(part)));
    Majority.of(own)
        .ifPresent(most -> {
          for (int i = 0; i < group.size(); i++) {
            String one = own.get(i);
            if (one != null && !one.equals(most.value())) {
              Subject subject = group.get(i).subject();
              add(subject, kind, blueprint, one, most.value(), most.agreeing(), most.group());
            }
          }
        });
  }

  private void add(
      Subject subject,
      Kind kind,
      String blueprint,
      String own,
      String usual,
      int agreeing,
      int group) {
    found.putIfAbsent(subject, new Outlier(subject, kind, blueprint, own, usual, agreeing, group));
  }

  private void moments(
      String blueprint,
      List<Part<Environment>> group,
      Kind kind,
      Duration floor,
      Function<Part<Environment>, @Nullable Instant> value) {
    Map<Subject, Double> values = new LinkedHashMap<>();
    for (Part<Environment> part : group) {
      Instant own = value.apply(part);
      if (own != null) {
        values.put(part.subject(), (double) own.getEpochSecond());
      }
    }
    if (!Majority.comparable(values.size())) {
      return;
    }
    Numbers numbers = new Numbers(List.copyOf(values.values()), floor.toSeconds());
    int agreeing = (int) values.values().stream().filter(own -> !numbers.isOdd(own)).count();
    if (agreeing * 3 < values.size() * 2) {
      return;
    }
    String usual = moment(numbers.median());
    values.forEach((subject, own) -> {
      if (numbers.isOdd(own)) {
        add(subject, kind, blueprint, moment(own), usual, agreeing, values.size());
      }
    });
  }

  /** Only of those whose beginning was seen, and that run. */
  private @Nullable Instant runningSince(Part<Environment> part) {
    LastSeen last = seen.get(part.subject());
    return last == null || !last.exact() || last.state().phase() != Phase.RUNNING
        ? null
        : last.since();
  }

  private static @Nullable Instant expiration(Part<Environment> part) {
    return part.thing().expiration() instanceof Expiration.At(Instant moment) ? moment : null;
  }

  private static String moment(double epochSecond) {
    return Instant.ofEpochSecond(Math.round(epochSecond)).toString();
  }
}

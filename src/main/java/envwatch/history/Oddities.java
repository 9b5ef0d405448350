package envwatch.history;

import envwatch.history.Outlier.Kind;
import envwatch.model.AccountId;
import envwatch.model.Environment;
import envwatch.model.EnvironmentKey;
import envwatch.model.Hardware;
import envwatch.model.Machine;
import envwatch.watch.AccountView;
import envwatch.watch.WatchedEnvironment;
import envwatch.watch.WorldView;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import java.util.function.ToIntFunction;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** Finds what is set up differently from most others of its blueprint. Confined to one thread. */
final class Oddities {
  /** Accounts of which everything was read once: among a part of it the usual may seem odd. */
  private final Set<AccountId> read = new HashSet<>();

  private final Map<Blueprint, Judged> judged = new HashMap<>();
  private Map<EnvironmentKey, List<Outlier>> found = new HashMap<>();

  private record Blueprint(AccountId account, String name) {}

  /** One of those that are compared. */
  private record Part<T>(Subject subject, T thing) {}

  /**
   * What was found in a group, which is not compared again before something in it changes.
   *
   * @param environments the same instances as long as nothing has changed
   */
  private record Judged(List<Environment> environments, Map<EnvironmentKey, List<Outlier>> found) {
    boolean isOf(List<Part<Environment>> now) {
      if (environments.size() != now.size()) {
        return false;
      }
      for (int i = 0; i < now.size(); i++) {
        if (environments.get(i) != now.get(i).thing()) {
          return false;
        }
      }
      return true;
    }
  }

  /** What differs, itself or in its machines, in the order of {@link Kind}. */
  Map<EnvironmentKey, List<Outlier>> find(WorldView world) {
    takeRead(world);
    Map<Blueprint, List<Part<Environment>>> groups = groups(world);
    judged.keySet().retainAll(groups.keySet());
    Map<EnvironmentKey, List<Outlier>> all = new HashMap<>();
    groups.forEach((blueprint, group) -> {
      Judged before = judged.get(blueprint);
      if (before == null || !before.isOf(group)) {
        found = new HashMap<>();
        compare(blueprint.name(), group);
        found.replaceAll((environment, outliers) -> List.copyOf(outliers));
        before = new Judged(group.stream().map(Part::thing).toList(), found);
        judged.put(blueprint, before);
      }
      all.putAll(before.found());
    });
    return all;
  }

  private void takeRead(WorldView world) {
    Set<AccountId> unread =
        world.environments().stream()
            .filter(watched -> !watched.lookedAt())
            .map(watched -> watched.key().account())
            .collect(Collectors.toSet());
    read.retainAll(world.accounts().stream().map(AccountView::id).toList());
    world.accounts().stream()
        .filter(account -> account.listed() && !unread.contains(account.id()))
        .forEach(account -> read.add(account.id()));
  }

  private Map<Blueprint, List<Part<Environment>>> groups(WorldView world) {
    Map<Blueprint, List<Part<Environment>>> groups = new LinkedHashMap<>();
    for (WatchedEnvironment watched : world.environments()) {
      Environment environment = watched.environment();
      if (environment != null
          && environment.blueprint() != null
          && environment.complete()
          && read.contains(watched.key().account())
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
    if (!Majority.comparable(group.size())) {
      return;
    }
    values(blueprint, group, Kind.SNAPSHOT, part -> part.thing().snapshot());
    values(blueprint, group, Kind.MACHINES, part -> ofMachines(part, Oddities::count));
    values(blueprint, group, Kind.MACHINE_NAMES, part -> ofMachines(part, Oddities::names));
    machines(group).forEach(machines -> compareMachines(blueprint, machines));
  }

  /** Only of all machines: some that were not read are no difference. */
  private static @Nullable String ofMachines(
      Part<Environment> part, Function<List<Machine>, String> value) {
    Environment environment = part.thing();
    return environment.machinesKnown() && environment.unread() == 0
        ? value.apply(environment.machines())
        : null;
  }

  private static String count(List<Machine> machines) {
    return String.valueOf(machines.size());
  }

  private static String names(List<Machine> machines) {
    return machines.stream().map(Machine::name).sorted().collect(Collectors.joining(", "));
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
              add(
                  new Outlier(
                      subject, kind, blueprint, one, most.value(), most.agreeing(), most.group()));
            }
          }
        });
  }

  /** Where the number of machines differs, that their names do goes without saying. */
  private void add(Outlier outlier) {
    List<Outlier> known =
        found.computeIfAbsent(outlier.subject().environment(), key -> new ArrayList<>());
    boolean said =
        outlier.kind() == Kind.MACHINE_NAMES
            && known.stream().anyMatch(other -> other.kind() == Kind.MACHINES);
    if (!said) {
      known.add(outlier);
    }
  }
}

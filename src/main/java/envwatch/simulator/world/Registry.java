package envwatch.simulator.world;

import envwatch.simulator.world.lab.Catalogue;
import envwatch.simulator.world.lab.LabBlueprint;
import envwatch.simulator.world.lab.LabEnvironment;
import envwatch.simulator.world.lab.LabProject;
import envwatch.simulator.world.lab.LabSnapshot;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.UnaryOperator;

/** The current content of the world. Not thread-safe: guarded by the world's lock. */
final class Registry {
  private static final int SNAPSHOTS_PER_BLUEPRINT = 5;

  private final Map<String, LabEnvironment> environments = new LinkedHashMap<>();
  private final Map<String, List<LabSnapshot>> snapshots = new LinkedHashMap<>();
  private Catalogue catalogue;

  Registry(Catalogue catalogue) {
    this.catalogue = catalogue;
  }

  Catalogue catalogue() {
    return catalogue;
  }

  void add(LabProject project, LabBlueprint blueprint) {
    catalogue = catalogue.with(project, blueprint);
  }

  List<LabEnvironment> environments() {
    return List.copyOf(environments.values());
  }

  Optional<LabEnvironment> environment(String id) {
    return Optional.ofNullable(environments.get(id));
  }

  void put(LabEnvironment environment) {
    environments.put(environment.id(), environment);
  }

  void change(String id, UnaryOperator<LabEnvironment> change) {
    environments.computeIfPresent(id, (same, environment) -> change.apply(environment));
  }

  void remove(String id) {
    environments.remove(id);
  }

  /** The snapshots of a blueprint, oldest first. */
  List<LabSnapshot> snapshots(String blueprintId) {
    return List.copyOf(snapshots.getOrDefault(blueprintId, List.of()));
  }

  List<LabSnapshot> allSnapshots() {
    return snapshots.values().stream().flatMap(List::stream).toList();
  }

  /** Adds it as the latest; a sixth one replaces the oldest (service/api-v2.md). */
  void add(LabSnapshot snapshot) {
    List<LabSnapshot> all = new ArrayList<>(snapshots(snapshot.blueprintId()));
    if (snapshot.isDefault()) {
      all.replaceAll(other -> other.withDefault(false));
    }
    all.add(snapshot);
    while (all.size() > SNAPSHOTS_PER_BLUEPRINT) {
      all.removeFirst();
    }
    if (all.stream().noneMatch(LabSnapshot::isDefault)) {
      all.set(0, all.getFirst().withDefault(true));
    }
    snapshots.put(snapshot.blueprintId(), all);
  }

  void makeDefault(LabSnapshot snapshot) {
    snapshots.computeIfPresent(
        snapshot.blueprintId(),
        (same, all) ->
            all.stream()
                .map(other -> other.withDefault(other.id().equals(snapshot.id())))
                .toList());
  }

  int nextSnapshotNumber(String blueprintId) {
    return snapshots(blueprintId).stream()
            .map(LabSnapshot::number)
            .max(Comparator.naturalOrder())
            .orElse(0)
        + 1;
  }
}

package envwatch.simulator.world.change;

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
import java.util.function.Supplier;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/** The current content of the world. Not thread-safe: guarded by the world's lock. */
public final class Registry {
  private static final int SNAPSHOTS_PER_BLUEPRINT = 5;

  private final Map<String, LabEnvironment> environments = new LinkedHashMap<>();
  private final Map<String, List<LabSnapshot>> snapshots = new LinkedHashMap<>();
  private final Observer observer;
  private @Nullable Supplier<List<LabSnapshot>> unread;
  private Catalogue catalogue;

  /** Learns of every change of an environment. */
  public interface Observer {
    /**
     * @param before null if it is new
     * @param after null if it was removed
     */
    void changed(@Nullable LabEnvironment before, @Nullable LabEnvironment after);
  }

  public Registry(Catalogue catalogue) {
    this(catalogue, (before, after) -> {});
  }

  public Registry(Catalogue catalogue, Observer observer) {
    this.catalogue = catalogue;
    this.observer = observer;
  }

  public Catalogue catalogue() {
    return catalogue;
  }

  public void add(LabProject project, LabBlueprint blueprint) {
    catalogue = catalogue.with(project, blueprint);
  }

  /**
   * Replaces all snapshots, as soon as one is asked for.
   *
   * @param supplier must not use this registry
   */
  public void snapshotsLater(Supplier<List<LabSnapshot>> supplier) {
    unread = supplier;
  }

  private Map<String, List<LabSnapshot>> byBlueprint() {
    Supplier<List<LabSnapshot>> supplier = unread;
    if (supplier != null) {
      unread = null;
      snapshots.clear();
      supplier.get().forEach(this::add);
    }
    return snapshots;
  }

  public List<LabEnvironment> environments() {
    return List.copyOf(environments.values());
  }

  public Optional<LabEnvironment> environment(String id) {
    return Optional.ofNullable(environments.get(id));
  }

  public void put(LabEnvironment environment) {
    observer.changed(environments.put(environment.id(), environment), environment);
  }

  public void change(String id, UnaryOperator<LabEnvironment> change) {
    LabEnvironment before = environments.get(id);
    if (before != null) {
      put(change.apply(before));
    }
  }

  public void remove(String id) {
    LabEnvironment removed = environments.remove(id);
    if (removed != null) {
      observer.changed(removed, null);
    }
  }

  /** The snapshots of a blueprint, oldest first. */
  public List<LabSnapshot> snapshots(String blueprintId) {
    return List.copyOf(byBlueprint().getOrDefault(blueprintId, List.of()));
  }

  public List<LabSnapshot> allSnapshots() {
    return byBlueprint().values().stream().flatMap(List::stream).toList();
  }

  /** Adds it as the latest; a sixth one replaces the oldest (service/api-v2.md). */
  public void add(LabSnapshot snapshot) {
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
    byBlueprint().put(snapshot.blueprintId(), all);
  }

  public void makeDefault(LabSnapshot snapshot) {
    byBlueprint()
        .computeIfPresent(
            snapshot.blueprintId(),
            (same, all) ->
                all.stream()
                    .map(other -> other.withDefault(other.id().equals(snapshot.id())))
                    .toList());
  }

  public int nextSnapshotNumber(String blueprintId) {
    return snapshots(blueprintId).stream()
            .map(LabSnapshot::number)
            .max(Comparator.naturalOrder())
            .orElse(0)
        + 1;
  }
}

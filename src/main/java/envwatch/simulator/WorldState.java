package envwatch.simulator;

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
final class WorldState {
  private static final int SNAPSHOTS_PER_BLUEPRINT = 5;

  private final Map<String, LabEnvironment> environments = new LinkedHashMap<>();
  private final Map<String, List<LabSnapshot>> snapshots = new LinkedHashMap<>();
  private final List<Observer> observers = new ArrayList<>();
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

  public WorldState(Catalogue catalogue) {
    this.catalogue = catalogue;
  }

  /** Tells of every change from now on. */
  public void observe(Observer observer) {
    observers.add(observer);
  }

  /** Tells this observer of nothing more. */
  public void forget(Observer observer) {
    observers.remove(observer);
  }

  public Catalogue catalogue() {
    return catalogue;
  }

  public void add(LabProject project, LabBlueprint blueprint) {
    catalogue = catalogue.with(project, blueprint);
  }

  public void add(LabProject project, LabPolicy policy) {
    catalogue = catalogue.with(project, policy);
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
    tell(environments.put(environment.id(), environment), environment);
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
      tell(removed, null);
    }
  }

  private void tell(@Nullable LabEnvironment before, @Nullable LabEnvironment after) {
    observers.forEach(observer -> observer.changed(before, after));
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

package envwatch.actions.rules;

import envwatch.model.ActionKind;
import envwatch.model.EnvironmentKey;
import envwatch.model.MachineId;
import envwatch.watch.WatchedEnvironment;
import envwatch.watch.WorldView;
import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Everything that determines which actions are possible at one moment. */
public final class Situation {
  private final WorldView world;
  private final boolean readOnly;
  private final Set<Pending> pending;

  /** Created on first use: hundreds of targets are looked up in the same situation. */
  private @Nullable Map<EnvironmentKey, WatchedEnvironment> byKey;

  public Situation(WorldView world, boolean readOnly, Set<Pending> pending) {
    this.world = world;
    this.readOnly = readOnly;
    this.pending = Set.copyOf(pending);
  }

  public WorldView world() {
    return world;
  }

  public boolean readOnly() {
    return readOnly;
  }

  public Set<Pending> pending() {
    return pending;
  }

  /** The environment as currently known; null if it is not watched. */
  public synchronized @Nullable WatchedEnvironment find(EnvironmentKey key) {
    if (byKey == null) {
      byKey = HashMap.newHashMap(world.environments().size());
      for (WatchedEnvironment watched : world.environments()) {
        byKey.put(watched.key(), watched);
      }
    }
    return byKey.get(key);
  }

  /**
   * An action in progress: requested, but not finished.
   *
   * @param machine null for an action on the whole environment
   */
  public record Pending(ActionKind kind, EnvironmentKey key, @Nullable MachineId machine) {
    public static Pending of(ActionKind kind, Target target) {
      return new Pending(kind, target.key(), kind.onMachine() ? target.machine() : null);
    }
  }
}

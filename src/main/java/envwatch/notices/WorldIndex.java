package envwatch.notices;

import envwatch.model.AccountId;
import envwatch.model.Environment;
import envwatch.model.EnvironmentKey;
import envwatch.model.Phase;
import envwatch.watch.AccountView;
import envwatch.watch.Link;
import envwatch.watch.WatchedEnvironment;
import envwatch.watch.WorldView;
import java.time.Duration;
import java.time.Instant;
import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** A view of the world in which environments are found by their keys. Confined to one thread. */
final class WorldIndex {

  private final WorldView world;

  /** Made when first asked for: most views contain nothing to tell. */
  private @Nullable Map<EnvironmentKey, WatchedEnvironment> environments;

  public WorldIndex(WorldView world) {
    this.world = world;
  }

  public WorldView world() {
    return world;
  }

  public @Nullable WatchedEnvironment find(EnvironmentKey key) {
    Map<EnvironmentKey, WatchedEnvironment> byKey = environments;
    if (byKey == null) {
      byKey = HashMap.newHashMap(world.environments().size());
      for (WatchedEnvironment watched : world.environments()) {
        byKey.put(watched.key(), watched);
      }
      environments = byKey;
    }
    return byKey.get(key);
  }

  /** The environment's name; its id if it is not known. */
  public String name(EnvironmentKey key) {
    WatchedEnvironment watched = find(key);
    return watched == null ? key.environment().value() : watched.name();
  }

  /** Whether the account answers. */
  public boolean reachable(AccountId account) {
    return world.account(account).filter(view -> view.link() instanceof Link.Live).isPresent();
  }

  /** Whether the account answers and has listed its environments without this one. */
  public boolean missing(EnvironmentKey key) {
    return find(key) == null
        && reachable(key.account())
        && world.account(key.account()).filter(AccountView::listed).isPresent();
  }

  /**
   * The phase of an environment that was seen with its machines by the newest look; {@link
   * Phase#UNKNOWN} for others.
   */
  public static Phase phase(WatchedEnvironment watched, Instant now) {
    Environment environment = watched.environment();
    boolean seen = environment != null && environment.complete() && watched.trouble() == null;
    return seen || watched.gone() || watched.forbidden()
        ? watched.assess(now, Duration.ZERO).state()
        : Phase.UNKNOWN;
  }
}

package envwatch.watch;

import envwatch.model.AccountId;
import envwatch.model.Environment;
import envwatch.model.EnvironmentKey;
import envwatch.model.Phase;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** A view of the world in which environments are found by their keys. */
public final class WorldIndex {

  private final WorldView world;

  /** Made when first asked for: most views contain nothing to tell. */
  private volatile @Nullable Map<EnvironmentKey, Integer> places;

  public WorldIndex(WorldView world) {
    this.world = world;
  }

  /** An index of a later view, which nearly always has the same environments in the same places. */
  public WorldIndex followedBy(WorldView later) {
    WorldIndex next = new WorldIndex(later);
    next.places = sameKeys(world.environments(), later.environments()) ? places : null;
    return next;
  }

  /** Those that are not known just so from the view before. */
  public List<WatchedEnvironment> differingFrom(WorldView before) {
    List<WatchedEnvironment> now = world.environments();
    List<WatchedEnvironment> former = before.environments();
    if (now.size() != former.size()) {
      return now;
    }
    List<WatchedEnvironment> differing = new ArrayList<>();
    for (int i = 0; i < now.size(); i++) {
      if (now.get(i) != former.get(i)) {
        differing.add(now.get(i));
      }
    }
    return differing;
  }

  private static boolean sameKeys(List<WatchedEnvironment> some, List<WatchedEnvironment> others) {
    if (some.size() != others.size()) {
      return false;
    }
    for (int i = 0; i < some.size(); i++) {
      if (!some.get(i).key().equals(others.get(i).key())) {
        return false;
      }
    }
    return true;
  }

  /** The view itself. */
  public WorldView world() {
    return world;
  }

  /** The environment as it is known; null if it is not watched. */
  public @Nullable WatchedEnvironment find(EnvironmentKey key) {
    List<WatchedEnvironment> environments = world.environments();
    Map<EnvironmentKey, Integer> byKey = places;
    if (byKey == null) {
      byKey = HashMap.newHashMap(environments.size());
      for (int i = 0; i < environments.size(); i++) {
        byKey.put(environments.get(i).key(), i);
      }
      places = byKey;
    }
    Integer place = byKey.get(key);
    return place == null ? null : environments.get(place);
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

package envwatch.history;

import envwatch.model.EnvironmentKey;
import java.util.AbstractMap;
import java.util.AbstractSet;
import java.util.HashSet;
import java.util.Iterator;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Since when each environment and machine is in its state. Shares the parts that have not changed
 * with the map before: of thousands of environments only a few change at a time.
 */
final class SinceMap extends AbstractMap<Subject, Since> {
  private final Map<EnvironmentKey, Map<Subject, Since>> parts;

  /** Tells this map from others, without keeping them. */
  private final Object token = new Object();

  private final Object tokenBefore;
  private final Set<EnvironmentKey> changed;

  /**
   * @param before the map that this one replaces
   * @param changed the environments whose parts differ from those of that map
   */
  SinceMap(
      Map<EnvironmentKey, Map<Subject, Since>> parts,
      Map<Subject, Since> before,
      Set<EnvironmentKey> changed) {
    this.parts = Map.copyOf(parts);
    tokenBefore = before instanceof SinceMap former ? former.token : before;
    this.changed = Set.copyOf(changed);
  }

  @Override
  public @Nullable Since get(@Nullable Object key) {
    return key instanceof Subject subject
        ? parts.getOrDefault(subject.environment(), Map.of()).get(subject)
        : null;
  }

  /** The environments of which anything is in another state, or since another time. */
  Set<EnvironmentKey> differencesTo(SinceMap earlier) {
    if (earlier == this || earlier.token == tokenBefore) {
      return earlier == this ? Set.of() : changed;
    }
    Set<EnvironmentKey> different = new HashSet<>();
    parts.forEach((key, part) -> {
      if (earlier.parts.get(key) != part) {
        different.add(key);
      }
    });
    earlier.parts.keySet().stream().filter(key -> !parts.containsKey(key)).forEach(different::add);
    return different;
  }

  @Override
  public boolean containsKey(@Nullable Object key) {
    return get(key) != null;
  }

  @Override
  public Set<Entry<Subject, Since>> entrySet() {
    return new AbstractSet<>() {
      @Override
      public Iterator<Entry<Subject, Since>> iterator() {
        return parts.values().stream().flatMap(part -> part.entrySet().stream()).iterator();
      }

      @Override
      public int size() {
        return parts.values().stream().mapToInt(Map::size).sum();
      }
    };
  }
}

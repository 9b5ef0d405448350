package envwatch.history;

import envwatch.model.EnvironmentKey;
import java.util.AbstractMap;
import java.util.AbstractSet;
import java.util.HashSet;
import java.util.Iterator;
import java.util.Map;
import java.util.Set;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/**
 * Since when each environment and machine is in its state. Shares the parts that have not changed
 * with the map before: of thousands of environments only a few change at a time.
 */
final class SinceMap extends AbstractMap<Subject, Since> {
  private final Map<EnvironmentKey, Map<Subject, Since>> parts;

  /** Tells this map from others, without keeping them. */
  private final Object token;

  private final Object tokenBefore;
  private final Set<EnvironmentKey> changed;
  private final UnaryOperator<Subject> shown;
  private final UnaryOperator<Subject> real;

  /**
   * @param before the map that this one replaces
   * @param changed the environments whose parts differ from those of that map
   */
  SinceMap(
      Map<EnvironmentKey, Map<Subject, Since>> parts,
      Map<Subject, Since> before,
      Set<EnvironmentKey> changed) {
    this(
        Map.copyOf(parts),
        new Object(),
        before instanceof SinceMap former ? former.token : before,
        Set.copyOf(changed),
        UnaryOperator.identity(),
        UnaryOperator.identity());
  }

  private SinceMap(
      Map<EnvironmentKey, Map<Subject, Since>> parts,
      Object token,
      Object tokenBefore,
      Set<EnvironmentKey> changed,
      UnaryOperator<Subject> shown,
      UnaryOperator<Subject> real) {
    this.parts = parts;
    this.token = token;
    this.tokenBefore = tokenBefore;
    this.changed = changed;
    this.shown = shown;
    this.real = real;
  }

  /**
   * The same with other subjects, which are found out when they are asked for.
   *
   * @param other what stands for a subject of this map
   * @param back the subject of this map that another stands for
   */
  SinceMap as(UnaryOperator<Subject> other, UnaryOperator<Subject> back) {
    return new SinceMap(parts, token, tokenBefore, changed, other, back);
  }

  @Override
  public @Nullable Since get(@Nullable Object key) {
    if (!(key instanceof Subject subject)) {
      return null;
    }
    Subject own = real.apply(subject);
    return parts.getOrDefault(own.environment(), Map.of()).get(own);
  }

  /** The environments of which anything is in another state, or since another time. */
  Set<EnvironmentKey> differencesTo(SinceMap earlier) {
    if (earlier.token == token) {
      return Set.of();
    }
    Set<EnvironmentKey> different = new HashSet<>();
    if (earlier.token == tokenBefore) {
      changed.forEach(key -> different.add(shown(key)));
      return different;
    }
    parts.forEach((key, part) -> {
      if (earlier.parts.get(key) != part) {
        different.add(shown(key));
      }
    });
    earlier.parts.keySet().stream()
        .filter(key -> !parts.containsKey(key))
        .forEach(key -> different.add(shown(key)));
    return different;
  }

  private EnvironmentKey shown(EnvironmentKey key) {
    return shown.apply(Subject.of(key)).environment();
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
        return parts.values().stream()
            .flatMap(part -> part.entrySet().stream())
            .map(entry -> Map.entry(shown.apply(entry.getKey()), entry.getValue()))
            .iterator();
      }

      @Override
      public int size() {
        return parts.values().stream().mapToInt(Map::size).sum();
      }
    };
  }
}

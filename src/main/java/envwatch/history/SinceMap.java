package envwatch.history;

import envwatch.model.EnvironmentKey;
import envwatch.model.MachineId;
import java.util.AbstractMap;
import java.util.AbstractSet;
import java.util.HashMap;
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
  /** By environment and machine; null is the environment itself. */
  private final Map<EnvironmentKey, Map<@Nullable MachineId, Since>> parts;

  /** Tells this map from others, without keeping them. */
  private final Object token = new Object();

  private final Object tokenBefore;
  private final Set<EnvironmentKey> changed;

  /**
   * @param before the map that this one replaces
   * @param changed the environments whose parts differ from those of that map
   */
  SinceMap(
      Map<EnvironmentKey, Map<@Nullable MachineId, Since>> parts,
      Map<Subject, Since> before,
      Set<EnvironmentKey> changed) {
    this.parts = Map.copyOf(parts);
    tokenBefore = before instanceof SinceMap former ? former.token : before;
    this.changed = Set.copyOf(changed);
  }

  /** A map that replaces none. */
  static SinceMap of(Map<Subject, Since> all) {
    Map<EnvironmentKey, Map<@Nullable MachineId, Since>> parts = new HashMap<>();
    all.forEach((subject, since) ->
        parts
            .computeIfAbsent(subject.environment(), key -> new HashMap<>())
            .put(subject.machine(), since));
    return new SinceMap(parts, Map.of(), parts.keySet());
  }

  /**
   * The same of other environments and machines.
   *
   * @param earlier a map before this one
   * @param earlierTranslated what this method made of that map
   */
  SinceMap translated(
      UnaryOperator<EnvironmentKey> environments,
      UnaryOperator<MachineId> machines,
      SinceMap earlier,
      SinceMap earlierTranslated) {
    Map<EnvironmentKey, Map<@Nullable MachineId, Since>> translated =
        new HashMap<>(earlierTranslated.parts);
    Set<EnvironmentKey> different = new HashSet<>();
    for (EnvironmentKey key : differencesTo(earlier)) {
      EnvironmentKey other = environments.apply(key);
      different.add(other);
      Map<@Nullable MachineId, Since> part = parts.get(key);
      if (part == null) {
        translated.remove(other);
      } else {
        translated.put(other, translated(part, machines));
      }
    }
    return new SinceMap(translated, earlierTranslated, different);
  }

  private static Map<@Nullable MachineId, Since> translated(
      Map<@Nullable MachineId, Since> part, UnaryOperator<MachineId> machines) {
    Map<@Nullable MachineId, Since> translated = HashMap.newHashMap(part.size());
    part.forEach((machine, since) ->
        translated.put(machine == null ? null : machines.apply(machine), since));
    return translated;
  }

  @Override
  public @Nullable Since get(@Nullable Object key) {
    return key instanceof Subject subject ? of(subject) : null;
  }

  private @Nullable Since of(Subject subject) {
    Map<@Nullable MachineId, Since> part = parts.get(subject.environment());
    return part == null ? null : part.get(subject.machine());
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
        return parts.entrySet().stream()
            .flatMap(part ->
                part.getValue().entrySet().stream()
                    .map(entry ->
                        Map.entry(new Subject(part.getKey(), entry.getKey()), entry.getValue())))
            .iterator();
      }

      @Override
      public int size() {
        return parts.values().stream().mapToInt(Map::size).sum();
      }
    };
  }
}

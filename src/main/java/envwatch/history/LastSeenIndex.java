package envwatch.history;

import envwatch.model.EnvironmentKey;
import envwatch.model.MachineId;
import envwatch.model.Phase;
import java.util.Collection;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * What is remembered, by environment and machine. Of thousands of environments a view tells of a
 * few: only these are taken up again.
 */
final class LastSeenIndex {
  private final Map<EnvironmentKey, List<LastSeen>> parts = new HashMap<>();
  private final Map<Subject, LastSeen> seen = new HashMap<>();
  private final Map<Subject, LastSeen> changing = new HashMap<>();
  private final Map<EnvironmentKey, Map<@Nullable MachineId, Since>> states = new HashMap<>();
  private Map<Subject, Since> since = Map.of();

  /**
   * Takes in what is remembered now.
   *
   * @param different the environments that are remembered otherwise than before
   */
  void take(Set<EnvironmentKey> different, LastStates memory) {
    Set<EnvironmentKey> changed = new HashSet<>();
    for (EnvironmentKey key : different) {
      if (take(key, memory.lastSeen(key))) {
        changed.add(key);
      }
    }
    if (!changed.isEmpty()) {
      since = new SinceMap(states, since, changed);
    }
  }

  /** Whether since when anything is in its state is another now. */
  private boolean take(EnvironmentKey key, List<LastSeen> now) {
    List<LastSeen> known = now.isEmpty() ? parts.remove(key) : parts.put(key, now);
    List<LastSeen> before = known == null ? List.of() : known;
    for (LastSeen one : before) {
      seen.remove(one.subject());
      changing.remove(one.subject());
    }
    for (LastSeen one : now) {
      seen.put(one.subject(), one);
      if (one.state().phase() == Phase.CHANGING) {
        changing.put(one.subject(), one);
      }
    }
    Map<@Nullable MachineId, Since> newest = states(now);
    if (newest.equals(states.getOrDefault(key, Map.of()))) {
      return false;
    }
    if (newest.isEmpty()) {
      states.remove(key);
    } else {
      states.put(key, newest);
    }
    return true;
  }

  private static Map<@Nullable MachineId, Since> states(List<LastSeen> parts) {
    Map<@Nullable MachineId, Since> states = new HashMap<>();
    parts.forEach(one -> states.put(one.subject().machine(), one.inState()));
    return states;
  }

  /** What was last seen, except for when. */
  Map<Subject, LastSeen> seen() {
    return seen;
  }

  /** Those that are on their way. */
  Collection<LastSeen> changing() {
    return Collections.unmodifiableCollection(changing.values());
  }

  /** Since when each is in its state; the same instance as long as nothing changes. */
  Map<Subject, Since> since() {
    return since;
  }
}

package envwatch.ui.history;

import envwatch.history.Cause;
import envwatch.history.Change;
import envwatch.history.Subject;
import envwatch.model.EnvironmentKey;
import envwatch.model.Phase;
import envwatch.ui.history.Event.Changed;
import envwatch.util.Bounds;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Folds what machines did together, or with their environment, into one event: changes into the
 * same state by one cause that may have happened at the same moment.
 */
final class MachineFolding {
  /** Changes that belong together, the newest first. */
  private static final class Group {
    private final List<Changed> members = new ArrayList<>();
    private final Set<Subject> subjects = new HashSet<>();
    private Instant from = Instant.MAX;

    /** Whether both may have happened at one moment, and not to the same machine. */
    boolean takes(Changed event) {
      return !subjects.contains(event.change().subject())
          && (event.at().equals(members.getLast().at()) || event.at().isAfter(from));
    }

    void add(Changed event) {
      members.add(event);
      subjects.add(event.change().subject());
      Instant before = event.change().lastSeenBefore();
      from = Bounds.min(from, before == null ? event.at() : before);
    }
  }

  private record Together(EnvironmentKey environment, Cause cause) {}

  private MachineFolding() {}

  /**
   * @param newestFirst what changed, each for itself
   */
  static List<Event> of(List<Changed> newestFirst) {
    List<Event> events = new ArrayList<>();
    List<Group> groups = new ArrayList<>();
    Map<Together, Group> newest = new HashMap<>();
    for (Changed event : newestFirst) {
      if (EventText.hasStates(event.change())) {
        Together together = new Together(event.environment(), event.change().cause());
        Group group = newest.get(together);
        if (group == null || !group.takes(event)) {
          group = new Group();
          groups.add(group);
          newest.put(together, group);
        }
        group.add(event);
      } else {
        events.add(event);
      }
    }
    groups.forEach(group -> fold(group.members, events));
    return events;
  }

  /** Under the environment if it changed itself, otherwise machines that did the same. */
  private static void fold(List<Changed> members, List<Event> events) {
    List<Changed> left = new ArrayList<>(members);
    while (!left.isEmpty()) {
      Changed lead =
          left.stream().filter(MachineFolding::isWhole).findFirst().orElse(left.getFirst());
      left.remove(lead);
      List<Changed> folded =
          left.stream()
              .filter(other -> isWhole(lead) ? belongs(other, lead) : isAlike(lead, other))
              .toList();
      left.removeAll(folded);
      events.add(lead.with(folded));
    }
  }

  private static boolean isWhole(Changed event) {
    return event.change().subject().machine() == null;
  }

  /**
   * Whether the environment did the same, for which the service has other words, or has failed
   * because the machine went down.
   */
  private static boolean belongs(Changed machine, Changed whole) {
    Phase own = machine.change().to().phase();
    Phase of = whole.change().to().phase();
    return own == of || of == Phase.PROBLEM && own == Phase.SUSPENDED;
  }

  /** One line says everything about both. */
  private static boolean isAlike(Changed event, Changed another) {
    Change one = event.change();
    Change other = another.change();
    return Objects.equals(one.from(), other.from())
        && one.to().equals(other.to())
        && one.facts().isEmpty()
        && other.facts().isEmpty()
        && event.lasts() == another.lasts()
        && Objects.equals(end(event), end(another));
  }

  private static @Nullable Instant end(Changed event) {
    Change next = event.next();
    return next == null ? null : next.firstSeenAfter();
  }
}

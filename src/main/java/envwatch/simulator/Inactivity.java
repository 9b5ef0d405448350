package envwatch.simulator;

import java.time.Duration;
import java.time.Instant;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * Suspends environments that nobody uses for as long as their policies allow. Called under the
 * world's lock.
 */
final class Inactivity implements WorldState.Observer {
  /** Version 2 documents it ({@code service/api-v2.md}, PostponeInactivityAction). */
  private static final Duration POSTPONED = Duration.ofHours(3);

  private static final Duration BUSY = Duration.ofMinutes(1);

  private final WorldState registry;
  private final Agenda agenda;
  private final Changes changes;
  private final Predicate<Instant> moves;
  private final Set<String> inUse = new HashSet<>();
  private final Map<String, Instant> dueAt = new HashMap<>();

  /**
   * @param moves whether anything happens by itself at that moment
   */
  public Inactivity(WorldState registry, Agenda agenda, Changes changes, Predicate<Instant> moves) {
    this.registry = registry;
    this.agenda = agenda;
    this.changes = changes;
    this.moves = moves;
  }

  @Override
  public void changed(@Nullable LabEnvironment before, @Nullable LabEnvironment after) {
    if (after == null) {
      dueAt.remove(before == null ? "" : before.id());
    } else if (after.state() == EnvironmentState.RUNNING
        && (before == null || before.state() != EnvironmentState.RUNNING)) {
      rest(after);
    }
  }

  /** Somebody begins to use it: it stays awake until they leave. */
  public void enter(String id) {
    inUse.add(id);
  }

  /** Nobody uses it any more, from now on. */
  public void leave(String id) {
    inUse.remove(id);
    registry.environment(id).ifPresent(this::rest);
  }

  /** Postpones the suspension. */
  public void postpone(LabEnvironment environment) {
    environment
        .origin()
        .policy()
        .flatMap(LabPolicy::idle)
        .ifPresent(idle -> suspendAt(environment.id(), agenda.moment().plus(POSTPONED)));
  }

  private void rest(LabEnvironment environment) {
    environment
        .origin()
        .policy()
        .flatMap(LabPolicy::idle)
        .ifPresent(idle -> suspendAt(environment.id(), agenda.moment().plus(idle)));
  }

  private void suspendAt(String id, Instant due) {
    dueAt.put(id, due);
    agenda.add(due, moment -> suspend(id, moment));
  }

  private void suspend(String id, Instant moment) {
    Instant due = dueAt.get(id);
    if (due == null || due.isAfter(moment) || inUse.contains(id) || !moves.test(moment)) {
      return;
    }
    registry
        .environment(id)
        .filter(found -> found.state() == EnvironmentState.RUNNING)
        .ifPresent(found -> {
          if (found.machines().stream().map(LabMachine::state).anyMatch(one -> one.changing())) {
            suspendAt(id, moment.plus(BUSY));
          } else {
            changes.suspend(id, moment);
          }
        });
  }
}

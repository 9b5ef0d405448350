package envwatch.history;

import envwatch.model.Environment;
import envwatch.model.Machine;
import envwatch.model.MachineId;
import envwatch.util.Bounds;
import envwatch.watch.WatchedEnvironment;
import java.time.Duration;
import java.time.Instant;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Compares one environment and its machines with what is remembered of them. Machines without an id
 * of the service have no history, because they cannot be told apart from look to look.
 */
final class EnvironmentLook {
  private static final int OVERDUE_INTERVALS = 3;

  private final EnvironmentMemory before;
  private final WatchedEnvironment watched;
  private final ObservationState lookout;
  private final Causes causes;
  private final Findings findings;
  private boolean moved;
  private boolean doubtful;

  /**
   * @param lookout of its account, with this view taken into account
   * @param findings takes what is new
   */
  EnvironmentLook(
      EnvironmentMemory before,
      WatchedEnvironment watched,
      ObservationState lookout,
      Causes causes,
      Findings findings) {
    this.before = before;
    this.watched = watched;
    this.lookout = lookout;
    this.causes = causes;
    this.findings = findings;
  }

  /** How often it was looked at until now. */
  Duration interval() {
    return before.interval().isZero() ? watched.interval() : before.interval();
  }

  /** What is remembered from now on. */
  EnvironmentMemory take() {
    Environment environment = watched.environment();
    Instant seenAt = watched.seenAt();
    if (environment == null || seenAt == null || !environment.complete()) {
      return before.unseen(watched, failing());
    }
    LastState own = before.own();
    if (own == null) {
      return firstSight(environment, seenAt);
    }
    WatchedEnvironment earlier = before.watched();
    if (earlier != null && seenAt.isBefore(before.seenAt())) {
      // A view that was overtaken by a newer one.
      return before;
    }
    if (earlier == null || earlier.environment() != environment) {
      noteAbsence(seenAt);
      return compare(own, environment, seenAt);
    }
    if (seenAt.equals(earlier.seenAt())) {
      return before.unseen(watched, failing());
    }
    noteAbsence(seenAt);
    return before.doubtful()
        ? compare(own, environment, seenAt)
        : before.confirmed(watched, seenAt);
  }

  private boolean failing() {
    return lookout.open() && watched.trouble() != null;
  }

  private EnvironmentMemory firstSight(Environment environment, Instant seenAt) {
    Map<MachineId, LastState> machines = new LinkedHashMap<>();
    for (Machine machine : environment.machines()) {
      if (machine.id().served()) {
        machines.put(machine.id(), sighting(machine, seenAt).first(before.created()));
      }
    }
    Observation own = Observation.of(watched, environment, seenAt);
    if (before.created()) {
      findings.changes().add(created(own));
    }
    EnvironmentMemory after =
        EnvironmentMemory.seen(watched, seenAt, own.first(before.created()), machines, false);
    after.lastSeen(watched.key(), findings.news()::add);
    return after;
  }

  private Observation sighting(Machine machine, Instant seenAt) {
    return Observation.of(machine, watched.key(), watched.name(), seenAt);
  }

  private static Change created(Observation first) {
    return new Change(
        first.subject(),
        first.environmentName(),
        first.machineName(),
        null,
        first.at(),
        null,
        first.state(),
        new Cause.Service(),
        List.of());
  }

  private void noteAbsence(Instant seenAt) {
    if ((before.missed() || overdue(seenAt)) && before.seenAt().isBefore(seenAt)) {
      findings.absences().add(new AbsenceInterval(watched.key(), before.seenAt(), seenAt));
    }
  }

  /** Whether it was not seen for long although its account was looked at. */
  private boolean overdue(Instant seenAt) {
    Duration planned =
        before.watched() == null
            ? Bounds.max(before.interval(), watched.interval())
            : before.interval();
    return !before.interval().isZero()
        && lookout.covers(before.seenAt(), seenAt)
        && seenAt.isAfter(before.seenAt().plusMillis(OVERDUE_INTERVALS * planned.toMillis()));
  }

  private boolean watchedSince(Instant seenBefore, Instant seenAt) {
    return !before.missed() && !overdue(seenAt) && lookout.covers(seenBefore, seenAt);
  }

  private EnvironmentMemory compare(LastState own, Environment environment, Instant seenAt) {
    Observation sighting = Observation.of(watched, environment, seenAt);
    LastState next = compare(own, sighting);
    Map<MachineId, LastState> machines = new LinkedHashMap<>(before.machines());
    for (Machine machine : environment.machines()) {
      if (machine.id().served()) {
        Observation ofMachine = sighting(machine, seenAt);
        LastState known = before.machines().get(machine.id());
        machines.put(
            machine.id(), known == null ? added(own, ofMachine) : compare(known, ofMachine));
      }
    }
    if (environment.unread() == 0) {
      markRemoved(machines, environment);
    }
    return EnvironmentMemory.seen(
        watched, seenAt, moved ? next.movedAt(seenAt) : next, machines, doubtful);
  }

  private LastState compare(LastState known, Observation sighting) {
    Instant removedAfter = known.removedAfter();
    Comparison comparison =
        new Comparison(known, sighting, removedAfter == null ? before.seenAt() : removedAfter);
    boolean continuous = watchedSince(comparison.seenBefore(), sighting.at());
    LastState next = comparison.next(continuous);
    Change change = comparison.change(causes, continuous);
    if (change != null) {
      findings.changes().add(change);
    }
    if (change != null || removedAfter != null || !next.facts().equals(known.facts())) {
      findings.news().add(next.lastSeen(sighting.subject(), sighting.at()));
    }
    moved |= comparison.moved();
    doubtful |= comparison.isDoubtful();
    return next;
  }

  /** A machine that was not there before; no change if the others were not known either. */
  private LastState added(LastState own, Observation sighting) {
    boolean seen =
        own.facts().others().containsKey(Fact.Kind.MACHINES)
            && watchedSince(before.seenAt(), sighting.at());
    LastState first = sighting.first(seen);
    if (seen) {
      findings.changes().add(created(sighting));
    }
    findings.news().add(first.lastSeen(sighting.subject(), sighting.at()));
    moved = true;
    return first;
  }

  private void markRemoved(Map<MachineId, LastState> machines, Environment environment) {
    Set<MachineId> present = new HashSet<>();
    environment.machines().forEach(machine -> present.add(machine.id()));
    machines.replaceAll((id, machine) -> {
      if (machine.removedAfter() != null || present.contains(id)) {
        return machine;
      }
      findings.lost().put(new Subject(watched.key(), id), before.seenAt());
      return machine.removedAfter(before.seenAt());
    });
  }
}

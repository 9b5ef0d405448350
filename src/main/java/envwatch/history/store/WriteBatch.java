package envwatch.history.store;

import envwatch.history.AbsenceInterval;
import envwatch.history.Change;
import envwatch.history.LastSeen;
import envwatch.history.ObservedInterval;
import envwatch.history.Subject;
import envwatch.model.EnvironmentKey;
import java.time.Instant;
import java.util.List;
import java.util.Map;

/**
 * What is written together.
 *
 * @param lastSeen what differs from what was written before
 * @param lost machines that their environments have lost, and when they were last seen
 * @param sights when environments were last seen with their machines
 * @param looking each replaces the stretch of its account that began at the same moment
 * @param absences each replaces the one of its environment that began at the same moment
 */
public record WriteBatch(
    List<Change> changes,
    List<LastSeen> lastSeen,
    Map<Subject, Instant> lost,
    Map<EnvironmentKey, Instant> sights,
    List<ObservedInterval> looking,
    List<AbsenceInterval> absences) {
  public WriteBatch {
    changes = List.copyOf(changes);
    lastSeen = List.copyOf(lastSeen);
    lost = Map.copyOf(lost);
    sights = Map.copyOf(sights);
    looking = List.copyOf(looking);
    absences = List.copyOf(absences);
  }
}

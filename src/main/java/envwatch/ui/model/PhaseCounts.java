package envwatch.ui.model;

import envwatch.model.Assessment;
import envwatch.model.Phase;
import java.util.Collection;
import java.util.EnumMap;
import java.util.Map;
import java.util.function.Predicate;

/**
 * How many environments are in each phase; what has failed and expires soon is in both.
 *
 * @param all how many there are
 * @param seen how many of them were seen with their machines, or are known not to be there: of the
 *     others more may be wrong than is counted
 * @param unread how many others were not seen with their machines, and may count as well once they
 *     are
 * @param differing how many are set up differently from their like
 * @param mine how many this window is on
 */
public record PhaseCounts(
    Map<Phase, Integer> byPhase, int all, int seen, int unread, int differing, int mine) {
  public static final PhaseCounts NONE = new PhaseCounts(Map.of(), 0, 0, 0, 0, 0);

  public PhaseCounts {
    byPhase = Map.copyOf(byPhase);
  }

  static PhaseCounts of(Collection<EnvironmentRow> rows, Predicate<EnvironmentRow> counted) {
    return of(rows, counted, row -> false);
  }

  /**
   * @param wanted which of those that were not read and do not count may, once they are
   */
  static PhaseCounts of(
      Collection<EnvironmentRow> rows,
      Predicate<EnvironmentRow> counted,
      Predicate<EnvironmentRow> wanted) {
    int[] counts = new int[Phase.values().length];
    int all = 0;
    int seen = 0;
    int unread = 0;
    int differing = 0;
    int mine = 0;
    for (EnvironmentRow row : rows) {
      if (counted.test(row)) {
        all++;
        Assessment assessment = row.assessment();
        counts[assessment.phase().ordinal()]++;
        if (assessment.phase() != Phase.EXPIRING && assessment.countsAs(Phase.EXPIRING)) {
          counts[Phase.EXPIRING.ordinal()]++;
        }
        seen += row.seen() ? 1 : 0;
        differing += row.facts().remembered().odd().isEmpty() ? 0 : 1;
        mine += row.claims().mine() ? 1 : 0;
      } else if (!row.seen() && wanted.test(row)) {
        unread++;
      }
    }
    Map<Phase, Integer> byPhase = new EnumMap<>(Phase.class);
    for (Phase phase : Phase.values()) {
      byPhase.put(phase, counts[phase.ordinal()]);
    }
    return new PhaseCounts(byPhase, all, seen, unread, differing, mine);
  }

  public int in(Phase phase) {
    return byPhase.getOrDefault(phase, 0);
  }

  /** Whether every environment was seen with its machines, so that no count can grow by that. */
  public boolean complete() {
    return seen == all && unread == 0;
  }

  /** Whether more may be in the phase than were seen so far. */
  public boolean mayGrow(Phase phase) {
    boolean foundByReading = phase == Phase.PROBLEM || phase == Phase.EXPIRING;
    return unread > 0 || (foundByReading && !complete());
  }
}

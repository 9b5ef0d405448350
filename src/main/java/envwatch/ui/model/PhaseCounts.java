package envwatch.ui.model;

import envwatch.model.state.Phase;
import envwatch.ui.model.row.EnvironmentRow;
import java.util.Collection;
import java.util.EnumMap;
import java.util.Map;
import java.util.function.Predicate;

/**
 * How many environments are in each phase.
 *
 * @param seen how many of them were seen with their machines, or are known not to be there: of the
 *     others more may be wrong than is counted
 */
public record PhaseCounts(Map<Phase, Integer> byPhase, int seen) {
  public static final PhaseCounts NONE = new PhaseCounts(Map.of(), 0);

  public PhaseCounts {
    byPhase = Map.copyOf(byPhase);
  }

  static PhaseCounts of(Collection<EnvironmentRow> rows, Predicate<EnvironmentRow> counted) {
    int[] counts = new int[Phase.values().length];
    int seen = 0;
    for (EnvironmentRow row : rows) {
      if (counted.test(row)) {
        counts[row.assessment().phase().ordinal()]++;
        seen += row.seen() ? 1 : 0;
      }
    }
    Map<Phase, Integer> byPhase = new EnumMap<>(Phase.class);
    for (Phase phase : Phase.values()) {
      byPhase.put(phase, counts[phase.ordinal()]);
    }
    return new PhaseCounts(byPhase, seen);
  }

  public int in(Phase phase) {
    return byPhase.getOrDefault(phase, 0);
  }

  /** Whether every environment was seen with its machines. */
  public boolean complete() {
    return seen == all();
  }

  public int all() {
    return byPhase.values().stream().mapToInt(Integer::intValue).sum();
  }
}

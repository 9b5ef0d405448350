package envwatch.ui.model;

import envwatch.model.Phase;
import java.util.Collection;
import java.util.EnumMap;
import java.util.Map;
import java.util.function.Predicate;

/** How many environments are in each phase. */
public record PhaseCounts(Map<Phase, Integer> byPhase) {
  public static final PhaseCounts NONE = new PhaseCounts(Map.of());

  public PhaseCounts {
    byPhase = Map.copyOf(byPhase);
  }

  static PhaseCounts of(Collection<EnvironmentRow> rows, Predicate<EnvironmentRow> counted) {
    int[] counts = new int[Phase.values().length];
    for (EnvironmentRow row : rows) {
      if (counted.test(row)) {
        counts[row.assessment().phase().ordinal()]++;
      }
    }
    Map<Phase, Integer> byPhase = new EnumMap<>(Phase.class);
    for (Phase phase : Phase.values()) {
      byPhase.put(phase, counts[phase.ordinal()]);
    }
    return new PhaseCounts(byPhase);
  }

  public int in(Phase phase) {
    return byPhase.getOrDefault(phase, 0);
  }

  public int all() {
    return byPhase.values().stream().mapToInt(Integer::intValue).sum();
  }
}

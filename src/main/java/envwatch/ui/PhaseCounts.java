package envwatch.ui;

import envwatch.model.Phase;
import java.util.EnumMap;
import java.util.Map;

/** How many environments are in each phase. */
public record PhaseCounts(Map<Phase, Integer> byPhase) {
  public static final PhaseCounts NONE = new PhaseCounts(Map.of());

  public PhaseCounts {
    byPhase = Map.copyOf(byPhase);
  }

  static PhaseCounts of(Iterable<EnvironmentRow> rows) {
    Map<Phase, Integer> counts = new EnumMap<>(Phase.class);
    for (EnvironmentRow row : rows) {
      counts.merge(row.assessment().phase(), 1, Integer::sum);
    }
    return new PhaseCounts(counts);
  }

  public int in(Phase phase) {
    return byPhase.getOrDefault(phase, 0);
  }

  public int all() {
    return byPhase.values().stream().mapToInt(Integer::intValue).sum();
  }
}

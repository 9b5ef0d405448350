package envwatch.ui.model;

import envwatch.model.Phase;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * The order that rows keep while somebody may be about to press on one, whatever they say
 * meanwhile. Rows that come go to the end, rows that go stay until the order is given up.
 */
final class KeptOrder {
  private final Map<EnvironmentRow, Integer> ranks = new HashMap<>();
  private final Map<EnvironmentRow, Phase> phases = new HashMap<>();
  private final Set<EnvironmentRow> moved = new HashSet<>();

  /**
   * @param shown in the order to be kept
   */
  KeptOrder(List<EnvironmentRow> shown) {
    shown.forEach(row -> {
      ranks.put(row, ranks.size());
      phases.put(row, row.assessment().phase());
    });
  }

  /** Puts those that are new at the end, which is not their place. */
  void add(Collection<EnvironmentRow> rows) {
    for (EnvironmentRow row : rows) {
      if (ranks.putIfAbsent(row, ranks.size()) == null) {
        moved.add(row);
      }
    }
  }

  int rank(EnvironmentRow row) {
    return ranks.getOrDefault(row, Integer.MAX_VALUE);
  }

  /** Takes up rows that would go to another place. */
  void move(Set<EnvironmentRow> rows) {
    moved.addAll(rows);
  }

  /** The rows that have to go to another place now. */
  Set<EnvironmentRow> moved() {
    return moved;
  }

  /**
   * How many rows have failed meanwhile, or expire soon, and would stand further up for that.
   *
   * @param shown the rows in the order that is kept
   * @param order what they would be sorted by
   */
  int newOnTop(List<EnvironmentRow> shown, Comparator<EnvironmentRow> order) {
    int count = 0;
    EnvironmentRow lowest = null;
    for (EnvironmentRow row : shown) {
      Phase now = row.assessment().phase();
      boolean urgent = now == Phase.PROBLEM || now == Phase.EXPIRING;
      boolean above = lowest != null && order.compare(row, lowest) < 0;
      if (urgent && above && now.compareTo(phases.getOrDefault(row, Phase.UNKNOWN)) < 0) {
        count++;
      }
      lowest = above ? lowest : row;
    }
    return count;
  }
}

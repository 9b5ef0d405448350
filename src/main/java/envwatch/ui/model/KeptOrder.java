package envwatch.ui.model;

import envwatch.model.Phase;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;

/**
 * The order that rows keep while somebody may be about to press on one, whatever they say
 * meanwhile. Rows that come go to the end, rows that go stay until the order is given up.
 */
public final class KeptOrder<R> {
  private final Map<Object, Integer> ranks = new HashMap<>();
  private final Map<Object, Phase> phases = new HashMap<>();
  private final Set<R> moved = new HashSet<>();
  private final Function<R, Object> key;
  private final Function<R, Phase> phase;

  /**
   * @param shown in the order to be kept
   * @param key the same for a row and for one that takes its place
   * @param phase decides whether a row would stand further up
   */
  public KeptOrder(List<R> shown, Function<R, Object> key, Function<R, Phase> phase) {
    this.key = key;
    this.phase = phase;
    shown.forEach(row -> {
      ranks.put(key.apply(row), ranks.size());
      phases.put(key.apply(row), phase.apply(row));
    });
  }

  /** Puts those that are new at the end, which is not their place. */
  public void add(Collection<R> rows) {
    for (R row : rows) {
      if (ranks.putIfAbsent(key.apply(row), ranks.size()) == null) {
        moved.add(row);
      }
    }
  }

  /** The place of a row among those that are kept. */
  public int rank(R row) {
    return ranks.getOrDefault(key.apply(row), Integer.MAX_VALUE);
  }

  /** Takes up rows that would go to another place. */
  void move(Set<R> rows) {
    moved.addAll(rows);
  }

  /** The rows that have to go to another place now. */
  Set<R> moved() {
    return moved;
  }

  /**
   * How many rows have failed meanwhile, or expire soon, and would stand further up for that.
   *
   * @param shown the rows in the order that is kept
   * @param order what they would be sorted by
   */
  public int newOnTop(List<R> shown, Comparator<R> order) {
    int count = 0;
    R lowest = null;
    for (R row : shown) {
      Phase now = phase.apply(row);
      boolean urgent = now == Phase.PROBLEM || now == Phase.EXPIRING;
      boolean above = lowest != null && order.compare(row, lowest) < 0;
      if (urgent
          && above
          && now.compareTo(phases.getOrDefault(key.apply(row), Phase.UNKNOWN)) < 0) {
        count++;
      }
      lowest = above ? lowest : row;
    }
    return count;
  }
}

package envwatch.ui.model;

import envwatch.model.Phase;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;

/**
 * What rows were like when somebody began to be about to press on one. From then on they keep their
 * order, whatever they say: rows that come go to the end, rows that go stay.
 */
public final class KeptOrder<R> {
  private final Map<Object, Phase> phases = new HashMap<>();
  private final Function<R, Object> key;
  private final Function<R, Phase> phase;

  /**
   * @param shown in the order that is kept
   * @param key the same for a row and for one that takes its place
   * @param phase decides whether a row would stand further up
   */
  public KeptOrder(List<R> shown, Function<R, Object> key, Function<R, Phase> phase) {
    this.key = key;
    this.phase = phase;
    shown.forEach(row -> phases.put(key.apply(row), phase.apply(row)));
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

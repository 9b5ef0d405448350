package envwatch.ui.model;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;
import javafx.collections.ObservableListBase;

/**
 * Rows that keep their identity while the world changes. However many of them come, go or move to
 * another place in an order, listeners hear of it as one change, and of cells that merely changed
 * their text they hear nothing.
 */
final class RowList<T> extends ObservableListBase<T> {
  private final List<T> rows = new ArrayList<>();

  @Override
  public T get(int index) {
    return rows.get(index);
  }

  @Override
  public int size() {
    return rows.size();
  }

  /**
   * Makes the list hold these rows in this order.
   *
   * @param replaced tells of rows held before and after whether their place in an order, or whether
   *     a filter lets them through, may have changed
   */
  void become(Collection<T> wanted, Predicate<T> replaced) {
    Set<T> wantedRows = new LinkedHashSet<>(wanted);
    hold(wantedRows, replaced);
    reorder(wantedRows);
  }

  /** Makes the list hold these rows in whatever order; rows that it held already stay in theirs. */
  void hold(Set<T> wanted, Predicate<T> replaced) {
    beginChange();
    removeAllBut(wanted);
    int kept = rows.size();
    announce(replaced, kept);
    append(wanted);
    endChange();
  }

  /** Tells listeners that the place of these rows in an order may have changed. */
  void touch(Predicate<T> touched) {
    beginChange();
    announce(touched, rows.size());
    endChange();
  }

  private void removeAllBut(Set<T> wanted) {
    for (int i = rows.size() - 1; i >= 0; i--) {
      if (!wanted.contains(rows.get(i))) {
        nextRemove(i, rows.remove(i));
      }
    }
  }

  /** One range from the first to the last row touched: an order is then made again only once. */
  private void announce(Predicate<T> touched, int end) {
    int first = -1;
    int last = -1;
    for (int i = 0; i < end; i++) {
      if (touched.test(rows.get(i))) {
        first = first < 0 ? i : first;
        last = i;
      }
    }
    for (int i = first; i >= 0 && i <= last; i++) {
      nextUpdate(i);
    }
  }

  private void append(Set<T> wanted) {
    if (rows.size() == wanted.size()) {
      return;
    }
    Set<T> known = Set.copyOf(rows);
    int from = rows.size();
    for (T row : wanted) {
      if (!known.contains(row)) {
        rows.add(row);
      }
    }
    nextAdd(from, rows.size());
  }

  private void reorder(Set<T> wanted) {
    List<T> order = List.copyOf(wanted);
    if (order.equals(rows)) {
      return;
    }
    Map<T, Integer> places = HashMap.newHashMap(order.size());
    for (int i = 0; i < order.size(); i++) {
      places.put(order.get(i), i);
    }
    int[] permutation = rows.stream().mapToInt(places::get).toArray();
    beginChange();
    rows.clear();
    rows.addAll(order);
    nextPermutation(0, rows.size(), permutation);
    endChange();
  }
}

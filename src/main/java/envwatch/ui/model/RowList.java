package envwatch.ui.model;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
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
   * Makes the list hold these rows in this order. Those that stay in order are left alone: the
   * others go, and come again at their places.
   *
   * @param moved tells of rows held before and after which of them have gone to another place
   */
  void become(List<T> wanted, Predicate<T> moved) {
    if (wanted.equals(rows)) {
      return;
    }
    beginChange();
    List<T> left = leave(wanted, moved);
    int staying = 0;
    rows.clear();
    for (T row : wanted) {
      rows.add(row);
      if (staying < left.size() && row == left.get(staying)) {
        staying++;
      } else {
        nextAdd(rows.size() - 1, rows.size());
      }
    }
    endChange();
  }

  /** Takes out what goes or moves. Returns what stays, in the order that is wanted. */
  private List<T> leave(List<T> wanted, Predicate<T> moved) {
    Map<T, Integer> places = HashMap.newHashMap(wanted.size());
    for (T row : wanted) {
      places.put(row, places.size());
    }
    List<T> left = new ArrayList<>(rows.size());
    int last = -1;
    for (T row : rows) {
      int place = places.getOrDefault(row, -1);
      if (place > last && !moved.test(row)) {
        left.add(row);
        last = place;
      } else {
        nextRemove(left.size(), row);
      }
    }
    return left;
  }
}

package envwatch.ui.model;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
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
   * Makes the list hold these rows in this order. As many as can be are left alone: the others go,
   * and come again at their places.
   */
  void become(List<T> wanted) {
    if (wanted.equals(rows)) {
      return;
    }
    beginChange();
    List<T> left = leave(wanted);
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
  private List<T> leave(List<T> wanted) {
    Map<T, Integer> places = HashMap.newHashMap(wanted.size());
    for (T row : wanted) {
      places.put(row, places.size());
    }
    BitSet inOrder = longestRise(rows.stream().mapToInt(row -> places.getOrDefault(row, -1)));
    List<T> left = new ArrayList<>(rows.size());
    for (int i = 0; i < rows.size(); i++) {
      if (inOrder.get(i)) {
        left.add(rows.get(i));
      } else {
        nextRemove(left.size(), rows.get(i));
      }
    }
    return left;
  }

  /**
   * The indices of a longest increasing subsequence of what is not negative.
   *
   * @see <a href="https://en.wikipedia.org/wiki/Longest_increasing_subsequence">algorithm</a>
   */
  private static BitSet longestRise(IntStream numbers) {
    int[] values = numbers.toArray();
    int[] before = new int[values.length];
    // Of all rises of a length the value and index at the end of the one that ends lowest.
    int[] ends = new int[values.length];
    int[] indices = new int[values.length];
    int longest = 0;
    for (int i = 0; i < values.length; i++) {
      if (values[i] >= 0) {
        boolean higher = longest == 0 || values[i] > ends[longest - 1];
        int length = higher ? longest : -1 - Arrays.binarySearch(ends, 0, longest, values[i]);
        ends[length] = values[i];
        indices[length] = i;
        before[i] = length == 0 ? -1 : indices[length - 1];
        longest = Math.max(longest, length + 1);
      }
    }
    BitSet rise = new BitSet(values.length);
    for (int i = longest == 0 ? -1 : indices[longest - 1]; i >= 0; i = before[i]) {
      rise.set(i);
    }
    return rise;
  }
}

package envwatch.ui.kit;

import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.function.Function;
import java.util.function.ToIntFunction;
import java.util.stream.Collectors;
import javafx.scene.control.IndexedCell;
import javafx.scene.control.TablePosition;
import javafx.scene.control.TableView;
import javafx.scene.control.TableView.TableViewSelectionModel;
import javafx.scene.control.skin.TableViewSkin;
import javafx.scene.control.skin.VirtualFlow;
import org.jspecify.annotations.Nullable;

/**
 * Keeps a table's selection and the rows in sight while rows change places. Any one of them may go
 * to the other end of the list, so the list goes along with the one that moves least.
 */
public final class TablePlace<S> {
  /** Under this key a table keeps the cell from which Shift selects, by its index only. */
  private static final String ANCHOR = "anchor";

  private final TableView<S> table;
  private final Function<S, Object> key;

  /** From the upper edge on; none for a list at its beginning. */
  private List<S> inSight = List.of();

  private int topIndex;

  /** How much of the row at the upper edge is out of sight, in pixels. */
  private double topCut;

  private @Nullable S focused;

  private List<S> selected = List.of();

  /** The row from which Shift selects. */
  private @Nullable S anchor;

  /**
   * @param key the same for a row and for the one that takes its place
   */
  public TablePlace(TableView<S> table, Function<S, Object> key) {
    this.table = table;
    this.key = key;
  }

  /** Before rows change places. */
  public void keep() {
    VirtualFlow<?> flow = flow();
    IndexedCell<?> first = flow == null ? null : flow.getFirstVisibleCell();
    IndexedCell<?> last = flow == null ? null : flow.getLastVisibleCell();
    if (first != null && last != null && first.getIndex() > 0) {
      topIndex = first.getIndex();
      topCut = -first.getLayoutY();
      inSight = rows(topIndex, last.getIndex() + 1);
    } else {
      topIndex = 0;
      topCut = 0;
      inSight = List.of();
    }
    focused = table.getFocusModel().getFocusedItem();
    selected =
        table.getSelectionModel().getSelectedItems().stream().filter(Objects::nonNull).toList();
    anchor = anchored();
  }

  private @Nullable S anchored() {
    int index =
        table.getProperties().get(ANCHOR) instanceof TablePosition<?, ?> at ? at.getRow() : -1;
    return index >= 0 && index < table.getItems().size() ? table.getItems().get(index) : null;
  }

  /** After rows have changed places. A list that was at its beginning stays there. */
  public void restore(List<S> selection) {
    Map<Object, Integer> indices = new HashMap<>();
    for (int i = 0; i < table.getItems().size(); i++) {
      indices.put(key.apply(table.getItems().get(i)), i);
    }
    ToIntFunction<S> places = row -> indices.getOrDefault(key.apply(row), -1);
    if (isAnother(selection) && places.applyAsInt(selection.getLast()) >= 0) {
      focused = selection.getLast();
      anchor = focused;
    }
    select(selection, places);
    putAnchor(places);
    int shift = leastShift(places);
    VirtualFlow<?> flow = flow();
    if (shift != 0 && flow != null) {
      table.scrollTo(Math.max(0, topIndex + shift));
      // Rows where they belong now: scrolling by pixels goes by the places that they have.
      flow.layout();
      flow.scrollPixels(topCut);
    }
    inSight = List.of();
    focused = null;
    selected = List.of();
    anchor = null;
  }

  /** Whether the program selected what was not: the keyboard then goes on from there. */
  private boolean isAnother(List<S> selection) {
    Set<Object> before = selected.stream().map(key).collect(Collectors.toSet());
    return !selection.stream().allMatch(row -> before.contains(key.apply(row)));
  }

  private void putAnchor(ToIntFunction<S> places) {
    int index = anchor == null ? -1 : places.applyAsInt(anchor);
    if (index >= 0) {
      table.getProperties().put(ANCHOR, new TablePosition<>(table, index, null));
    } else {
      table.getProperties().remove(ANCHOR);
    }
  }

  private List<S> rows(int from, int to) {
    int end = Math.min(to, table.getItems().size());
    return List.copyOf(table.getItems().subList(Math.min(from, end), end));
  }

  /** By how many places the row in sight has moved that moved least; 0 where none is left. */
  private int leastShift(ToIntFunction<S> places) {
    int least = 0;
    for (int i = 0; i < inSight.size(); i++) {
      int index = places.applyAsInt(inSight.get(i));
      int shift = index - (topIndex + i);
      if (shift == 0) {
        return 0;
      }
      boolean less = least == 0 || Math.abs(shift) < Math.abs(least);
      least = index >= 0 && less ? shift : least;
    }
    return least;
  }

  private void select(List<S> selection, ToIntFunction<S> places) {
    TableViewSelectionModel<S> model = table.getSelectionModel();
    int[] indices = selection.stream().mapToInt(places).filter(i -> i >= 0).toArray();
    if (indices.length == 0) {
      clear(model);
      return;
    }
    boolean asBefore =
        model.getSelectedIndices().size() == indices.length
            && model.getSelectedIndex() == indices[indices.length - 1]
            && Arrays.stream(indices).allMatch(model::isSelected);
    if (!asBefore) {
      clear(model);
      model.selectIndices(indices[0], indices);
    }
    int focus = focused == null ? -1 : places.applyAsInt(focused);
    table.getFocusModel().focus(focus >= 0 ? focus : indices[indices.length - 1]);
  }

  /**
   * After rows came and went at once, a table may list indices as selected that it does not clear
   * because it does not know their cells: selected once more, they are cleared with the others.
   */
  private static void clear(TableViewSelectionModel<?> model) {
    List.copyOf(model.getSelectedIndices()).forEach(model::select);
    model.clearSelection();
  }

  private @Nullable VirtualFlow<?> flow() {
    return table.getSkin() instanceof TableViewSkin<?>
        ? (VirtualFlow<?>) table.lookup(".virtual-flow")
        : null;
  }
}

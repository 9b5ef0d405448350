package envwatch.ui.kit;

import java.util.function.Function;
import javafx.beans.value.ObservableValue;
import javafx.scene.control.TableCell;
import javafx.scene.control.TableRow;
import org.jspecify.annotations.Nullable;

/**
 * A cell of a table whose rows come and go. To fill its rows again, a table first takes all of them
 * out of use and then mostly gives them the same contents again: a cell out of use therefore keeps
 * what it shows, and what is shown again costs nothing. For the same reason a cell without a row
 * hides its parts and does not take them out: a part that is put in again is styled anew, and so is
 * one that gets another id.
 */
public abstract class RowCell<S, T> extends TableCell<S, T> {
  @Override
  protected final void updateItem(@Nullable T item, boolean empty) {
    super.updateItem(item, empty);
    boolean inUse = getIndex() >= 0;
    if (inUse) {
      show(empty ? null : item);
    }
  }

  /** A value of the row that the cell is in. */
  protected final <V> ObservableValue<V> ofRow(Function<S, ObservableValue<V>> value) {
    return tableRowProperty().flatMap(TableRow::itemProperty).flatMap(value);
  }

  /** The width that is left for words and what stands beside them, in pixels. */
  protected final double room() {
    return getWidth() + 1 - ColumnWidths.EDGES * getFont().getSize();
  }

  /**
   * @param item null where there is nothing to show
   */
  protected abstract void show(@Nullable T item);
}

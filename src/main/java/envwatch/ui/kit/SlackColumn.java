package envwatch.ui.kit;

import javafx.scene.control.TableColumnBase;
import javafx.scene.control.TableView;
import javafx.scene.control.TableView.ResizeFeatures;
import javafx.util.Callback;

/**
 * Sizes columns as the person drags them, and gives whatever the table gains or loses in width to
 * one column. Widths are whole pixels: rows round theirs up. Too narrow for all of them, the table
 * scrolls sideways.
 *
 * @param flexible the column that takes the slack
 */
@SuppressWarnings("rawtypes") // as TableView declares its resize policy
public record SlackColumn(TableColumnBase flexible) implements Callback<ResizeFeatures, Boolean> {
  /** What the table's own edge takes. */
  private static final double BORDER = 2;

  @Override
  public Boolean call(ResizeFeatures features) {
    TableColumnBase dragged = features.getColumn();
    if (dragged != null) {
      return resize(features, dragged, features.getDelta());
    }
    double taken = 0;
    TableView<?> table = features.getTable();
    for (TableColumnBase<?, ?> column : table.getVisibleLeafColumns()) {
      taken += column.getWidth();
    }
    return flexible.isVisible()
        && resize(features, flexible, Math.floor(features.getContentWidth()) - taken - BORDER);
  }

  @SuppressWarnings("unchecked")
  private static boolean resize(ResizeFeatures features, TableColumnBase column, double delta) {
    double width =
        Math.clamp(
            Math.rint(column.getWidth() + delta), column.getMinWidth(), column.getMaxWidth());
    if (width == column.getWidth()) {
      return false;
    }
    features.setColumnWidth(column, width);
    return true;
  }
}

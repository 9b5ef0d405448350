package envwatch.ui.kit;

import envwatch.settings.WindowSettings.ColumnSettings;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import javafx.beans.InvalidationListener;
import javafx.collections.ListChangeListener;
import javafx.scene.control.TableColumn;
import javafx.scene.control.TableColumn.SortType;
import javafx.scene.control.TableView;
import org.jspecify.annotations.Nullable;

/**
 * Gives a table the columns as the person left them, and tells when they change. Widths that the
 * person chose are kept in the unit of the font's size, so that they fit after it has changed.
 */
public final class ColumnMemory<S> {
  private final TableView<S> table;
  private final ColumnWidths<S> widths;
  private final Consumer<List<ColumnSettings>> remember;

  private ColumnMemory(
      TableView<S> table, ColumnWidths<S> widths, Consumer<List<ColumnSettings>> remember) {
    this.table = table;
    this.widths = widths;
    this.remember = remember;
  }

  /**
   * @param columns as remembered; empty leaves the table as it is
   * @param remember called at each change
   */
  public static <S> void attach(
      TableView<S> table,
      ColumnWidths<S> widths,
      List<ColumnSettings> columns,
      Consumer<List<ColumnSettings>> remember) {
    ColumnMemory<S> memory = new ColumnMemory<>(table, widths, remember);
    memory.restore(columns);
    memory.observe();
  }

  private void restore(List<ColumnSettings> columns) {
    Map<String, Integer> places = new HashMap<>();
    for (ColumnSettings remembered : columns) {
      TableColumn<S, ?> column = find(remembered.id());
      if (column != null) {
        places.put(remembered.id(), places.size());
        column.setVisible(remembered.visible());
        if (remembered.sized()) {
          widths.choose(column, Math.clamp(remembered.width(), 2, 200));
        }
      }
    }
    List<TableColumn<S, ?>> order = new ArrayList<>(table.getColumns());
    order.sort(
        Comparator.comparing(column -> places.getOrDefault(column.getId(), Integer.MAX_VALUE)));
    table.getColumns().setAll(order);
    table.getSortOrder().setAll(sortOrder(columns));
  }

  private List<TableColumn<S, ?>> sortOrder(List<ColumnSettings> columns) {
    List<TableColumn<S, ?>> order = new ArrayList<>();
    columns.stream()
        .filter(remembered -> remembered.sortRank() >= 0)
        .sorted(Comparator.comparingInt(ColumnSettings::sortRank))
        .forEach(remembered -> {
          TableColumn<S, ?> column = find(remembered.id());
          if (column != null && column.isSortable()) {
            column.setSortType(remembered.descending() ? SortType.DESCENDING : SortType.ASCENDING);
            order.add(column);
          }
        });
    return order;
  }

  private @Nullable TableColumn<S, ?> find(String id) {
    return table.getColumns().stream()
        .filter(column -> id.equals(column.getId()))
        .findFirst()
        .orElse(null);
  }

  private void observe() {
    InvalidationListener changed = observable -> remember.accept(now());
    widths.onChosen(() -> remember.accept(now()));
    for (TableColumn<S, ?> column : table.getColumns()) {
      column.visibleProperty().addListener(changed);
      column.sortTypeProperty().addListener(changed);
    }
    table
        .getColumns()
        .addListener((ListChangeListener<TableColumn<S, ?>>) c -> changed.invalidated(c.getList()));
    table
        .getSortOrder()
        .addListener((ListChangeListener<TableColumn<S, ?>>) c -> changed.invalidated(c.getList()));
  }

  private List<ColumnSettings> now() {
    return table.getColumns().stream()
        .map(column ->
            new ColumnSettings(
                column.getId(),
                widths.width(column),
                column.isVisible() && !Columns.isPassing(column),
                table.getSortOrder().indexOf(column),
                column.getSortType() == SortType.DESCENDING,
                widths.isChosen(column)))
        .toList();
  }
}

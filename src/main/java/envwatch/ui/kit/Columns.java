package envwatch.ui.kit;

import envwatch.base.NaturalOrder;
import envwatch.words.Messages;
import java.util.Comparator;
import java.util.function.Function;
import javafx.beans.value.ObservableValue;
import javafx.scene.control.TableCell;
import javafx.scene.control.TableColumn;
import javafx.scene.control.TableView;

/** Makes the columns of a table, their widths in the unit of the font's size. */
public final class Columns<S> {
  /** Text of tables to ordinary text, as in the style sheet. */
  public static final double TABLE_FONT = 0.93;

  private static final double ROW_HEIGHT = 2.15;

  private final String prefix;
  private final double em;

  /**
   * @param prefix of the keys of titles: {@code environments.column.}
   * @param em size of ordinary text in pixels
   */
  public Columns(String prefix, double em) {
    this.prefix = prefix;
    this.em = em;
  }

  /** A column of plain text; where there is none yet comes last. */
  public TableColumn<S, String> text(
      String id, double width, Function<S, ObservableValue<String>> value) {
    TableColumn<S, String> column = of(id, width, value, column1 -> new TextCell<>());
    column.setComparator(Comparator.nullsLast(NaturalOrder.INSTANCE));
    return column;
  }

  public <T> TableColumn<S, T> of(
      String id,
      double width,
      Function<S, ObservableValue<T>> value,
      Function<TableColumn<S, T>, TableCell<S, T>> cell) {
    TableColumn<S, T> column = new TableColumn<>(Messages.text(prefix + id));
    column.setId(id);
    column.setPrefWidth(Math.rint(width * em));
    column.setMinWidth(2.5 * em);
    column.setCellValueFactory(row -> value.apply(row.getValue()));
    column.setCellFactory(cell::apply);
    return column;
  }

  /**
   * Gives all rows one height, in whole pixels. A table that knows it beforehand need not ask every
   * cell on screen for its height whenever one of them says something else.
   *
   * @param em size of the table's text in pixels
   */
  public static void fitRows(TableView<?> table, double em) {
    table.setFixedCellSize(Math.rint(ROW_HEIGHT * em));
  }

  /** Gives the columns of a table the same room for another size of font. */
  public static void scale(TableView<?> table, double factor) {
    for (TableColumn<?, ?> column : table.getColumns()) {
      column.setMinWidth(column.getMinWidth() * factor);
      column.setPrefWidth(Math.rint(column.getWidth() * factor));
    }
  }

  /** Not shown until the person chooses it. */
  public static <C extends TableColumn<?, ?>> C optional(C column) {
    column.setVisible(false);
    return column;
  }

  /** For a column whose contents have no order that would mean anything. */
  public static <C extends TableColumn<?, ?>> C unordered(C column) {
    column.setSortable(false);
    return column;
  }
}

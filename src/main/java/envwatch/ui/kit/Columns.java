package envwatch.ui.kit;

import envwatch.ui.kit.ColumnContent.Style;
import envwatch.util.NaturalOrder;
import envwatch.words.Messages;
import envwatch.words.PlainText;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.DoubleSupplier;
import java.util.function.Function;
import javafx.beans.value.ObservableValue;
import javafx.scene.control.TableCell;
import javafx.scene.control.TableColumn;
import javafx.scene.control.TableView;

/** Makes the columns of a table, and knows what they show. */
public final class Columns<S> {
  /** Text of tables to ordinary text, as in the style sheet. */
  public static final double TABLE_FONT = 0.93;

  private static final double ROW_HEIGHT = 2.15;

  /** A table measures a column of its own usual width cell by cell. */
  private static final double UNTIL_FITTED = 100;

  private final String prefix;
  private final Map<TableColumn<S, ?>, ColumnContent<S>> contents = new HashMap<>();

  /**
   * @param prefix of the keys of titles: {@code environments.column.}
   */
  public Columns(String prefix) {
    this.prefix = prefix;
  }

  /** A column of plain text; where there is none yet comes last. */
  public TableColumn<S, String> text(String id, Function<S, ObservableValue<String>> value) {
    TableColumn<S, String> column = words(id, value);
    column.setComparator(Comparator.nullsLast(NaturalOrder.INSTANCE));
    return column;
  }

  /** A column of values as they are written. */
  public <T> TableColumn<S, T> words(String id, Function<S, ObservableValue<T>> value) {
    return of(
        id,
        value,
        column -> new TextCell<>(),
        new ColumnContent<>(row -> line(value, row), 0, Style.PLAIN));
  }

  private static <S, T> String line(Function<S, ObservableValue<T>> value, S row) {
    T shown = value.apply(row).getValue();
    return shown == null ? "" : PlainText.line(shown.toString());
  }

  public <T> TableColumn<S, T> of(
      String id,
      Function<S, ObservableValue<T>> value,
      Function<TableColumn<S, T>, TableCell<S, T>> cell,
      ColumnContent<S> content) {
    TableColumn<S, T> column = new TableColumn<>(Messages.text(prefix + id));
    column.setId(id);
    column.setPrefWidth(UNTIL_FITTED);
    column.setCellValueFactory(row -> value.apply(row.getValue()));
    column.setCellFactory(cell::apply);
    show(column, content);
    return column;
  }

  /**
   * Says what the cells of a column show.
   *
   * @param content beside the edges of its cells
   */
  public void show(TableColumn<S, ?> column, ColumnContent<S> content) {
    contents.put(
        column,
        new ColumnContent<>(
            content.words(),
            content.core(),
            content.beside() + ColumnWidths.EDGES,
            content.style(),
            content.usual(),
            content.usualCore()));
  }

  /**
   * Makes the columns of a table as wide as they ask.
   *
   * @param em size of the table's text in pixels
   * @param yielding the columns that may be cut, in the order in which they give way; a column that
   *     gives way a second time stands there twice
   * @param atLast the columns that are cut where that is not enough, in the order in which they
   *     are; may contain some of {@code yielding}, to be cut further
   * @param slack the column that takes what is left over
   */
  public ColumnWidths<S> fit(
      TableView<S> table,
      DoubleSupplier em,
      List<ColumnWidths.Yielding<S>> yielding,
      List<ColumnWidths.Yielding<S>> atLast,
      TableColumn<S, ?> slack) {
    return new ColumnWidths<>(table, em, contents, yielding, atLast, slack);
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

  /** Not shown until the person chooses it. */
  public static <C extends TableColumn<?, ?>> C optional(C column) {
    column.setVisible(false);
    return column;
  }

  /** Not shown at first, and not remembered as shown: what it shows goes with the window. */
  public static <C extends TableColumn<?, ?>> C passing(C column) {
    column.getProperties().put(Columns.class, true);
    return optional(column);
  }

  static boolean isPassing(TableColumn<?, ?> column) {
    return column.getProperties().containsKey(Columns.class);
  }

  /** For a column whose contents have no order that would mean anything. */
  public static <C extends TableColumn<?, ?>> C unordered(C column) {
    column.setSortable(false);
    return column;
  }
}

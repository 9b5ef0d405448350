package envwatch.ui.kit;

import envwatch.ui.kit.ColumnContent.Style;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.DoubleSupplier;
import javafx.collections.ListChangeListener;
import javafx.collections.ObservableList;
import javafx.scene.control.TableColumn;
import javafx.scene.control.TableColumnBase;
import javafx.scene.control.TableView;
import javafx.scene.control.TableView.ResizeFeatures;
import javafx.scene.input.MouseEvent;
import javafx.scene.text.Font;
import javafx.scene.text.Text;
import javafx.util.Callback;

/**
 * Makes the columns of a table as wide as their contents ask. Where that is more than there is, the
 * columns that may be cut give way, each as far as it stays readable; only then the table scrolls
 * sideways. A column that the person sizes keeps its width until it is fitted again by a double
 * click on its edge. Widths are whole pixels: rows round theirs up.
 */
@SuppressWarnings("rawtypes") // as TableView declares its resize policy
public final class ColumnWidths<S> implements Callback<ResizeFeatures, Boolean> {
  /** What the edges of a cell take beside its text, as in the style sheet. */
  static final double EDGES = 1.2;

  /** What the table's own edge takes, in pixels. */
  private static final double BORDER = 2;

  private static final double LEAST = 2.5;
  private static final double MOST = 60;
  private static final double HEADER = 1.5;

  /** The menu's button lies over the end of the last header. */
  private static final double CORNER = 0.6;

  private static final double SORT_ARROW = 1.6;
  private static final int MOST_KEPT = 5_000;

  private final TableView<S> table;
  private final DoubleSupplier em;
  private final Map<TableColumn<S, ?>, ColumnContent<S>> contents;
  private final List<Yielding<S>> yielding;
  private final TableColumn<S, ?> slack;

  /** What contents ask, in pixels. */
  private final Map<TableColumn<S, ?>, Double> asked = new HashMap<>();

  /** Widths that the person has chosen, as multiples of the font's size. */
  private final Map<TableColumn<S, ?>, Double> chosen = new HashMap<>();

  private final Map<Style, Map<String, Double>> measured = new HashMap<>();
  private final Text ruler = new Text();
  private Runnable whenChosen = () -> {};
  private boolean arranging;
  private boolean dragged;

  /**
   * A column whose text may be cut.
   *
   * @param least what it keeps where its text is longer, as a multiple of the font's size
   */
  public record Yielding<S>(TableColumn<S, ?> column, double least) {}

  /**
   * @param em size of the table's text in pixels
   * @param yielding the columns that may be cut, in the order in which they give way
   * @param slack the column that takes what is left over
   */
  ColumnWidths(
      TableView<S> table,
      DoubleSupplier em,
      Map<TableColumn<S, ?>, ColumnContent<S>> contents,
      List<Yielding<S>> yielding,
      TableColumn<S, ?> slack) {
    this.table = table;
    this.em = em;
    this.contents = contents;
    this.yielding = yielding;
    this.slack = slack;
    for (TableColumn<S, ?> column : contents.keySet()) {
      column.widthProperty().addListener(property -> fitted(column));
      column.visibleProperty().addListener(property -> measureAfresh());
    }
    table.getSortOrder().addListener((ListChangeListener<Object>) change -> arrange());
    table.addEventFilter(MouseEvent.MOUSE_RELEASED, event -> released());
    useFont();
    table.setColumnResizePolicy(this);
  }

  /** Measures what all items show whenever others come, and forgets what is gone. */
  public void follow(ObservableList<S> items) {
    items.addListener((ListChangeListener<S>) change -> measureAfresh());
    measureAfresh();
  }

  /** Measures again what all items show, and forgets what they have shown before. */
  public void measureAfresh() {
    asked.clear();
    table.getItems().forEach(this::measure);
    arrange();
  }

  /** Makes room for what a row shows now. */
  public void show(S row) {
    if (measure(row)) {
      arrange();
    }
  }

  /** Measures everything again in another size of font. */
  public void useFont() {
    measured.clear();
    for (TableColumn<S, ?> column : contents.keySet()) {
      arranging = true;
      column.setMinWidth(LEAST * em.getAsDouble());
      arranging = false;
    }
    measureAfresh();
  }

  /** Makes all columns as wide as they ask again. */
  void reset() {
    chosen.clear();
    measureAfresh();
    whenChosen.run();
  }

  /** Runs whenever the person has sized a column. */
  void onChosen(Runnable action) {
    whenChosen = action;
  }

  boolean isChosen(TableColumn<S, ?> column) {
    return chosen.containsKey(column);
  }

  /**
   * @param width as a multiple of the font's size
   */
  void choose(TableColumn<S, ?> column, double width) {
    chosen.put(column, width);
  }

  /** As a multiple of the font's size. */
  double width(TableColumn<S, ?> column) {
    return chosen.getOrDefault(column, column.getPrefWidth() / em.getAsDouble());
  }

  /** Returns whether a column asks more than before. */
  private boolean measure(S row) {
    boolean more = false;
    for (var entry : contents.entrySet()) {
      TableColumn<S, ?> column = entry.getKey();
      ColumnContent<S> content = entry.getValue();
      if (column.isVisible()) {
        double width =
            length(content.words().apply(row), content.style())
                + content.beside() * em.getAsDouble();
        if (width > asked.getOrDefault(column, 0.0)) {
          asked.put(column, width);
          more = true;
        }
      }
    }
    return more;
  }

  /** A password that is on screen is written in the monospaced font, and is not kept here. */
  private double length(String words, Style style) {
    if (style == Style.MONOSPACE) {
      return lengthOf(words, style);
    }
    Map<String, Double> known = measured.computeIfAbsent(style, each -> new HashMap<>());
    if (known.size() > MOST_KEPT) {
      known.clear();
    }
    return known.computeIfAbsent(words, each -> lengthOf(each, style));
  }

  private double lengthOf(String words, Style style) {
    double size = em.getAsDouble();
    ruler.setFont(
        switch (style) {
          case PLAIN -> Font.font(size);
          case MONOSPACE -> Font.font("monospace", size);
        });
    ruler.setText(words);
    double length = Math.ceil(ruler.getLayoutBounds().getWidth());
    ruler.setText("");
    return length;
  }

  @Override
  @SuppressWarnings("unchecked")
  public Boolean call(ResizeFeatures features) {
    TableColumnBase column = features.getColumn();
    if (column == null) {
      arrange(features);
      return true;
    }
    double width = clamp(column, column.getWidth() + features.getDelta());
    if (width == column.getWidth()) {
      return false;
    }
    chosen.put((TableColumn<S, ?>) column, width / em.getAsDouble());
    dragged = true;
    set(features, column, width);
    return true;
  }

  /** The other columns make room when the person lets go: an edge stays under the mouse. */
  private void released() {
    if (dragged) {
      dragged = false;
      arrange();
      whenChosen.run();
    }
  }

  /** A double click on a column's edge sizes it to the rows on screen, past any policy. */
  private void fitted(TableColumn<S, ?> column) {
    if (!arranging) {
      boolean before = chosen.remove(column) != null;
      arrange();
      if (before) {
        whenChosen.run();
      }
    }
  }

  private void arrange() {
    arrange(new ResizeFeatures<>(table, null, 0.0));
  }

  private void arrange(ResizeFeatures features) {
    double room = Math.floor(features.getContentWidth()) - BORDER;
    if (room <= 0) {
      return;
    }
    Map<TableColumn<S, ?>, Double> widths = new HashMap<>();
    for (TableColumn<S, ?> column : table.getVisibleLeafColumns()) {
      widths.put(column, wished(column));
    }
    double left = room - widths.values().stream().mapToDouble(Double::doubleValue).sum();
    for (Yielding<S> each : yielding) {
      Double wished = widths.get(each.column());
      if (left < 0 && wished != null && !isChosen(each.column())) {
        double least = Math.min(wished, Math.rint(each.least() * em.getAsDouble()));
        double width = Math.max(least, wished + left);
        widths.put(each.column(), width);
        left += wished - width;
      }
    }
    if (left > 0 && !isChosen(slack)) {
      double more = left;
      widths.computeIfPresent(slack, (column, width) -> width + more);
    }
    widths.forEach((column, width) -> set(features, column, clamp(column, width)));
  }

  private double wished(TableColumn<S, ?> column) {
    double size = em.getAsDouble();
    Double byPerson = chosen.get(column);
    if (byPerson != null) {
      return clamp(column, byPerson * size);
    }
    double arrow = table.getSortOrder().contains(column) ? SORT_ARROW : 0;
    double title = length(column.getText(), Style.PLAIN) + (HEADER + arrow) * size;
    if (column == table.getVisibleLeafColumns().getLast()) {
      title += CORNER * size;
    }
    double wished = Math.max(title, asked.getOrDefault(column, 0.0));
    return clamp(column, Math.ceil(Math.min(wished, MOST * size)));
  }

  private static double clamp(TableColumnBase<?, ?> column, double width) {
    return Math.rint(Math.clamp(width, column.getMinWidth(), column.getMaxWidth()));
  }

  @SuppressWarnings("unchecked")
  private void set(ResizeFeatures features, TableColumnBase column, double width) {
    if (width != column.getWidth()) {
      boolean outer = arranging;
      arranging = true;
      features.setColumnWidth(column, width);
      arranging = outer;
    }
  }
}

package envwatch.ui.kit;

import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.DoubleSupplier;
import javafx.application.Platform;
import javafx.collections.ListChangeListener;
import javafx.collections.ObservableList;
import javafx.scene.control.TableColumn;
import javafx.scene.control.TableColumnBase;
import javafx.scene.control.TableView;
import javafx.scene.control.TableView.ResizeFeatures;
import javafx.scene.input.MouseEvent;
import javafx.util.Callback;

/**
 * Makes the columns of a table as wide as their contents ask. Where that is more than there is,
 * what contents add to their core is cut first; then the columns that may be cut give way, each as
 * far as it stays readable; only then the table scrolls sideways. A column that the person sizes
 * keeps its width until it is fitted again by a double click on its edge. Widths are whole pixels:
 * rows round theirs up.
 */
@SuppressWarnings("rawtypes") // as TableView declares its resize policy
public final class ColumnWidths<S> implements Callback<ResizeFeatures, Boolean> {
  /**
   * What the edges of a cell take beside its text, as in the style sheet, in multiples of the
   * font's size.
   */
  static final double EDGES = 0.8;

  /** What the table's own edge takes, in pixels. */
  private static final double BORDER = 2;

  private static final double LEAST = 2.5;
  private static final double SCROLL_BAR = 1;

  /** What a column asks at most when tables share the width of the window. */
  private static final double MOST_SHARED = 30;

  /** How many rows are measured at once; the others are when they are shown. */
  private static final int MEASURED_AT_ONCE = 200;

  private static final int ABOUT_A_SCREEN = 50;

  private final TableView<S> table;
  private final DoubleSupplier em;
  private final ColumnDemand<S> demand;
  private final List<Yielding<S>> yielding;
  private final List<Yielding<S>> atLast;
  private final TableColumn<S, ?> slack;

  /** Widths that the person has chosen, as multiples of the font's size. */
  private final Map<TableColumn<S, ?>, Double> chosen = new HashMap<>();

  private Runnable whenChosen = () -> {};
  private ColumnListener listener = new ColumnListener() {};
  private boolean arranging;
  private boolean dragged;
  private boolean measuring;

  /**
   * A column whose text may be cut.
   *
   * @param least what it keeps where its text is longer, as a multiple of the font's size
   */
  public record Yielding<S>(TableColumn<S, ?> column, double least) {}

  /**
   * @param em size of the table's text in pixels
   * @param yielding the columns that may be cut, in the order in which they give way; a column that
   *     gives way a second time stands there twice
   * @param atLast the columns that are cut where that is not enough, in the order in which they
   *     are; may contain some of {@code yielding}, to be cut further
   * @param slack the column that takes what is left over
   */
  ColumnWidths(
      TableView<S> table,
      DoubleSupplier em,
      Map<TableColumn<S, ?>, ColumnContent<S>> contents,
      List<Yielding<S>> yielding,
      List<Yielding<S>> atLast,
      TableColumn<S, ?> slack) {
    this.table = table;
    this.em = em;
    this.demand = new ColumnDemand<>(table, em, contents);
    this.yielding = yielding;
    this.atLast = atLast;
    this.slack = slack;
    for (TableColumn<S, ?> column : demand.columns()) {
      column.widthProperty().addListener(property -> fitted(column));
    }
    table
        .getVisibleLeafColumns()
        .addListener((ListChangeListener<Object>) change -> columnsChanged());
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

  /** Measures again what the items show, and forgets what they have shown before. */
  public void measureAfresh() {
    demand.forget();
    measureFirst(MEASURED_AT_ONCE);
  }

  /** Makes room for what those rows show that are on screen first. */
  public void measureFirst() {
    measureFirst(ABOUT_A_SCREEN);
  }

  private void measureFirst(int most) {
    table.getItems().stream().limit(most).forEach(demand::measure);
    arrange();
    listener.asked();
  }

  private void columnsChanged() {
    measureAfresh();
    listener.columnsChanged();
  }

  /** Makes room for what a row shows now. */
  public void show(S row) {
    if (demand.measure(row)) {
      arrange();
      listener.asked();
    }
    if (demand.isStale() && !measuring) {
      // After all rows that change together.
      measuring = true;
      Platform.runLater(() -> {
        measuring = false;
        measureAfresh();
      });
    }
  }

  /** Measures everything again in another size of font. */
  public void useFont() {
    demand.useFont();
    arranging = true;
    demand.columns().forEach(column -> column.setMinWidth(LEAST * em.getAsDouble()));
    arranging = false;
    measureAfresh();
  }

  /** Makes all columns as wide as they ask again. */
  void reset() {
    chosen.clear();
    columnsChanged();
    whenChosen.run();
    listener.reset();
  }

  /** Runs whenever the person has sized a column. */
  void onChosen(Runnable action) {
    whenChosen = action;
  }

  public void listen(ColumnListener one) {
    listener = one;
  }

  /** Whether the contents of a row were measured. */
  public boolean isMeasured() {
    return demand.isMeasured();
  }

  public ColumnRoom room() {
    double beside = BORDER + SCROLL_BAR * em.getAsDouble();
    Map<TableColumn<S, ?>, Double> widths = wished(MOST_SHARED * em.getAsDouble());
    double asked = beside + sum(widths);
    cutToCores(widths, Double.MAX_VALUE);
    cut(widths, yielding, Double.MAX_VALUE);
    double needed = beside + sum(widths);
    cut(widths, atLast, Double.MAX_VALUE);
    return new ColumnRoom(beside + sum(widths), needed, asked);
  }

  private Map<TableColumn<S, ?>, Double> wished(double most) {
    Map<TableColumn<S, ?>, Double> widths = new LinkedHashMap<>();
    for (TableColumn<S, ?> column : table.getVisibleLeafColumns()) {
      Double byPerson = chosen.get(column);
      double width = byPerson == null ? demand.of(column) : byPerson * em.getAsDouble();
      widths.put(column, Math.min(clamp(column, width), most));
    }
    return widths;
  }

  private double sum(Map<TableColumn<S, ?>, Double> widths) {
    return widths.values().stream().mapToDouble(Double::doubleValue).sum();
  }

  /** Cuts what contents add to their core. Returns what is missing then; less than 0: is left. */
  private double cutToCores(Map<TableColumn<S, ?>, Double> widths, double missing) {
    double left = missing;
    for (TableColumn<S, ?> column : widths.keySet()) {
      left = cut(widths, column, clamp(column, demand.coreOf(column)), left);
    }
    return left;
  }

  /** Cuts columns in their order. Returns what is missing then. */
  private double cut(
      Map<TableColumn<S, ?>, Double> widths, List<Yielding<S>> columns, double missing) {
    double left = missing;
    for (Yielding<S> each : columns) {
      left = cut(widths, each.column(), Math.rint(each.least() * em.getAsDouble()), left);
    }
    return left;
  }

  private double cut(
      Map<TableColumn<S, ?>, Double> widths,
      TableColumn<S, ?> column,
      double least,
      double missing) {
    Double width = widths.get(column);
    if (width == null || missing <= 0 || isChosen(column)) {
      return missing;
    }
    double narrower = Math.max(Math.min(least, width), width - missing);
    widths.put(column, narrower);
    return missing - (width - narrower);
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
    Map<TableColumn<S, ?>, Double> widths = wished(Double.MAX_VALUE);
    double missing = sum(widths) - room;
    missing = cut(widths, atLast, cut(widths, yielding, cutToCores(widths, missing)));
    if (missing < 0 && !isChosen(slack)) {
      double more = -missing;
      widths.computeIfPresent(slack, (column, width) -> width + more);
    }
    widths.forEach((column, width) -> set(features, column, clamp(column, width)));
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

package envwatch.ui.kit;

import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.DoubleSupplier;
import java.util.function.Supplier;
import java.util.stream.Stream;
import javafx.collections.ListChangeListener;
import javafx.scene.control.TableColumn;
import javafx.scene.control.TableColumnBase;
import javafx.scene.control.TableView;
import javafx.scene.control.TableView.ResizeFeatures;
import javafx.scene.input.MouseEvent;
import javafx.util.Callback;
import org.jspecify.annotations.Nullable;

/**
 * Makes the columns of a table as wide as their contents ask when they are shown first; later only
 * a person's hand, another font and another width of the table move them. Where that is more than
 * there is, what contents add to their core is cut first; then the columns that may be cut give
 * way, each as far as it stays readable, and some wholly; only then the table scrolls sideways. A
 * column that the person sizes keeps its width until it is fitted again by a double click on its
 * edge. Widths are whole pixels: rows round theirs up.
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
  private static final double SCROLL_BAR = 0.75;

  /** The style of a column that has given way wholly. */
  private static final String GONE = "gone";

  /** What a column asks at most when tables share the width of the window. */
  private static final double MOST_SHARED = 30;

  /** How many rows are measured: a screen and a few more. */
  private static final int MEASURED = 40;

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

  /** Null until the person drags an edge, and once they let go. */
  private @Nullable Drag drag;

  private Supplier<Stream<S>> others = Stream::empty;

  /** Whether the contents of a row were measured. */
  private boolean measured;

  private boolean settled;

  /**
   * @param edge the column whose edge is dragged
   * @param column the one that follows the mouse
   */
  private record Drag(TableColumnBase edge, TableColumnBase column) {}

  /**
   * A column whose text may be cut.
   *
   * @param least what it keeps where its text is longer, as a multiple of the font's size; zero for
   *     all or nothing
   */
  public record Yielding<S>(TableColumn<S, ?> column, double least) {
    private boolean wholly() {
      return least == 0;
    }
  }

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
    this.demand = new ColumnDemand<>(em, contents);
    this.yielding = yielding;
    this.atLast = atLast;
    this.slack = slack;
    for (TableColumn<S, ?> column : demand.columns()) {
      column.widthProperty().addListener(property -> fitted(column));
    }
    table
        .getVisibleLeafColumns()
        .addListener((ListChangeListener<Object>) change -> columnsChanged());
    table.addEventFilter(MouseEvent.MOUSE_RELEASED, event -> released());
    useFont();
    table.setColumnResizePolicy(this);
  }

  /** Makes room also for rows that may take the place of those shown. */
  public void measureAlso(Supplier<Stream<S>> rows) {
    others = rows;
  }

  /** Makes room for what the rows show that came first. */
  public void measure() {
    if (!measured) {
      measureRows();
    }
  }

  /** Makes room for what the rows show now. What they show later is cut, and moves nothing. */
  public void settle() {
    if (!settled) {
      settled = true;
      measureRows();
    }
  }

  /** Where there is nothing to measure by, the columns are settled by what comes. */
  private void measureAgain() {
    settled &= !table.getItems().isEmpty();
    measureRows();
  }

  private void measureRows() {
    demand.forget();
    demand.measureUsual();
    Stream.concat(table.getItems().stream().limit(MEASURED), others.get())
        .limit(MEASURED)
        .forEach(demand::measure);
    measured = !table.getItems().isEmpty();
    arrange();
    listener.asked();
  }

  private void columnsChanged() {
    measureAgain();
    listener.columnsChanged();
  }

  /** Measures everything again in another size of font. */
  public void useFont() {
    demand.useFont();
    arranging = true;
    demand.columns().forEach(column -> column.setMinWidth(least(column)));
    arranging = false;
    measureAgain();
  }

  private double least(TableColumn<S, ?> column) {
    boolean mayGo = atLast.stream().anyMatch(each -> each.wholly() && each.column() == column);
    return mayGo ? 0 : LEAST * em.getAsDouble();
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

  /** Whether rows that say something else move no column any more. */
  public boolean isSettled() {
    return settled;
  }

  public ColumnRoom room() {
    double beside = BORDER + SCROLL_BAR * em.getAsDouble();
    Map<TableColumn<S, ?>, Double> widths = wished(MOST_SHARED * em.getAsDouble());
    double asked = beside + sum(widths);
    cutToCores(widths, Double.MAX_VALUE);
    cut(widths, yielding, Double.MAX_VALUE);
    double needed = beside + sum(widths);
    // A column that has gone is no reason to give the table less.
    cut(widths, atLast.stream().filter(each -> !each.wholly()).toList(), Double.MAX_VALUE);
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
    double narrower = least == 0 ? 0 : Math.max(Math.min(least, width), width - missing);
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
    TableColumnBase pulled =
        drag != null && drag.edge() == column ? drag.column() : pulled(column, features.getDelta());
    double width = clamp(pulled, pulled.getWidth() + features.getDelta());
    // One that has gone comes out once it is pulled to the least width.
    if (width == pulled.getWidth() || width < LEAST * em.getAsDouble()) {
      return false;
    }
    chosen.put((TableColumn<S, ?>) pulled, width / em.getAsDouble());
    drag = new Drag(column, pulled);
    set(features, pulled, width);
    return true;
  }

  /**
   * Two edges lie in one place where a column has gone, whichever of them the mouse takes: a pull
   * to the right brings that column out, one to the left narrows the column before it.
   */
  private TableColumnBase<?, ?> pulled(TableColumnBase<?, ?> column, double by) {
    List<TableColumn<S, ?>> visible = table.getVisibleLeafColumns();
    int place = visible.indexOf(column);
    if (by > 0 && place + 1 < visible.size() && visible.get(place + 1).getWidth() == 0) {
      return visible.get(place + 1);
    }
    return by < 0 && place > 0 && column.getWidth() == 0 ? visible.get(place - 1) : column;
  }

  /** The other columns make room when the person lets go: an edge stays under the mouse. */
  private void released() {
    if (drag != null) {
      drag = null;
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
    double room = Math.floor(Math.min(features.getContentWidth(), besideScrollBar())) - BORDER;
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

  /** Whether there is a scroll bar or not: rows that come and go move no heading. */
  private double besideScrollBar() {
    return table.getWidth() - SCROLL_BAR * em.getAsDouble();
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
      // Its heading would draw its sort arrow into the one before.
      column.getStyleClass().remove(GONE);
      if (width == 0) {
        column.getStyleClass().add(GONE);
      }
    }
  }
}

package envwatch.ui.kit;

import envwatch.ui.kit.ColumnContent.Style;
import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import java.util.function.DoubleSupplier;
import javafx.scene.control.TableColumn;
import javafx.scene.control.TableView;

/** How wide the columns of a table ask to be: as what they have shown, and as their titles. */
final class ColumnDemand<S> {
  /** What a column asks at most, as a multiple of the font's size. */
  private static final double MOST = 60;

  private static final double HEADER = 1.5;

  /** The menu's button lies over the end of the last header. */
  private static final double CORNER = 0.6;

  private static final double SORT_ARROW = 1.6;

  /** By how much a column has to become narrower to do so, as a multiple of the font's size. */
  private static final double MUCH = 2.5;

  private final TableView<S> table;
  private final DoubleSupplier em;
  private final Map<TableColumn<S, ?>, ColumnContent<S>> contents;
  private final TextLengths lengths;

  /** What contents ask, in pixels. */
  private final Map<TableColumn<S, ?>, Double> asked = new HashMap<>();

  /** The same for the core of the contents. */
  private final Map<TableColumn<S, ?>, Double> needed = new HashMap<>();

  /** The row that asks it. */
  private final Map<TableColumn<S, ?>, S> widest = new HashMap<>();

  private boolean stale;

  /**
   * @param em size of the table's text in pixels
   */
  ColumnDemand(
      TableView<S> table, DoubleSupplier em, Map<TableColumn<S, ?>, ColumnContent<S>> contents) {
    this.table = table;
    this.em = em;
    this.contents = contents;
    this.lengths = new TextLengths(em);
  }

  Set<TableColumn<S, ?>> columns() {
    return contents.keySet();
  }

  /** Takes up what a row shows in visible columns. Returns whether one asks more than before. */
  boolean measure(S row) {
    boolean more = false;
    for (var entry : contents.entrySet()) {
      TableColumn<S, ?> column = entry.getKey();
      ColumnContent<S> content = entry.getValue();
      if (column.isVisible()) {
        double beside = content.beside() * em.getAsDouble();
        String words = content.words().apply(row);
        double width = lengths.of(words, content.style()) + beside;
        double core = coreOf(content, row, words, width - beside) + beside;
        if (core > needed.getOrDefault(column, 0.0)) {
          needed.put(column, core);
          more = true;
        }
        if (width > asked.getOrDefault(column, 0.0)) {
          asked.put(column, width);
          widest.put(column, row);
          more = true;
        } else if (row == widest.get(column)) {
          stale |= width < asked.getOrDefault(column, 0.0) - MUCH * em.getAsDouble();
        }
      }
    }
    return more;
  }

  private double coreOf(ColumnContent<S> content, S row, String words, double length) {
    String core = content.core() == content.words() ? words : content.core().apply(row);
    return core.equals(words) ? length : lengths.of(core, content.style());
  }

  boolean isMeasured() {
    return !asked.isEmpty();
  }

  /** Whether the row that asked most asks much less now: the others have to be measured again. */
  boolean isStale() {
    return stale;
  }

  /** Forgets what was shown. */
  void forget() {
    asked.clear();
    needed.clear();
    widest.clear();
    stale = false;
  }

  /** To be called when the font has another size. */
  void useFont() {
    lengths.forget();
  }

  /** In whole pixels. */
  double of(TableColumn<S, ?> column) {
    return of(column, asked);
  }

  /** What it asks for the core of its contents, in whole pixels. */
  double coreOf(TableColumn<S, ?> column) {
    return of(column, needed);
  }

  private double of(TableColumn<S, ?> column, Map<TableColumn<S, ?>, Double> contentsAsk) {
    double size = em.getAsDouble();
    double arrow = table.getSortOrder().contains(column) ? SORT_ARROW : 0;
    double title = lengths.of(column.getText(), Style.PLAIN) + (HEADER + arrow) * size;
    if (column == table.getVisibleLeafColumns().getLast()) {
      title += CORNER * size;
    }
    double wished = Math.max(title, contentsAsk.getOrDefault(column, 0.0));
    return Math.ceil(Math.min(wished, MOST * size));
  }
}

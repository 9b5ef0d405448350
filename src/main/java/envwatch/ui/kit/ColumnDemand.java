package envwatch.ui.kit;

import envwatch.ui.kit.ColumnContent.Style;
import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import java.util.function.DoubleSupplier;
import javafx.scene.control.TableColumn;
import javafx.scene.control.TableView;
import javafx.scene.text.Font;
import org.jspecify.annotations.Nullable;

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

  private static final int MOST_LENGTHS_KEPT = 5_000;

  private final TableView<S> table;
  private final DoubleSupplier em;
  private final Map<TableColumn<S, ?>, ColumnContent<S>> contents;
  private final Map<TableColumn<S, ?>, Shown<S>> shown = new HashMap<>();

  /** How long texts are in whole pixels. */
  private final Map<String, Double> lengths = new HashMap<>();

  private boolean stale;

  /** What the contents of a column ask, in pixels. */
  private static final class Shown<S> {
    double words;
    double core;

    /** The row that asks most. */
    @Nullable S widest;
  }

  /**
   * @param em size of the table's text in pixels
   */
  ColumnDemand(
      TableView<S> table, DoubleSupplier em, Map<TableColumn<S, ?>, ColumnContent<S>> contents) {
    this.table = table;
    this.em = em;
    this.contents = contents;
  }

  Set<TableColumn<S, ?>> columns() {
    return contents.keySet();
  }

  /** Takes up what a row shows in visible columns. Returns whether one asks more than before. */
  boolean measure(S row) {
    boolean more = false;
    for (var entry : contents.entrySet()) {
      if (entry.getKey().isVisible()) {
        more |= measure(row, entry.getValue(), shown(entry.getKey()));
      }
    }
    return more;
  }

  private Shown<S> shown(TableColumn<S, ?> column) {
    return shown.computeIfAbsent(column, key -> new Shown<>());
  }

  private boolean measure(S row, ColumnContent<S> content, Shown<S> most) {
    String words = content.words().apply(row);
    String core = content.core() == content.words() ? words : content.core().apply(row);
    double beside = content.beside() * em.getAsDouble();
    double width = length(words, content.style()) + beside;
    double coreWidth = core.equals(words) ? width : length(core, content.style()) + beside;
    boolean more = coreWidth > most.core || width > most.words;
    most.core = Math.max(most.core, coreWidth);
    if (width > most.words) {
      most.words = width;
      most.widest = row;
    } else if (row == most.widest) {
      stale |= width < most.words - MUCH * em.getAsDouble();
    }
    return more;
  }

  /** A password that is on screen is written in the monospaced font, and is not kept here. */
  private double length(String words, Style style) {
    if (style == Style.MONOSPACE) {
      return Controls.widthOf(words, Font.font("monospace", em.getAsDouble()));
    }
    if (lengths.size() > MOST_LENGTHS_KEPT) {
      lengths.clear();
    }
    return lengths.computeIfAbsent(
        words, each -> Controls.widthOf(each, Font.font(em.getAsDouble())));
  }

  boolean isMeasured() {
    return !shown.isEmpty();
  }

  /** Whether the row that asked most asks much less now: the others have to be measured again. */
  boolean isStale() {
    return stale;
  }

  /** Forgets what was shown. */
  void forget() {
    shown.clear();
    stale = false;
  }

  /** To be called when the font has another size. */
  void useFont() {
    lengths.clear();
  }

  /** In whole pixels. */
  double of(TableColumn<S, ?> column) {
    return withTitle(column, shown.containsKey(column) ? shown(column).words : 0);
  }

  /** What it asks for the core of its contents, in whole pixels. */
  double coreOf(TableColumn<S, ?> column) {
    return withTitle(column, shown.containsKey(column) ? shown(column).core : 0);
  }

  private double withTitle(TableColumn<S, ?> column, double contentsAsk) {
    double size = em.getAsDouble();
    double arrow = table.getSortOrder().contains(column) ? SORT_ARROW : 0;
    double corner = column == table.getVisibleLeafColumns().getLast() ? CORNER : 0;
    double title = length(column.getText(), Style.PLAIN) + (HEADER + arrow + corner) * size;
    return Math.ceil(Math.min(Math.max(title, contentsAsk), MOST * size));
  }
}

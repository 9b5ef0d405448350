package envwatch.ui.kit;

import envwatch.ui.kit.ColumnContent.Style;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import java.util.function.DoubleSupplier;
import javafx.scene.control.TableColumn;
import javafx.scene.text.Font;

/** How wide the columns of a table ask to be: as what they have shown, and as their titles. */
final class ColumnDemand<S> {
  /** What a column asks at most, as a multiple of the font's size. */
  private static final double MOST = 60;

  private static final double HEADER = 0.9;

  private static final double SORT_ARROW = 1.0;

  private static final int MOST_LENGTHS_KEPT = 5_000;

  private final DoubleSupplier em;
  private final Map<TableColumn<S, ?>, ColumnContent<S>> contents;
  private final Map<TableColumn<S, ?>, Shown> shown = new HashMap<>();

  /** How long texts are in whole pixels. */
  private final Map<Style, Map<String, Double>> lengths = new EnumMap<>(Style.class);

  /** What the contents of a column ask, in pixels. */
  private static final class Shown {
    double words;
    double core;
  }

  /**
   * @param em size of the table's text in pixels
   */
  ColumnDemand(DoubleSupplier em, Map<TableColumn<S, ?>, ColumnContent<S>> contents) {
    this.em = em;
    this.contents = contents;
  }

  Set<TableColumn<S, ?>> columns() {
    return contents.keySet();
  }

  /** Takes up what a row shows in visible columns. */
  void measure(S row) {
    contents.forEach((column, content) -> {
      if (column.isVisible()) {
        measure(content, content.words().apply(row), content.core().apply(row), shown(column));
      }
    });
  }

  /** Takes up what rows are likely to show later. */
  void measureUsual() {
    contents.forEach((column, content) -> {
      if (column.isVisible() && !content.usual().isEmpty()) {
        measure(content, content.usual(), content.usualCore(), shown(column));
      }
    });
  }

  private Shown shown(TableColumn<S, ?> column) {
    return shown.computeIfAbsent(column, key -> new Shown());
  }

  private void measure(ColumnContent<S> content, String words, String core, Shown most) {
    double beside = content.beside() * em.getAsDouble();
    double width = length(words, content.style()) + beside;
    double coreWidth = core.equals(words) ? width : length(core, content.style()) + beside;
    most.core = Math.max(most.core, coreWidth);
    most.words = Math.max(most.words, width);
  }

  private double length(String words, Style style) {
    Map<String, Double> known = lengths.computeIfAbsent(style, key -> new HashMap<>());
    if (known.size() > MOST_LENGTHS_KEPT) {
      known.clear();
    }
    return known.computeIfAbsent(words, each -> Controls.widthOf(each, font(style)));
  }

  private Font font(Style style) {
    double size = em.getAsDouble();
    return style == Style.MONOSPACE ? Font.font("monospace", size) : Font.font(size);
  }

  /** Forgets what was shown. */
  void forget() {
    shown.clear();
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
    // Also while it is not sorted: the click that sorts it moves no heading.
    double arrow = column.isSortable() ? SORT_ARROW : 0;
    double title = length(column.getText(), Style.PLAIN) + (HEADER + arrow) * size;
    return Math.ceil(Math.min(Math.max(title, contentsAsk), MOST * size));
  }
}

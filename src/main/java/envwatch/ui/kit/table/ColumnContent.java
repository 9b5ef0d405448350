package envwatch.ui.kit.table;

import java.util.function.Function;

/**
 * What cells of a column show, so that the column can be made as wide as it asks.
 *
 * @param words shown in the cell of a row
 * @param beside what icons, buttons and the edges of the cell take, as a multiple of the font's
 *     size
 */
public record ColumnContent<S>(Function<S, String> words, double beside, Style style) {
  /** How the text is written. */
  public enum Style {
    PLAIN,
    MONOSPACE
  }
}

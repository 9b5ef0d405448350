package envwatch.ui.kit;

import java.util.function.Function;

/**
 * What cells of a column show, so that the column can be made as wide as it asks.
 *
 * @param words shown in the cell of a row
 * @param core what of them is needed most: the rest is cut before names are
 * @param beside what icons, buttons and the edges of the cell take, as a multiple of the font's
 *     size
 * @param usual what rows are likely to show later; empty if that is not known
 * @param usualCore what of it is needed most
 */
public record ColumnContent<S>(
    Function<S, String> words,
    Function<S, String> core,
    double beside,
    Style style,
    String usual,
    String usualCore) {
  public ColumnContent(
      Function<S, String> words, Function<S, String> core, double beside, Style style) {
    this(words, core, beside, style, "", "");
  }

  /** All of the words are needed. */
  public ColumnContent(Function<S, String> words, double beside, Style style) {
    this(words, words, beside, style);
  }

  /** The same with room for what rows are likely to show later. */
  public ColumnContent<S> usually(String later, String coreOfIt) {
    return new ColumnContent<>(words, core, beside, style, later, coreOfIt);
  }

  /** How the text is written. */
  public enum Style {
    PLAIN,
    MONOSPACE
  }
}

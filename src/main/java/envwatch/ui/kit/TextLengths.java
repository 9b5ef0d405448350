package envwatch.ui.kit;

import envwatch.ui.kit.ColumnContent.Style;
import java.util.HashMap;
import java.util.Map;
import java.util.function.DoubleSupplier;
import javafx.scene.text.Font;

/** How long texts are in the font of a table, in whole pixels. */
final class TextLengths {
  private static final int MOST_KEPT = 5_000;

  private final DoubleSupplier em;
  private final Map<String, Double> known = new HashMap<>();

  /**
   * @param em size of the table's text in pixels
   */
  TextLengths(DoubleSupplier em) {
    this.em = em;
  }

  /** To be called when the font has another size. */
  void forget() {
    known.clear();
  }

  /** A password that is on screen is written in the monospaced font, and is not kept here. */
  double of(String words, Style style) {
    if (style == Style.MONOSPACE) {
      return Controls.widthOf(words, Font.font("monospace", em.getAsDouble()));
    }
    if (known.size() > MOST_KEPT) {
      known.clear();
    }
    return known.computeIfAbsent(
        words, each -> Controls.widthOf(each, Font.font(em.getAsDouble())));
  }
}

package envwatch.ui.environments;

import envwatch.ui.kit.Controls;
import java.util.function.DoubleSupplier;
import javafx.scene.text.Font;

/**
 * Cuts names in the middle without halving a character. JavaFX cuts text by {@code char} ({@code
 * Utils.computeClippedText}): half of an emoji is in no font, and to find that out it opens every
 * font of the system, which takes time and some ten megabytes for good.
 */
final class WholeCharacters {
  private static final String CUT = "...";

  private WholeCharacters() {}

  /**
   * The words as far as they fit. Words that JavaFX can cut itself are left whole.
   *
   * @param width of the words and what stands beside them, in pixels
   * @param beside how much of it the others take; asked only if it matters
   */
  static String fitting(String words, Font font, double width, DoubleSupplier beside) {
    boolean halves = words.codePointCount(0, words.length()) < words.length();
    double room = halves ? width - beside.getAsDouble() : 0;
    if (room <= 0 || Controls.widthOf(words, font) <= room) {
      return words;
    }
    int[] characters = words.codePoints().toArray();
    int most = characters.length;
    int least = 0;
    while (most - least > 1) {
      int kept = (least + most) / 2;
      if (Controls.widthOf(cut(characters, kept), font) <= room) {
        least = kept;
      } else {
        most = kept;
      }
    }
    return cut(characters, least);
  }

  private static String cut(int[] characters, int kept) {
    int end = kept / 2;
    int start = kept - end;
    return new String(characters, 0, start)
        + CUT
        + new String(characters, characters.length - end, end);
  }
}

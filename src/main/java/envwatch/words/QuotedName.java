package envwatch.words;

import static envwatch.words.Messages.text;

import envwatch.model.VisibleText;
import java.text.Bidi;

/**
 * A name in a sentence: in quotation marks and between direction marks, so that a name written from
 * right to left does not reorder the words and numbers around it. Isolates (Unicode Standard Annex
 * 9) would have the same effect, but JavaFX draws them as boxes.
 */
public final class QuotedName {
  private static final char LEFT_TO_RIGHT = '\u200E';

  private QuotedName() {}

  /** The quoted name without invisible characters, which could cancel the marks. */
  public static String of(String name) {
    return text("name.quoted", isolated(name));
  }

  /** The same without quotation marks. */
  public static String isolated(String name) {
    String seen = VisibleText.line(name);
    return Bidi.requiresBidi(seen.toCharArray(), 0, seen.length())
        ? LEFT_TO_RIGHT + seen + LEFT_TO_RIGHT
        : seen;
  }
}

package envwatch.words;

import envwatch.model.VisibleText;

/**
 * Makes text from the service safe for a terminal: it can neither control it nor break a table row.
 */
public final class TerminalText {
  private static final int REPLACEMENT = 0xFFFD;

  private TerminalText() {}

  /** Replaces invisible characters, line breaks and characters unknown to the JDK with U+FFFD. */
  public static String plain(String text) {
    return VisibleText.replaced(text, REPLACEMENT)
        .codePoints()
        .map(c -> Character.getType(c) == Character.UNASSIGNED ? REPLACEMENT : c)
        .collect(StringBuilder::new, StringBuilder::appendCodePoint, StringBuilder::append)
        .toString();
  }

  /** Cuts text that is wider than this many terminal columns. */
  public static String clipped(String text, int columns) {
    if (width(text) <= columns) {
      return text;
    }
    StringBuilder clipped = new StringBuilder();
    int used = 0;
    for (int codePoint : text.codePoints().toArray()) {
      used += width(codePoint);
      if (used > columns - 1) {
        break;
      }
      clipped.appendCodePoint(codePoint);
    }
    return clipped.append('…').toString();
  }

  public static String padded(String text, int columns) {
    return text + " ".repeat(Math.max(0, columns - width(text)));
  }

  /** The number of terminal columns that the text occupies. */
  public static int width(String text) {
    return text.codePoints().map(TerminalText::width).sum();
  }

  private static int width(int codePoint) {
    int type = Character.getType(codePoint);
    if (type == Character.NON_SPACING_MARK
        || type == Character.ENCLOSING_MARK
        || type == Character.FORMAT) {
      return 0;
    }
    return wide(codePoint) ? 2 : 1;
  }

  private static boolean wide(int codePoint) {
    return Character.isEmojiPresentation(codePoint)
        || Character.isIdeographic(codePoint)
        || (codePoint >= 0x1100 && codePoint <= 0x115F)
        || (codePoint >= 0x2E80 && codePoint <= 0xA4CF)
        || (codePoint >= 0xAC00 && codePoint <= 0xD7A3)
        || (codePoint >= 0xFE30 && codePoint <= 0xFE6F)
        || (codePoint >= 0xFF00 && codePoint <= 0xFF60)
        || (codePoint >= 0xFFE0 && codePoint <= 0xFFE6);
  }
}

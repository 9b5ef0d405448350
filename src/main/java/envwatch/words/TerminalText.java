package envwatch.words;

import envwatch.model.VisibleText;

/** Text from the service, fit for a terminal: it can neither steer it nor break a table's line. */
public final class TerminalText {
  private static final int REPLACEMENT = 0xFFFD;

  private TerminalText() {}

  /** What cannot be seen, line ends and what the JDK does not know yet become U+FFFD. */
  public static String plain(String text) {
    return VisibleText.replaced(text, REPLACEMENT)
        .codePoints()
        .map(c -> Character.getType(c) == Character.UNASSIGNED ? REPLACEMENT : c)
        .collect(StringBuilder::new, StringBuilder::appendCodePoint, StringBuilder::append)
        .toString();
  }

  /** Cuts what is wider than so many columns of a terminal. */
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

  /** Columns that the text takes. */
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

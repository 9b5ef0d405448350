package envwatch.words;

import static envwatch.words.Messages.text;

import envwatch.model.VisibleText;
import org.jspecify.annotations.Nullable;

/** Makes external text safe to show: it can neither break a line nor hide its end. */
public final class PlainText {
  private static final int LONGEST_NAME = 100;
  private static final int LONGEST_LINE = 300;
  private static final int LONGEST_TEXT = 2_000;

  private PlainText() {}

  /** A single line; an en dash if it is absent. */
  public static String line(@Nullable String served) {
    return line(served, LONGEST_LINE);
  }

  /** A line short enough for a confirmation with its buttons to fit into a window. */
  public static String name(@Nullable String served) {
    return line(served, LONGEST_NAME);
  }

  /** A {@link #name} in quotation marks, for use in a sentence. */
  public static String quoted(@Nullable String served) {
    return QuotedName.of(name(served));
  }

  private static String line(@Nullable String served, int longest) {
    if (served == null || VisibleText.isBlank(served)) {
      return text("absent");
    }
    if (isPlain(served, longest)) {
      return served;
    }
    return capped(VisibleText.line(served).strip(), longest);
  }

  /**
   * Fast path: nearly every text is plain, and sorting a large table requests thousands of them.
   */
  private static boolean isPlain(String served, int longest) {
    if (served.length() > longest
        || served.charAt(0) == ' '
        || served.charAt(served.length() - 1) == ' ') {
      return false;
    }
    for (int i = 0; i < served.length(); i++) {
      char each = served.charAt(i);
      if (each < ' ' || each > '~') {
        return false;
      }
    }
    return true;
  }

  /** Text with its line breaks; an en dash if it is absent. */
  public static String lines(@Nullable String served) {
    if (served == null || VisibleText.isBlank(served)) {
      return text("absent");
    }
    return capped(VisibleText.lines(served).strip(), LONGEST_TEXT);
  }

  private static String capped(String shown, int length) {
    if (shown.length() <= length) {
      return shown;
    }
    int end = Character.isHighSurrogate(shown.charAt(length - 1)) ? length - 1 : length;
    return shown.substring(0, end) + "\u2026";
  }
}

package envwatch.ui;

import static envwatch.words.Messages.text;

import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** Text from the service made fit to be shown: it can neither break a line nor hide its end. */
public final class PlainText {
  private static final int LONGEST_NAME = 100;
  private static final int LONGEST_LINE = 300;
  private static final int LONGEST_TEXT = 2_000;

  /** Control characters, and the invisible ones that reorder what follows. */
  private static final Pattern INVISIBLE =
      Pattern.compile("[\\p{Cc}\\u202A-\\u202E\\u2066-\\u2069]+");

  private static final Pattern INVISIBLE_BUT_LINES =
      Pattern.compile("[\\p{Cc}\\u202A-\\u202E\\u2066-\\u2069&&[^\\n\\t]]+");

  private PlainText() {}

  /** One line; an en dash for what is absent. */
  public static String line(@Nullable String served) {
    return line(served, LONGEST_LINE);
  }

  /** A line so short that a question about it, and its answers, stay in a window. */
  public static String name(@Nullable String served) {
    return line(served, LONGEST_NAME);
  }

  private static String line(@Nullable String served, int longest) {
    if (served == null || served.isBlank()) {
      return text("absent");
    }
    if (isPlain(served, longest)) {
      return served;
    }
    return capped(INVISIBLE.matcher(head(served, longest)).replaceAll(" ").strip(), longest);
  }

  /** Nearly every text is: sorting a large table asks for thousands of them. */
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

  /** With its line breaks; an en dash for what is absent. */
  public static String lines(@Nullable String served) {
    if (served == null || served.isBlank()) {
      return text("absent");
    }
    String unix = head(served, LONGEST_TEXT).replace("\r\n", "\n").replace('\r', '\n');
    return capped(INVISIBLE_BUT_LINES.matcher(unix).replaceAll(" ").strip(), LONGEST_TEXT);
  }

  private static String head(String served, int length) {
    return served.length() <= length ? served : served.substring(0, length + 1);
  }

  private static String capped(String shown, int length) {
    if (shown.length() <= length) {
      return shown;
    }
    int end = Character.isHighSurrogate(shown.charAt(length - 1)) ? length - 1 : length;
    return shown.substring(0, end) + "\u2026";
  }
}

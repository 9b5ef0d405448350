package envwatch.api.wire;

import envwatch.model.Secret;
import org.jspecify.annotations.Nullable;

/** Brings texts of the service to one form: absent is null, and nothing in them can do harm. */
public final class ServedText {
  /** v1's word for none. */
  private static final String NONE = "N/A";

  /** In the place of what was no letter in the encoding of the body. */
  static final char REPLACEMENT = '\uFFFD';

  private static final int LONGEST_BRIEF = 500;

  private ServedText() {}

  /**
   * A text of one line without control characters; null when it is absent, blank or "N/A" (v1's
   * word for none, also seen with a leading blank).
   */
  public static @Nullable String line(@Nullable String served) {
    return present(served, false);
  }

  /** Like {@link #line}, line breaks and tabs kept. */
  public static @Nullable String lines(@Nullable String served) {
    return present(served, true);
  }

  /**
   * A password, untouched: every character counts. Null when it is absent, empty or "N/A", and when
   * some of it could not be decoded: better none than one that is wrong.
   */
  public static @Nullable Secret password(@Nullable String served) {
    return served == null ? null : password(served.toCharArray(), 0, served.length());
  }

  /** Like {@link #password(String)}, without a String of it. */
  static @Nullable Secret password(char[] letters, int from, int length) {
    boolean none = length == NONE.length() && NONE.equals(new String(letters, from, length));
    return length == 0 || none || !cameWhole(letters, from, length)
        ? null
        : Secret.of(letters, from, length);
  }

  private static boolean cameWhole(char[] letters, int from, int length) {
    for (int i = from; i < from + length; i++) {
      boolean pair = i + 1 < from + length && Character.isSurrogatePair(letters[i], letters[i + 1]);
      if (letters[i] == REPLACEMENT || Character.isSurrogate(letters[i]) && !pair) {
        return false;
      }
      i += pair ? 1 : 0;
    }
    return true;
  }

  /**
   * A text for failures and the log: one line of bounded length; empty when it is absent, blank or
   * "N/A".
   */
  public static String brief(@Nullable String served) {
    String line = line(served);
    if (line == null) {
      return "";
    }
    String oneLine = line.replace('\u2028', ' ').replace('\u2029', ' ');
    return oneLine.length() <= LONGEST_BRIEF
        ? oneLine
        : oneLine.substring(0, LONGEST_BRIEF - 1) + "…";
  }

  private static @Nullable String present(@Nullable String served, boolean keepLines) {
    if (served == null) {
      return null;
    }
    String text = harmless(served, keepLines).strip();
    return text.isEmpty() || text.equalsIgnoreCase(NONE) ? null : text;
  }

  private static String harmless(String served, boolean keepLines) {
    if (!holdsControls(served)) {
      return served;
    }
    String text = keepLines ? served.replace("\r\n", "\n").replace('\r', '\n') : served;
    var harmless = new StringBuilder(text.length());
    text.codePoints()
        .map(each -> Character.isISOControl(each) ? inPlaceOf(each, keepLines) : each)
        .filter(each -> each != 0)
        .forEach(harmless::appendCodePoint);
    return harmless.toString();
  }

  /** A plain loop: it runs for every text of every machine at every look. */
  private static boolean holdsControls(String served) {
    for (int i = 0; i < served.length(); i++) {
      if (Character.isISOControl(served.charAt(i))) {
        return true;
      }
    }
    return false;
  }

  private static int inPlaceOf(int control, boolean keepLines) {
    boolean separates = control == '\n' || control == '\t' || control == '\r';
    if (!separates) {
      return 0;
    }
    return keepLines ? control : ' ';
  }
}

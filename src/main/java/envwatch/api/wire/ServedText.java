package envwatch.api.wire;

import envwatch.model.Secret;
import org.jspecify.annotations.Nullable;

/** Brings texts of the service to one form: absent is null, and nothing in them can do harm. */
public final class ServedText {
  /** v1's word for none. */
  private static final String NONE = "N/A";

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

  /** A password, untouched: every character counts. Null when it is absent, empty or "N/A". */
  public static @Nullable Secret password(@Nullable String served) {
    return served == null || served.isEmpty() || served.equals(NONE) ? null : Secret.of(served);
  }

  /** Like {@link #password(String)}, without a String of it. */
  static @Nullable Secret password(char[] letters, int from, int length) {
    boolean none = length == NONE.length() && NONE.equals(new String(letters, from, length));
    return length == 0 || none ? null : Secret.of(letters, from, length);
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

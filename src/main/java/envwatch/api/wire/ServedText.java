package envwatch.api.wire;

import envwatch.model.Secret;
import envwatch.model.VisibleText;
import org.jspecify.annotations.Nullable;

/** Brings texts of the service to one form: absent is null, and nothing in them can do harm. */
public final class ServedText {
  /** v1's word for none. */
  private static final String NONE = "N/A";

  /** In the place of what was no letter in the encoding of the body. */
  static final char REPLACEMENT = '\uFFFD';

  private static final int LONGEST_BRIEF = 500;

  /** Longer texts are cut: no name or description is, and no window could show it. */
  static final int LONGEST = 10_000;

  /** How much of the output of a run is kept. */
  private static final int LONGEST_OUTPUT = 500_000;

  private ServedText() {}

  /**
   * A text of one line without letters that cannot be seen, cut where it is longer than 10,000;
   * null when it is absent, blank or "N/A" (v1's word for none, also seen with a leading blank).
   */
  public static @Nullable String line(@Nullable String served) {
    return present(served, LONGEST, false);
  }

  /** Like {@link #line}, line breaks and tabs kept. */
  public static @Nullable String lines(@Nullable String served) {
    return present(served, LONGEST, true);
  }

  /**
   * An id, untouched: it goes back to the service. Null when it says nothing, as a line may, and
   * when it is longer than any id.
   */
  public static @Nullable String id(@Nullable String served) {
    return served == null || served.length() > LONGEST || line(served) == null ? null : served;
  }

  /**
   * A password, untouched: every character counts. Null when it is absent, empty or "N/A", and when
   * some of it could not be decoded or it is longer than any password: better none than one that is
   * wrong.
   */
  public static @Nullable Secret password(@Nullable String served) {
    return served == null ? null : password(served.toCharArray(), 0, served.length());
  }

  /** Like {@link #password(String)}, without a String of it. */
  static @Nullable Secret password(char[] letters, int from, int length) {
    return isNoPassword(letters, from, length)
            || length > LONGEST
            || !cameWhole(letters, from, length)
        ? null
        : Secret.of(letters, from, length);
  }

  /** Whether the service says that there is none. */
  static boolean isNoPassword(char[] letters, int from, int length) {
    return length == 0
        || (length == NONE.length() && NONE.equals(new String(letters, from, length)));
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
    return line == null ? "" : cut(line, LONGEST_BRIEF);
  }

  /** Like {@link #lines}, but of a long text the end is kept, where an output says how it went. */
  static @Nullable String lastLines(@Nullable String served) {
    if (served == null || !exceedsLastLines(served)) {
      return present(served, LONGEST_OUTPUT, true);
    }
    int from = served.length() - LONGEST_OUTPUT;
    boolean splits = Character.isLowSurrogate(served.charAt(from));
    return present(served.substring(splits ? from + 1 : from), LONGEST_OUTPUT, true);
  }

  /** Whether {@link #lastLines} leaves something out. */
  static boolean exceedsLastLines(String served) {
    return served.length() > LONGEST_OUTPUT;
  }

  private static @Nullable String present(@Nullable String served, int longest, boolean keepLines) {
    if (served == null) {
      return null;
    }
    String cut = cut(served, longest);
    String text = (keepLines ? VisibleText.lines(cut) : VisibleText.line(cut)).strip();
    return VisibleText.isBlank(text) || text.equalsIgnoreCase(NONE) ? null : text;
  }

  private static String cut(String text, int longest) {
    if (text.length() <= longest) {
      return text;
    }
    int end = longest - 1;
    return text.substring(0, Character.isHighSurrogate(text.charAt(end - 1)) ? end - 1 : end) + "…";
  }
}

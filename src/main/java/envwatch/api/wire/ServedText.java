package envwatch.api.wire;

import envwatch.model.Secret;
import envwatch.model.VisibleText;
import org.jspecify.annotations.Nullable;

/**
 * Normalizes texts from the service: an absent text is null, and harmful characters are removed.
 */
public final class ServedText {
  /** v1's placeholder for an absent value. */
  private static final String NONE = "N/A";

  /** Replaces bytes that are invalid in the body's encoding. */
  static final char REPLACEMENT = '\uFFFD';

  private static final int LONGEST_BRIEF = 500;

  /** Longer texts are cut: no name or description is that long, and no window could show it. */
  static final int LONGEST = 10_000;

  /** How many characters of a run's output are kept. */
  private static final int LONGEST_OUTPUT = 500_000;

  private ServedText() {}

  /**
   * A single line without invisible characters, cut after 10,000 characters; null when it is
   * absent, blank or "N/A" (v1's placeholder for an absent value, sometimes with a leading blank).
   */
  public static @Nullable String line(@Nullable String served) {
    return present(served, LONGEST, false);
  }

  /** Like {@link #line}, but keeps line breaks and tabs. */
  public static @Nullable String lines(@Nullable String served) {
    return present(served, LONGEST, true);
  }

  /**
   * An id, unchanged, because it is sent back to the service. Null when it is absent, blank or
   * "N/A", and when it is too long to be an id.
   */
  public static @Nullable String id(@Nullable String served) {
    return served == null || served.length() > LONGEST || line(served) == null ? null : served;
  }

  /**
   * A password, unchanged, because every character counts. Null when it is absent, empty or "N/A",
   * and when part of it could not be decoded or it is too long to be a password: no password is
   * better than a wrong one.
   */
  public static @Nullable Secret password(@Nullable String served) {
    return served == null ? null : password(served.toCharArray(), 0, served.length());
  }

  /** Like {@link #password(String)}, but without creating a String. */
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
      if (letters[i] >= Character.MIN_SURROGATE) {
        boolean pair =
            i + 1 < from + length && Character.isSurrogatePair(letters[i], letters[i + 1]);
        if (letters[i] == REPLACEMENT || Character.isSurrogate(letters[i]) && !pair) {
          return false;
        }
        i += pair ? 1 : 0;
      }
    }
    return true;
  }

  /**
   * A text for failures and the log: one line of limited length; empty when it is absent, blank or
   * "N/A".
   */
  public static String brief(@Nullable String served) {
    String line = line(served);
    return line == null ? "" : cut(line, LONGEST_BRIEF);
  }

  /**
   * Like {@link #lines}, but keeps the end of a long text, because the end of an output shows the
   * result.
   */
  static @Nullable String lastLines(@Nullable String served) {
    if (served == null || !exceedsLastLines(served)) {
      return present(served, LONGEST_OUTPUT, true);
    }
    int from = served.length() - LONGEST_OUTPUT;
    boolean splits = Character.isLowSurrogate(served.charAt(from));
    return present(served.substring(splits ? from + 1 : from), LONGEST_OUTPUT, true);
  }

  /** Whether {@link #lastLines} cuts the text. */
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

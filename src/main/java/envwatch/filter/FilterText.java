package envwatch.filter;

import java.text.Normalizer;
import java.util.Locale;
import java.util.regex.Pattern;

/** Normalizes text for comparison by the filter. */
public final class FilterText {
  private static final Pattern IGNORED = Pattern.compile("[\\p{M}\"]+");

  private FilterText() {}

  /**
   * Converts to lower case and removes accents, so that {@code José} is found by {@code jose}. Also
   * removes quotes, which cannot be searched for because they group words in the typed text.
   */
  public static String folded(String text) {
    if (plain(text)) {
      return text.toLowerCase(Locale.ROOT);
    }
    String decomposed = Normalizer.normalize(text, Normalizer.Form.NFKD);
    return IGNORED.matcher(decomposed).replaceAll("").toLowerCase(Locale.ROOT);
  }

  /** Fast path: whether there is nothing to remove, as in most texts. */
  private static boolean plain(String text) {
    for (int i = 0; i < text.length(); i++) {
      char each = text.charAt(i);
      if (each > 0x7f || each == '"') {
        return false;
      }
    }
    return true;
  }
}

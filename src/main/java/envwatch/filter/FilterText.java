package envwatch.filter;

import java.text.Normalizer;
import java.util.Locale;
import java.util.regex.Pattern;

/** Text as the filter compares it. */
final class FilterText {
  private static final Pattern IGNORED = Pattern.compile("[\\p{M}\"]+");

  private FilterText() {}

  /**
   * Lower case, without accents: {@code José} is found by {@code jose}. Without quotes too: they
   * hold words together in what is typed, so that nobody can ask for them.
   */
  static String folded(String text) {
    if (plain(text)) {
      return text.toLowerCase(Locale.ROOT);
    }
    String decomposed = Normalizer.normalize(text, Normalizer.Form.NFKD);
    return IGNORED.matcher(decomposed).replaceAll("").toLowerCase(Locale.ROOT);
  }

  /** Whether there is nothing to take away, as in most texts: a long way round is spared. */
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

package envwatch.filter;

import java.text.Normalizer;
import java.util.Locale;
import java.util.regex.Pattern;

/** Text as the filter compares it. */
final class FilterText {
  private static final Pattern MARKS = Pattern.compile("\\p{M}+");

  private FilterText() {}

  /** Lower case, without accents: {@code José} is found by {@code jose}. */
  static String folded(String text) {
    if (plain(text)) {
      return text.toLowerCase(Locale.ROOT);
    }
    String decomposed = Normalizer.normalize(text, Normalizer.Form.NFKD);
    return MARKS.matcher(decomposed).replaceAll("").toLowerCase(Locale.ROOT);
  }

  /** Whether there is nothing to decompose, as in most texts: a long way round is spared. */
  private static boolean plain(String text) {
    for (int i = 0; i < text.length(); i++) {
      if (text.charAt(i) > 0x7f) {
        return false;
      }
    }
    return true;
  }
}

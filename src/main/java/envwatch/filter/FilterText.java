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
    String decomposed = Normalizer.normalize(text, Normalizer.Form.NFKD);
    return MARKS.matcher(decomposed).replaceAll("").toLowerCase(Locale.ROOT);
  }
}

package envwatch.words;

import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * Writes names and other words that come from elsewhere so that Markdown shows them as they are.
 */
public final class Markdown {
  private static final Pattern SIGN = Pattern.compile("[\\\\`*_\\[\\]<>|#~&]");

  private Markdown() {}

  /** One line; an en dash if it is absent. */
  public static String line(@Nullable String words) {
    String escaped = SIGN.matcher(PlainText.line(words)).replaceAll("\\\\$0");
    // Many programs turn what looks like an address into a link.
    return escaped.replace("://", "\\://");
  }
}

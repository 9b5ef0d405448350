package envwatch.ui.history;

import envwatch.model.VisibleText;
import java.util.Arrays;
import java.util.List;
import java.util.regex.Pattern;

/** Tags as they are typed: separated by spaces or commas, with or without a number sign. */
final class TagText {
  private static final int LONGEST = 40;
  private static final int MOST = 20;
  private static final Pattern BETWEEN = Pattern.compile("[\\s,;\"]+");

  private TagText() {}

  /** In the order typed, each once. */
  static List<String> parse(String typed) {
    return Arrays.stream(BETWEEN.split(VisibleText.line(typed)))
        .map(tag -> tag.startsWith("#") ? tag.substring(1) : tag)
        .filter(tag -> !tag.isBlank())
        .map(tag -> tag.substring(0, Math.min(LONGEST, tag.length())))
        .distinct()
        .limit(MOST)
        .toList();
  }

  static String of(List<String> tags) {
    return String.join(" ", tags);
  }
}

import java.util.Arrays;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** The style sheet of a theme, which styles far more controls than a program has. */
final class ThemeSheet {
  private static final Pattern COMMENT = Pattern.compile("/\\*.*?\\*/", Pattern.DOTALL);
  private static final Pattern RULE = Pattern.compile("\\s*([^{}@]+)\\{([^{}]*)}");
  private static final Pattern STYLE_CLASS = Pattern.compile("\\.([A-Za-z_][A-Za-z0-9_-]*)");

  private ThemeSheet() {}

  /**
   * The same rules in the same order, without the selectors that match nothing and without the
   * rules that have no other selectors.
   *
   * @param css flat, as AtlantaFX has it: no rules within others
   */
  static String reduced(String css, UsedStyleClasses used) {
    String rules = COMMENT.matcher(css).replaceAll("");
    StringBuilder kept = new StringBuilder();
    Matcher rule = RULE.matcher(rules);
    int end = 0;
    while (end < rules.length() && rule.find(end) && rule.start() == end) {
      List<String> selectors =
          Arrays.stream(rule.group(1).split(","))
              .map(String::strip)
              .filter(selector -> canMatch(selector, used))
              .toList();
      if (!selectors.isEmpty()) {
        kept.append(String.join(",\n", selectors)).append(" {").append(rule.group(2)).append("}\n");
      }
      end = rule.end();
    }
    if (!rules.substring(end).isBlank()) {
      throw new IllegalArgumentException(
          "Not a flat style sheet: "
              + rules.substring(end).lines().limit(5).collect(Collectors.joining("\n")));
    }
    return kept.toString();
  }

  private static boolean canMatch(String selector, UsedStyleClasses used) {
    return STYLE_CLASS.matcher(selector).results().allMatch(name -> used.contains(name.group(1)));
  }
}

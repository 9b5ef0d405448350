package envwatch.ui.settings;

import java.util.Arrays;
import java.util.List;
import java.util.regex.Pattern;

/** Ids of environments as a person lists them: one per line, or with commas between. */
final class EnvironmentIds {
  private static final Pattern BETWEEN = Pattern.compile("[,;\\s]+");

  private EnvironmentIds() {}

  /** In the order typed, without repetitions. */
  static List<String> parse(String typed) {
    return Arrays.stream(BETWEEN.split(typed)).filter(id -> !id.isEmpty()).distinct().toList();
  }

  static String format(List<String> ids) {
    return String.join("\n", ids);
  }
}

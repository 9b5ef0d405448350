package envwatch.filter;

import java.util.Arrays;
import java.util.Comparator;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/** The named fields of the filter language. */
public enum FilterField {
  OWNER,
  STATUS,
  NAME,
  MACHINE,
  IP,
  OS,
  PROJECT,
  BLUEPRINT,
  POLICY,
  SNAPSHOT,
  REGION,
  ACCOUNT,
  /** Of students of a class only. */
  ATTENDANCE,
  TAG,
  NOTE,
  UP,
  EXPIRES;

  /** The number of letters in which a misspelled keyword may differ. */
  private static final int MOST_DIFFERENCES = 2;

  /** The keyword, typed before the colon. */
  public String keyword() {
    return name().toLowerCase(Locale.ROOT);
  }

  /** The field whose keyword is most similar to the typed text; null if none is similar. */
  static @Nullable FilterField nearest(String typed) {
    return Arrays.stream(values())
        .filter(field -> differences(field.keyword(), typed) <= MOST_DIFFERENCES)
        .filter(field -> differences(field.keyword(), typed) < field.keyword().length())
        .min(Comparator.comparingInt(field -> differences(field.keyword(), typed)))
        .orElse(null);
  }

  /** The Levenshtein distance. */
  private static int differences(String one, String other) {
    int[] before = IntStream.rangeClosed(0, other.length()).toArray();
    for (int i = 0; i < one.length(); i++) {
      int[] now = new int[other.length() + 1];
      now[0] = i + 1;
      for (int j = 0; j < other.length(); j++) {
        int replaced = before[j] + (one.charAt(i) == other.charAt(j) ? 0 : 1);
        now[j + 1] = Math.min(replaced, 1 + Math.min(before[j + 1], now[j]));
      }
      before = now;
    }
    return before[other.length()];
  }

  /** Whether environments have it. */
  boolean ofEnvironments() {
    return this != ATTENDANCE;
  }

  /** Whether the values that are suggested are only examples of what can be asked. */
  boolean hasExamples() {
    return this == UP || this == EXPIRES;
  }

  static Optional<FilterField> of(String keyword) {
    return Arrays.stream(values()).filter(field -> field.keyword().equals(keyword)).findFirst();
  }
}

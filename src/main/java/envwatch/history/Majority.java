package envwatch.history;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * The value that at least two thirds of a group of three or more share.
 *
 * @param agreeing how many have it
 * @param group how many are compared, those without a value included
 */
public record Majority(String value, int agreeing, int group) {
  private static final int SMALLEST_GROUP = 3;

  /** Whether so many can be compared. */
  public static boolean comparable(int group) {
    return group >= SMALLEST_GROUP;
  }

  /**
   * @param values one of each of the group; null where it has none
   */
  public static Optional<Majority> of(List<? extends @Nullable String> values) {
    Map<String, Integer> counts = new HashMap<>();
    for (String value : values) {
      if (value != null) {
        counts.merge(value, 1, Integer::sum);
      }
    }
    return comparable(values.size())
        ? counts.entrySet().stream()
            .filter(count -> count.getValue() * 3 >= values.size() * 2)
            .findAny()
            .map(count -> new Majority(count.getKey(), count.getValue(), values.size()))
        : Optional.empty();
  }
}

package envwatch.settings;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Keeps what a newer version of Envwatch wrote, so that it is not lost after going back to this
 * one.
 */
final class NewerValues {
  private NewerValues() {}

  /**
   * Merges the current values with those that exist only in the older JSON. Elements of lists are
   * matched by their ids.
   */
  static @Nullable Object merged(@Nullable Object older, @Nullable Object now) {
    if (older instanceof Map<?, ?> before && now instanceof Map<?, ?> known) {
      Map<Object, @Nullable Object> both = new LinkedHashMap<>(known);
      before.forEach((name, value) ->
          both.put(name, known.containsKey(name) ? merged(value, known.get(name)) : value));
      return both;
    }
    if (older instanceof List<?> before && now instanceof List<?> known) {
      List<@Nullable Object> merged = new ArrayList<>();
      for (Object element : known) {
        Object whole = element;
        for (Object old : before) {
          whole = sameId(old, whole) ? merged(old, whole) : whole;
        }
        merged.add(whole);
      }
      return merged;
    }
    return now;
  }

  private static boolean sameId(@Nullable Object one, @Nullable Object other) {
    return one instanceof Map<?, ?> before
        && other instanceof Map<?, ?> now
        && before.get("id") != null
        && Objects.equals(before.get("id"), now.get("id"));
  }
}

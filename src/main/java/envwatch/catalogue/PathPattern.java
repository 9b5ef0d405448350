package envwatch.catalogue;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/**
 * A path of the reference, in which {@code {name}} stands for a value.
 *
 * @param parts between the slashes
 */
public record PathPattern(List<String> parts) {
  public PathPattern {
    parts = List.copyOf(parts);
  }

  /** A path with or without a slash at its beginning. */
  public static PathPattern of(String path) {
    return new PathPattern(split(path));
  }

  private static List<String> split(String path) {
    return Stream.of(path.split("/")).filter(part -> !part.isEmpty()).toList();
  }

  /** Whether the path is this one, with values or names in place of the values. */
  public boolean matches(String path) {
    List<String> given = split(path);
    if (given.size() != parts.size()) {
      return false;
    }
    for (int i = 0; i < parts.size(); i++) {
      if (!isName(parts.get(i)) && !parts.get(i).equalsIgnoreCase(given.get(i))) {
        return false;
      }
    }
    return true;
  }

  /**
   * The values that a matching path gives, by the names of this one. Empty where the path itself
   * has {@code {name}}.
   */
  public Map<String, String> values(String path) {
    List<String> given = split(path);
    Map<String, String> values = new LinkedHashMap<>();
    for (int i = 0; i < parts.size(); i++) {
      if (isName(parts.get(i)) && !isName(given.get(i))) {
        values.put(parts.get(i).substring(1, parts.get(i).length() - 1), given.get(i));
      }
    }
    return values;
  }

  private static boolean isName(String part) {
    return part.startsWith("{") && part.endsWith("}");
  }
}

package envwatch.api.wire;

import envwatch.api.ApiException.Unreadable;
import envwatch.model.Environment;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Reads a list of environments. */
public final class EnvironmentList {
  private EnvironmentList() {}

  /**
   * Every environment once: one without an id cannot be asked about and is left out.
   *
   * @return null when the value is no list, or one of which nothing can be read
   */
  public static @Nullable List<Environment> read(
      JsonCursor in, JsonReading<? extends @Nullable Environment> element) throws Unreadable {
    List<Environment> environments = in.list(element);
    if (environments == null) {
      return null;
    }
    Set<Object> seen = new HashSet<>();
    return environments.stream().filter(environment -> seen.add(environment.id())).toList();
  }
}

package envwatch.api.wire;

import envwatch.api.ApiException.Unreadable;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** Reads a list of things that are known by their ids. */
public final class DistinctList {
  private DistinctList() {}

  /**
   * Reads everything once; something without an id cannot be requested.
   *
   * @param element null for one that cannot be read
   * @return null when the value is not a list, or is a list with no readable entry
   */
  public static <T> @Nullable Entries<T> read(
      JsonCursor in, JsonReading<? extends @Nullable T> element, Function<T, Object> id)
      throws Unreadable {
    Entries<T> entries = in.entries(element);
    return entries == null || entries.unreadable() ? null : entries.distinctBy(id);
  }
}

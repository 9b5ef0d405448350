package envwatch.api.wire;

import envwatch.api.ApiException;
import org.jspecify.annotations.Nullable;

/** Reads the value at a cursor's position. */
@FunctionalInterface
public interface JsonReading<T extends @Nullable Object> {
  /** Leaves the cursor at the end of the value. */
  T read(JsonCursor in) throws ApiException.Unreadable;
}

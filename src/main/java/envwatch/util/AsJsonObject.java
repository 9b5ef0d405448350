package envwatch.util;

import java.util.Map;
import org.jspecify.annotations.Nullable;

/** What {@link JsonText} writes as an object. */
public interface AsJsonObject {
  /** The fields in the order in which they are written. */
  Map<String, @Nullable Object> values();
}

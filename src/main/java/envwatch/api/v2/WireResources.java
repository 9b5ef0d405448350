package envwatch.api.v2;

import envwatch.api.ApiException.Unreadable;
import envwatch.api.wire.Fields;
import envwatch.api.wire.JsonCursor;
import envwatch.model.Resources;
import org.jspecify.annotations.Nullable;

/** Reads v2's {@code resources}; "qouta" is how the service spells it (service/api-v2.md). */
final class WireResources {
  private WireResources() {}

  /** Null when the value is no object or names no amount. */
  static @Nullable Resources read(JsonCursor in) throws Unreadable {
    Fields fields = Fields.read(in);
    if (fields == null
        || (fields.integer("cpu_in_use") == null && fields.integer("cpu_qouta") == null)) {
      return null;
    }
    return new Resources(
        use(fields, "cpu_in_use", "cpu_qouta"),
        use(fields, "total_memory_in_use_mb", "total_memory_qouta_mb"),
        use(fields, "disk_size_in_use_mb", "disk_size_qouta_mb"));
  }

  private static Resources.Use use(Fields fields, String inUse, String quota) {
    return new Resources.Use(amount(fields.integer(inUse)), amount(fields.integer(quota)));
  }

  private static long amount(@Nullable Integer told) {
    return told == null ? 0 : told;
  }
}

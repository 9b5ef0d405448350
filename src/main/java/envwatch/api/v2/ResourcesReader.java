package envwatch.api.v2;

import envwatch.api.wire.JsonCursor;
import envwatch.model.Resources;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** Reads v2's {@code resources}; "qouta" is how the service spells it (service/api-v2.md). */
final class ResourcesReader {
  private ResourcesReader() {}

  /** Returns null when the value is not an object or does not name the number of processors. */
  static @Nullable Resources read(JsonCursor in) {
    if (!in.enterObject()) {
      return null;
    }
    Integer cpus = null;
    Integer cpuQuota = null;
    Integer memory = null;
    Integer memoryQuota = null;
    Integer disk = null;
    Integer diskQuota = null;
    for (String field = in.nextField(); field != null; field = in.nextField()) {
      switch (field.toLowerCase(Locale.ROOT)) {
        case "cpu_in_use" -> cpus = in.integer();
        case "cpu_qouta" -> cpuQuota = in.integer();
        case "total_memory_in_use_mb" -> memory = in.integer();
        case "total_memory_qouta_mb" -> memoryQuota = in.integer();
        case "disk_size_in_use_mb" -> disk = in.integer();
        case "disk_size_qouta_mb" -> diskQuota = in.integer();
        default -> in.skip();
      }
    }
    return cpus == null && cpuQuota == null
        ? null
        : new Resources(use(cpus, cpuQuota), use(memory, memoryQuota), use(disk, diskQuota));
  }

  private static Resources.Use use(@Nullable Integer inUse, @Nullable Integer quota) {
    return new Resources.Use(amount(inUse), amount(quota));
  }

  private static long amount(@Nullable Integer told) {
    return told == null ? 0 : told;
  }
}

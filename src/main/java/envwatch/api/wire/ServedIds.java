package envwatch.api.wire;

import envwatch.api.ApiException;
import envwatch.model.MachineId;
import org.jspecify.annotations.Nullable;

/** Ensures that only ids from the service are sent back to it. */
public final class ServedIds {
  private ServedIds() {}

  /**
   * Combines two ids served for the same thing: if they differ, it is unclear which one is meant.
   *
   * @param before null when this is the first
   * @return empty for two that differ
   */
  public static @Nullable String only(@Nullable String before, @Nullable String now) {
    return before == null || before.equals(now) ? now : "";
  }

  /**
   * @throws ApiException.NotOffered when the machine was served without an id of its own
   */
  public static String served(MachineId machine) throws ApiException.NotOffered {
    if (!machine.served()) {
      throw new ApiException.NotOffered("a machine served without an id of its own");
    }
    return machine.value();
  }
}

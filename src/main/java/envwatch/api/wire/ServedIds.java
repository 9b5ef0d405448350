package envwatch.api.wire;

import envwatch.api.ApiException;
import envwatch.model.MachineId;
import org.jspecify.annotations.Nullable;

/** Takes care that only ids that the service gave go back to it. */
public final class ServedIds {
  private ServedIds() {}

  /**
   * The id of what was served with an id before and now with another: which of them is meant nobody
   * knows.
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

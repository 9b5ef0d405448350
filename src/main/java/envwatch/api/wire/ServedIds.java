package envwatch.api.wire;

import envwatch.api.ApiException;
import envwatch.model.MachineId;

/** Takes care that only ids that the service gave go back to it. */
public final class ServedIds {
  private ServedIds() {}

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

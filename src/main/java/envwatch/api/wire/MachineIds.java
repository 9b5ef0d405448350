package envwatch.api.wire;

import envwatch.model.MachineId;
import java.util.HashSet;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Gives every machine of one environment an id of its own: the served one, or a stand-in where
 * there is none or another machine has it already. Stand-ins follow the order of the machines, so
 * that they are the same at every look.
 */
public final class MachineIds {
  private final Set<String> taken = new HashSet<>();

  /**
   * To be asked once for every machine, in the order served.
   *
   * @param id the one served, as a {@link JsonCursor#id}
   * @param in takes note of a machine that needs a stand-in
   */
  public MachineId next(@Nullable String id, JsonCursor in) {
    if (id != null && taken.add(id)) {
      return new MachineId(id);
    }
    in.notUnderstood();
    String stem = id == null ? "machine" : id;
    int number = taken.size() + 1;
    while (!taken.add(stem + " #" + number)) {
      number++;
    }
    return new MachineId(stem + " #" + number, false);
  }
}

package envwatch.api.wire;

import envwatch.model.MachineId;
import java.util.HashSet;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Gives every machine of one environment a unique id: the served one, or a placeholder if there is
 * none or another machine already has it. Placeholders are numbered in the order of the machines,
 * so that they are the same at every look.
 */
public final class MachineIds {
  private final Set<String> taken = new HashSet<>();

  /**
   * Returns the next machine's id. Must be called once for every machine, in the order served.
   *
   * @param id the served id, as read by {@link JsonCursor#id}
   * @param in counts a machine that needs a placeholder as not understood
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

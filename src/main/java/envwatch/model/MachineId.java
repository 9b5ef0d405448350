package envwatch.model;

import org.jspecify.annotations.Nullable;

/**
 * A machine's id, unique within its environment.
 *
 * @param served whether it came from the service; false for the placeholder of a machine served
 *     without an id or with one that another machine already has. No requests are possible for such
 *     a machine.
 */
public record MachineId(String value, boolean served) {
  /** Creates an id that came from the service. */
  public MachineId(String value) {
    this(value, true);
  }

  // Written out, because those that are generated are slow without the optimizing compiler.
  @Override
  public boolean equals(@Nullable Object other) {
    return this == other
        || other instanceof MachineId id && served == id.served && value.equals(id.value);
  }

  @Override
  public int hashCode() {
    return value.hashCode();
  }
}

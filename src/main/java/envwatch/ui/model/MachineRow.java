package envwatch.ui.model;

import envwatch.model.EnvironmentKey;
import envwatch.model.Machine;
import envwatch.model.MachineId;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;

/** One machine of the environment whose details are shown; stays the same object while it is. */
public final class MachineRow {
  private final MachineKey key;
  private final ReadOnlyObjectWrapper<Machine> machine;

  /** A machine among all environments. */
  public record MachineKey(EnvironmentKey environment, MachineId machine) {}

  public MachineRow(EnvironmentKey environment, Machine machine) {
    this.key = new MachineKey(environment, machine.id());
    this.machine = new ReadOnlyObjectWrapper<>(machine);
  }

  public MachineKey key() {
    return key;
  }

  public Machine machine() {
    return machine.get();
  }

  public ReadOnlyObjectProperty<Machine> machineProperty() {
    return machine.getReadOnlyProperty();
  }

  /** Whether this row is the one of that machine of its environment. */
  boolean isOf(Machine other) {
    MachineId id = key.machine();
    return machine() == other
        || id.value().equals(other.id().value()) && id.served() == other.id().served();
  }

  /** Returns whether anything changed. */
  boolean update(Machine now) {
    if (machine.get().sameAs(now)) {
      return false;
    }
    machine.set(now);
    return true;
  }

  @Override
  public String toString() {
    return machine().name();
  }
}

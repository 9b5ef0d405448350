package envwatch.ui.model;

import envwatch.history.Subject;
import envwatch.model.EnvironmentKey;
import envwatch.model.Machine;
import envwatch.model.MachineId;
import envwatch.probe.ProbedMachine;
import java.time.Instant;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import org.jspecify.annotations.Nullable;

/** One machine of the environment whose details are shown; stays the same object while it is. */
public final class MachineRow {
  private final MachineKey key;
  private final ReadOnlyObjectWrapper<Machine> machine;
  private final ReadOnlyObjectWrapper<MachineFacts> facts;

  private final ReadOnlyObjectWrapper<@Nullable ProbedMachine> probed =
      new ReadOnlyObjectWrapper<>();

  /** A machine among all environments. */
  public record MachineKey(EnvironmentKey environment, MachineId machine) {}

  public MachineRow(EnvironmentKey environment, Machine machine) {
    this(environment, new MachineFacts(machine, RowHistory.NOTHING, Instant.EPOCH));
  }

  public MachineRow(EnvironmentKey environment, MachineFacts first) {
    key = new MachineKey(environment, first.machine().id());
    machine = new ReadOnlyObjectWrapper<>(first.machine());
    facts = new ReadOnlyObjectWrapper<>(first);
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

  /** What was true when the row was evaluated last. */
  public MachineFacts facts() {
    return facts.get();
  }

  /** Changes whenever words about the machine may. */
  public ReadOnlyObjectProperty<MachineFacts> factsProperty() {
    return facts.getReadOnlyProperty();
  }

  /** What came of asking whether it answers from here; null if nobody asked. */
  public ReadOnlyObjectProperty<@Nullable ProbedMachine> probedProperty() {
    return probed.getReadOnlyProperty();
  }

  void probed(@Nullable ProbedMachine told) {
    probed.set(told);
  }

  /** The history of this machine. */
  public Subject subject() {
    return new Subject(key.environment(), key.machine());
  }

  /** Takes up what is known now. */
  public void update(Machine now) {
    if (!machine.get().sameAs(now)) {
      machine.set(now);
      facts.set(new MachineFacts(now, facts().remembered(), facts().at()));
    }
  }

  /** Takes up what the history tells. */
  public void remember(RowHistory told, Instant at) {
    if (!told.equals(facts().remembered())) {
      facts.set(new MachineFacts(machine(), told, at));
    }
  }

  /** Lets time pass. */
  public void tick(Instant at) {
    boolean says =
        !at.isBefore(facts().at()) && at.isBefore(facts().remembered().nextChange(facts().at()));
    if (!says) {
      facts.set(new MachineFacts(machine(), facts().remembered(), at));
    }
  }

  @Override
  public String toString() {
    return machine().name();
  }
}

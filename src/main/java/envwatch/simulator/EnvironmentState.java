package envwatch.simulator;

/** The states of a simulated environment; each API version uses its own words for them. */
public enum EnvironmentState {
  RUNNING,
  SUSPENDED,
  /** Being created, resumed or reverted; will be running. */
  PREPARING,
  /** Being suspended. */
  STOPPING,
  TAKING_SNAPSHOT,
  CREATION_FAILED,
  /** Expired and awaiting deletion. */
  ARCHIVED;

  /** The state of the machines of an environment in this state. */
  MachineState ofMachines() {
    return switch (this) {
      case RUNNING, TAKING_SNAPSHOT, STOPPING -> MachineState.RUNNING;
      case SUSPENDED, ARCHIVED -> MachineState.SUSPENDED;
      case PREPARING -> MachineState.PREPARING;
      case CREATION_FAILED -> MachineState.POWERED_OFF;
    };
  }

  /** Whether the state changes on its own. */
  public boolean changing() {
    return this == PREPARING || this == STOPPING || this == TAKING_SNAPSHOT;
  }
}

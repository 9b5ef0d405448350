package envwatch.simulator.world.lab;

/** The states of a simulated environment; each API version words them its own way. */
public enum EnvironmentState {
  RUNNING,
  SUSPENDED,
  /** On the way to running: created, resumed or reverted. */
  PREPARING,
  /** On the way to suspended. */
  STOPPING,
  TAKING_SNAPSHOT,
  CREATION_FAILED,
  /** Past its time, awaiting deletion. */
  ARCHIVED;

  /** Whether something is under way that ends by itself. */
  public boolean changing() {
    return this == PREPARING || this == STOPPING || this == TAKING_SNAPSHOT;
  }
}

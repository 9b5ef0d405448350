package envwatch.simulator.world;

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

  /** Whether the state changes on its own. */
  public boolean changing() {
    return this == PREPARING || this == STOPPING || this == TAKING_SNAPSHOT;
  }
}

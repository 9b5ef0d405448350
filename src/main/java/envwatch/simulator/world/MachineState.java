package envwatch.simulator.world;

/** The states of a simulated machine. */
public enum MachineState {
  RUNNING,
  SUSPENDED,
  /** Not running although its environment may be. */
  POWERED_OFF,
  PREPARING,
  REBOOTING,
  /** Being restored to its state in a snapshot. */
  LOADING_FROM_SNAPSHOT;

  /** Whether something is under way that ends by itself. */
  public boolean changing() {
    return this == PREPARING || this == REBOOTING || this == LOADING_FROM_SNAPSHOT;
  }
}

package envwatch.simulator;

/** The states of a simulated machine. */
public enum MachineState {
  RUNNING("Running"),
  SUSPENDED("Suspended"),
  /** Not running, although its environment may be. */
  POWERED_OFF("Suspended"),
  PREPARING("Preparing"),
  REBOOTING("Rebooting"),
  /** Being restored to its state in a snapshot. */
  LOADING_FROM_SNAPSHOT("Loading from Snapshot");

  private final String word;

  MachineState(String word) {
    this.word = word;
  }

  /** The word that v1 and v3 serve ({@code service/api-v3.md}, status values). */
  public String word() {
    return word;
  }

  /** Whether the state changes on its own. */
  public boolean changing() {
    return this == PREPARING || this == REBOOTING || this == LOADING_FROM_SNAPSHOT;
  }
}

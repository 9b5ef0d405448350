package envwatch.model;

/**
 * A machine's id, unique inside its environment.
 *
 * @param served whether the service gave it; false for the stand-in of a machine served without an
 *     id or with one that another machine already has. Nothing can be asked of such a machine.
 */
public record MachineId(String value, boolean served) {
  /** An id that the service gave. */
  public MachineId(String value) {
    this(value, true);
  }
}

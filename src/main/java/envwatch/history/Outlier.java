package envwatch.history;

/**
 * How the set-up of an environment or machine differs from that of most others of its blueprint.
 *
 * @param own its value
 * @param usual the value of the others
 * @param agreeing how many others have that value
 * @param group how many are compared, itself included
 */
public record Outlier(
    Subject subject,
    Kind kind,
    String blueprint,
    String own,
    String usual,
    int agreeing,
    int group) {
  /** In what it differs. */
  public enum Kind {
    SNAPSHOT,
    /** How many machines it has. */
    MACHINES,
    /** What its machines are called, as a list in alphabetical order. */
    MACHINE_NAMES,
    OPERATING_SYSTEM,
    MEMORY,
    CPUS,
    DISK
  }
}

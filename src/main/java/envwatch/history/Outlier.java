package envwatch.history;

/**
 * How an environment or machine differs from most others of its blueprint.
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
    /** The values are words as served, or names of a phase where the word does not tell it. */
    STATE,
    MACHINES,
    OPERATING_SYSTEM,
    MEMORY,
    CPUS,
    DISK,
    /**
     * Since when it runs; the values are moments in the format of ISO 8601, so that they stay the
     * same while time passes.
     */
    SINCE,
    /** When it expires; the values are moments in the format of ISO 8601. */
    EXPIRATION
  }
}

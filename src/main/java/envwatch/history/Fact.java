package envwatch.history;

import org.jspecify.annotations.Nullable;

/**
 * A value that changed besides the state. Never a secret.
 *
 * @param before null if there was none
 * @param after null if there is none
 */
public record Fact(Kind kind, @Nullable String before, @Nullable String after) {
  /** Which value; the names are stored. */
  public enum Kind {
    NAME,
    OWNER,
    BLUEPRINT,
    POLICY,
    /** A moment in the format of ISO 8601. */
    EXPIRATION,
    /** The external address of a machine. */
    ADDRESS,
    /** How many machines an environment has. */
    MACHINES
  }
}

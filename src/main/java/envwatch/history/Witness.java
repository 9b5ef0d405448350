package envwatch.history;

import org.jspecify.annotations.Nullable;

/**
 * A Prometheus that may have looked while this computer did not.
 *
 * @param host its name or address
 * @param trouble why it does not tell what it saw; null for none
 */
public record Witness(String host, @Nullable Trouble trouble) {
  /** Why a Prometheus does not tell what it saw. */
  public enum Trouble {
    /** It is being asked. */
    ASKING,
    /** No answer arrived. */
    UNREACHABLE,
    /** An answer took too long. */
    SLOW,
    /** It wants another user, password or token. */
    NOT_ALLOWED,
    /** It leads to another host. */
    MOVED,
    /** It answered, but not as Prometheus does. */
    NOT_PROMETHEUS,
    /** It refused the question, or failed. */
    FAILING,
    /** Its answer is too long. */
    TOO_MUCH,
    /** Its clock and the one of this computer differ. */
    CLOCK,
    /** It knows none of our metrics in the time that was asked for. */
    NO_METRIC,
    /** It knows our metrics, but not of this environment. */
    OTHERS
  }
}

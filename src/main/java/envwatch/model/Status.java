package envwatch.model;

/**
 * A state as reported by the service.
 *
 * @param word the service's own word, kept even if it is not documented; empty when none was given
 */
public record Status(Phase phase, String word) {
  /** No state was reported. */
  public static final Status UNTOLD = new Status(Phase.UNKNOWN, "");
}

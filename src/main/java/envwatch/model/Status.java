package envwatch.model;

/**
 * A state as the service tells it.
 *
 * @param word the service's own word, kept even where nothing explains it; empty when none was
 *     given
 */
public record Status(Phase phase, String word) {
  /** Nothing was told. */
  public static final Status UNTOLD = new Status(Phase.UNKNOWN, "");
}

package envwatch.training.check;

import java.util.Collection;
import java.util.Comparator;

/** How bad something is, the worst first. */
public enum Level {
  /** Keeps a student from working at the start of the class, or soon after. */
  RED,
  /** May do so, or passes by itself. */
  AMBER,
  /** Was not seen, not seen lately, or not understood: neither well nor bad. */
  UNKNOWN,
  /** Was seen, and is well. */
  GREEN,
  /** There is nothing to which the question applies. */
  NOT_ASKED;

  /** The worst; {@link #NOT_ASKED} of none. */
  public static Level worst(Collection<Level> levels) {
    return levels.stream().min(Comparator.naturalOrder()).orElse(NOT_ASKED);
  }
}

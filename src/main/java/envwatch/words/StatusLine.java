package envwatch.words;

import envwatch.model.Phase;
import org.jspecify.annotations.Nullable;

/**
 * What a status cell shows.
 *
 * @param words the short text next to the icon
 * @param fullText the complete text, for the tooltip and for screen readers
 * @param age how old what is shown is; null while it is fresh
 */
public record StatusLine(Phase phase, String words, String fullText, @Nullable String age)
    implements Comparable<StatusLine> {
  /** Problems first. */
  @Override
  public int compareTo(StatusLine other) {
    return phase.compareTo(other.phase);
  }
}

package envwatch.team;

import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * What a silence asks of one label.
 *
 * @param pattern null for a value that is compared as it is
 * @param equal whether the label has to match; else it must not
 */
record LabelMatcher(String label, String value, @Nullable LabelPattern pattern, boolean equal) {
  static LabelMatcher of(String label, String value, boolean regex, boolean equal) {
    return new LabelMatcher(label, value, regex ? LabelPattern.of(value) : null, equal);
  }

  /**
   * @param served the value of the label; empty for one that is not there, as in Alertmanager
   */
  Match matches(String served, StepBudget steps) {
    steps.step();
    Match found =
        pattern == null
            ? value.equals(served) ? Match.YES : Match.NO
            : pattern.matches(served, steps);
    if (equal || found == Match.UNKNOWN) {
      return found;
    }
    return found == Match.YES ? Match.NO : Match.YES;
  }

  /** The values of which the label must have one; empty where that is no list. */
  Optional<Set<String>> wanted() {
    if (!equal) {
      return Optional.empty();
    }
    return pattern == null ? Optional.of(Set.of(value)) : pattern.literals();
  }
}

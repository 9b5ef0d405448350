package envwatch.notices;

import envwatch.model.Phase;
import java.util.Set;

/**
 * A person wants to be told when an environment of a saved view comes into one of these states.
 *
 * @param view the view's name
 * @param filter the text of its filter
 * @param states {@link Phase#UNKNOWN} is never told
 */
public record ViewRule(String view, String filter, Set<Phase> states) {
  public ViewRule {
    states = Set.copyOf(states);
  }
}

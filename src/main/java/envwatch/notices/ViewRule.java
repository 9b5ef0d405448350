package envwatch.notices;

import envwatch.model.Phase;
import java.util.Set;

/**
 * A person wants to be told when an environment of a saved view comes into one of these states.
 *
 * @param view the view's name
 * @param filter the text of its filter
 * @param states {@link Phase#UNKNOWN} is never told
 * @param tool the id of the tool that is run at once when one comes into them; empty for none
 */
public record ViewRule(String view, String filter, Set<Phase> states, String tool) {
  public ViewRule {
    states = Set.copyOf(states);
  }

  /** A rule that runs no tool. */
  public ViewRule(String view, String filter, Set<Phase> states) {
    this(view, filter, states, "");
  }
}

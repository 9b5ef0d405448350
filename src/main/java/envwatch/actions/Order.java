package envwatch.actions;

import envwatch.actions.rules.Target;
import envwatch.model.Action;

/** An action requested by the user, and the target it was chosen for. */
public record Order(Target target, Action action) {
  public Order {
    if (!target.key().environment().equals(action.environment())
        || (action instanceof Action.OnMachine onMachine
            && !onMachine.machine().equals(target.machine()))) {
      throw new IllegalArgumentException("the action is not aimed at its target");
    }
  }
}

package envwatch.actions.order;

import envwatch.actions.record.Requested;
import envwatch.actions.rules.EnvironmentTarget;
import envwatch.model.Action;

/** An action on an environment or a machine. */
public record EnvironmentOrder(EnvironmentTarget target, Action action) implements Order {
  public EnvironmentOrder {
    if (!target.key().environment().equals(action.environment())
        || (action instanceof Action.OnMachine onMachine
            && !onMachine.machine().equals(target.machine()))) {
      throw new IllegalArgumentException("the action is not aimed at its target");
    }
  }

  @Override
  public Requested requested() {
    return new Requested.OfEnvironment(action.kind(), target);
  }
}

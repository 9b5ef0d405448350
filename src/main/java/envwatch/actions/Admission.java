package envwatch.actions;

import java.util.Optional;

/** What an order must fulfil beside the rules of its action, such as matching a filter. */
@FunctionalInterface
public interface Admission {
  /** Demands nothing more. */
  Admission ALL = (order, context) -> Optional.empty();

  /** Why the order may not be sent, by what is known right before it is; empty if it may. */
  Optional<Obstacle> obstacle(Order order, ActionContext context);
}

package envwatch.actions;

import envwatch.actions.record.Outcome;
import envwatch.training.model.TrainingAction;
import org.jspecify.annotations.Nullable;

/**
 * What the gate returns.
 *
 * @param answer of the service to an accepted change of a class; null otherwise
 */
record Sent(Outcome outcome, TrainingAction.@Nullable Answer answer) {
  static Sent of(Outcome outcome) {
    return new Sent(outcome, null);
  }
}

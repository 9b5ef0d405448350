package envwatch.actions;

import envwatch.api.EnvironmentService;
import envwatch.api.RawAnswer;
import envwatch.model.training.TrainingAction;
import org.jspecify.annotations.Nullable;

/**
 * What came of sending an order.
 *
 * @param answer of the service to an accepted change of a class; null otherwise
 * @param acceptance of an accepted action; null otherwise
 * @param raw the answer to a call that was written by hand; null if there was none
 */
record Sent(
    Outcome outcome,
    EnvironmentService.@Nullable Acceptance acceptance,
    TrainingAction.@Nullable Answer answer,
    @Nullable RawAnswer raw) {
  static Sent of(Outcome outcome) {
    return new Sent(outcome, null, null, null);
  }

  static Sent of(Outcome outcome, EnvironmentService.Acceptance acceptance) {
    return new Sent(outcome, acceptance, null, null);
  }
}

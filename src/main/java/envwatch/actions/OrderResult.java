package envwatch.actions;

import envwatch.api.EnvironmentService;
import envwatch.api.RawAnswer;
import envwatch.model.EnvironmentId;
import envwatch.model.Secret;
import envwatch.model.training.TrainingAction;
import org.jspecify.annotations.Nullable;

/**
 * What came of an order. All but the activity is kept nowhere else.
 *
 * @param activity as recorded, with its final outcome
 * @param created the environment that was created; null if none was, or its id was not served
 * @param link accepts an invitation that was made; null if there is none
 * @param answer the service's answer to a change of a class, which alone contains the personal link
 *     that was requested; null if the service did not accept the change
 * @param raw the answer, of any status, to a call that was written by hand; null if none arrived
 */
public record OrderResult(
    Activity activity,
    @Nullable EnvironmentId created,
    @Nullable Secret link,
    TrainingAction.@Nullable Answer answer,
    @Nullable RawAnswer raw) {
  /**
   * @param came null if it was never sent
   */
  static OrderResult of(Activity activity, @Nullable Sent came) {
    EnvironmentService.Acceptance acceptance = came == null ? null : came.acceptance();
    return new OrderResult(
        activity,
        acceptance == null ? null : acceptance.created(),
        acceptance == null ? null : acceptance.link(),
        came == null ? null : came.answer(),
        came == null ? null : came.raw());
  }
}

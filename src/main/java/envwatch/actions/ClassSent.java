package envwatch.actions;

import envwatch.actions.order.ClassOrder;
import envwatch.model.AccountId;
import envwatch.training.model.ClassId;
import envwatch.training.model.ClassKey;
import envwatch.training.model.action.TrainingAction;
import envwatch.training.model.action.TrainingActionKind;
import org.jspecify.annotations.Nullable;

/**
 * A change of a class reached the service, or may have reached it, so that the class should be
 * looked at soon.
 *
 * @param trainingClass null for a class that was created, when the service did not give its id
 */
public record ClassSent(
    AccountId account, @Nullable ClassId trainingClass, TrainingActionKind kind) {
  static ClassSent of(ClassOrder order, TrainingAction.@Nullable Answer answer) {
    ClassId known = order.target().id();
    String created = known == null && answer != null ? answer.id() : null;
    return new ClassSent(
        order.account(), created == null ? known : new ClassId(created), order.action().kind());
  }

  /** Returns null when the service did not give the class's id. */
  public @Nullable ClassKey key() {
    return trainingClass == null ? null : new ClassKey(account, trainingClass);
  }
}

package envwatch.actions;

import envwatch.model.AccountId;
import envwatch.model.training.ClassId;
import envwatch.model.training.ClassKey;
import envwatch.model.training.TrainingAction;
import envwatch.model.training.TrainingActionKind;
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

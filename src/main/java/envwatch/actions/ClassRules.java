package envwatch.actions;

import envwatch.actions.Obstacle.Kind;
import envwatch.api.Capability;
import envwatch.model.AccountId;
import envwatch.model.training.StudentId;
import envwatch.model.training.TrainingAction;
import java.util.List;
import java.util.Optional;

/**
 * Decides which changes of classes are possible, for all buttons, menus and requests. If nothing
 * known rules out a change, the service decides: it may still refuse.
 */
public final class ClassRules {
  private ClassRules() {}

  /** Whether the account's classes can be changed at all. */
  public static Verdict judge(AccountId account, Situation situation) {
    return AccountRules.verdict(AccountRules.changing(Capability.CLASSES, account, situation));
  }

  public static Verdict judge(TrainingAction action, AccountId account, Situation situation) {
    return AccountRules.verdict(
        AccountRules.changing(Capability.CLASSES, account, situation)
            .or(() -> withoutPeople(action))
            .or(() -> underWay(action, account, situation)));
  }

  private static Optional<Obstacle> withoutPeople(TrainingAction action) {
    List<StudentId> students =
        switch (action) {
          case TrainingAction.Invite(var trainingClass, List<StudentId> invited) -> invited;
          case TrainingAction.ResumeForStudents(var trainingClass, List<StudentId> resumed) ->
              resumed;
          default -> null;
        };
    return students != null && students.isEmpty() ? because(Kind.NOBODY) : Optional.empty();
  }

  private static Optional<Obstacle> underWay(
      TrainingAction action, AccountId account, Situation situation) {
    return situation.pending().contains(Situation.Pending.of(account, action))
        ? because(Kind.UNDER_WAY)
        : Optional.empty();
  }

  private static Optional<Obstacle> because(Kind kind) {
    return Optional.of(Obstacle.of(kind));
  }
}

package envwatch.words;

import static envwatch.words.Messages.key;
import static envwatch.words.Messages.text;

import envwatch.actions.rules.ClassTarget;
import envwatch.training.model.TrainingAction;

/** Asks for confirmation of a change of a class, and says what would be lost. */
public final class ClassLossWords {
  private ClassLossWords() {}

  /**
   * {@code Delete all environments of “Python class”?}, {@code Invite 12 people to ...?}
   *
   * @param action of a kind that asks
   */
  public static String question(TrainingAction action, ClassTarget target) {
    return text(
        "classes.confirm." + key(action.kind()), people(target), QuotedName.of(target.className()));
  }

  private static String people(ClassTarget target) {
    return target.people().size() == 1
        ? QuotedName.of(target.people().getFirst())
        : text("classes.people", target.people().size());
  }

  /**
   * What would be lost, and what becomes of the people who are meant; empty for what is not asked.
   *
   * @param environments how many environments the students of the class have
   */
  public static String loss(TrainingAction action, int environments) {
    return switch (action) {
      case TrainingAction.DeleteClass delete ->
          text("classes.loss.delete-class", environments).strip();
      case TrainingAction.DeleteAllEnvironments delete ->
          text("classes.loss.delete-all-environments", environments);
      case TrainingAction.SuspendAll suspend -> text("classes.loss.suspend-all");
      case TrainingAction.Invite invite -> text("classes.loss.invite");
      case TrainingAction.RevokePersonalLink(var id, var email, boolean unregister) ->
          text(unregister ? "classes.loss.revoke-unregister" : "classes.loss.revoke");
      case TrainingAction.RemoveStudent remove -> text("classes.loss.remove-student");
      case TrainingAction.RemoveInstructor remove -> text("classes.loss.remove-instructor");
      default -> "";
    };
  }
}

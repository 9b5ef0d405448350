package envwatch.words;

import static envwatch.words.Messages.key;
import static envwatch.words.Messages.text;

import envwatch.actions.ClassTarget;
import envwatch.model.training.TrainingActionKind;

/** Names changes of classes and what they are meant for. */
public final class ClassActionWords {
  private ClassActionWords() {}

  /** The verb for buttons and the record: {@code Suspend all}. */
  public static String name(TrainingActionKind kind) {
    return text("classes.action." + key(kind));
  }

  /** {@code Ann Lee in Python class}, {@code 12 people in Python class}, or only the class. */
  public static String target(ClassTarget target) {
    return switch (target.people().size()) {
      case 0 -> target.className();
      case 1 -> text("target.machine", target.people().getFirst(), target.className());
      default -> text("classes.target.people", target.people().size(), target.className());
    };
  }

  /** The same with all names quoted, for use in a sentence. */
  public static String quoted(ClassTarget target) {
    String trainingClass = QuotedName.of(target.className());
    return switch (target.people().size()) {
      case 0 -> trainingClass;
      case 1 -> text("target.machine", QuotedName.of(target.people().getFirst()), trainingClass);
      default -> text("classes.target.people", target.people().size(), trainingClass);
    };
  }
}

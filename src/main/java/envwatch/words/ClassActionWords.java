package envwatch.words;

import static envwatch.words.Messages.key;
import static envwatch.words.Messages.text;

import envwatch.actions.ClassTarget;
import envwatch.model.training.TrainingActionKind;
import java.util.List;
import java.util.function.UnaryOperator;

/** Names changes of classes and what they are meant for. */
public final class ClassActionWords {
  private ClassActionWords() {}

  /** The verb for buttons and the record: {@code Suspend all}. */
  public static String name(TrainingActionKind kind) {
    return text("classes.action." + key(kind));
  }

  /** {@code Ann Lee in Python class}, {@code 12 people in Python class}, or only the class. */
  public static String target(ClassTarget target) {
    return target(target, UnaryOperator.identity());
  }

  /** The same with all names quoted, for use in a sentence. */
  public static String quoted(ClassTarget target) {
    return target(target, QuotedName::of);
  }

  private static String target(ClassTarget target, UnaryOperator<String> written) {
    String trainingClass = written.apply(target.className());
    List<String> people = target.people();
    return switch (people.size()) {
      case 0 -> trainingClass;
      case 1 -> text("target.machine", written.apply(people.getFirst()), trainingClass);
      default -> text("classes.target.people", people.size(), trainingClass);
    };
  }
}

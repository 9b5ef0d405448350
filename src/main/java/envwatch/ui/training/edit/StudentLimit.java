package envwatch.ui.training.edit;

import static envwatch.words.Messages.text;

import envwatch.model.training.ClassField;
import envwatch.ui.choices.EditedText;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** How many students are admitted; blank for no limit of its own. */
final class StudentLimit {
  static final int MOST_DIGITS = 6;

  /** service/api-v3-training.md, POST /class. */
  private static final int USUAL_HIGHEST = 60;

  private final EditedText typed;
  private final int highest;

  StudentLimit(ClassFields fields) {
    Integer before = fields.before(ClassField.MAX_STUDENTS);
    typed = new EditedText(before == null ? null : before.toString());
    Integer served = fields.before(ClassField.MAX_STUDENTS_LIMIT);
    highest = served == null || served < 1 ? USUAL_HIGHEST : served;
    fields.changed(ClassField.MAX_STUDENTS, this::change);
  }

  EditedText typed() {
    return typed;
  }

  /** The most students that a class may admit. */
  int highest() {
    return highest;
  }

  Optional<String> problem() {
    return typed.blank() || typed.change() == null || number() != null
        ? Optional.empty()
        : Optional.of(text("settings.number.problem", 1, highest));
  }

  private @Nullable Integer change() {
    if (typed.change() == null) {
      return null;
    }
    return typed.blank() ? (Integer) ClassField.NO_LIMIT : number();
  }

  /** Null for anything but a number that can be chosen. */
  private @Nullable Integer number() {
    try {
      int number = Integer.parseInt(typed.text());
      return number >= 1 && number <= highest ? number : null;
    } catch (NumberFormatException e) {
      return null;
    }
  }
}

package envwatch.ui.training.edit;

import static envwatch.words.Messages.text;

import envwatch.model.AccountId;
import envwatch.model.training.ClassField;
import envwatch.model.training.Student;
import envwatch.model.training.TrainingAction.RemoveStudent;
import envwatch.ui.kit.BackgroundWork;
import envwatch.ui.kit.Controls;
import envwatch.ui.kit.Glyph;
import envwatch.ui.kit.QuestionDialog;
import envwatch.ui.training.edit.ChangeSender.Change;
import envwatch.watch.ClassView;
import envwatch.words.PlainText;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import javafx.scene.input.Clipboard;
import javafx.stage.Window;
import org.jspecify.annotations.Nullable;

/** Adding, editing, removing and importing students. */
record StudentEditing(
    Function<AccountId, ChangeSender> senders,
    Supplier<? extends @Nullable Window> owner,
    BackgroundWork background,
    Supplier<@Nullable Path> rosterChooser) {
  private static final int MOST_NAMES = 12;

  private ChangeSender sender(ClassView seen) {
    return senders.apply(seen.key().account());
  }

  /** Why the students cannot be changed now; empty if they can. */
  Optional<String> obstacle(ClassView seen) {
    if (seen.gone()) {
      return Optional.of(text("classes.gone"));
    }
    return sender(seen)
        .obstacle()
        .or(() ->
            seen.students() == null
                ? Optional.of(text("classes.edit.no-students"))
                : Optional.empty());
  }

  void add(ClassView seen) {
    open(seen, null);
  }

  void edit(ClassView seen, Student student) {
    open(seen, student);
  }

  private void open(ClassView seen, @Nullable Student edited) {
    new StudentDialog(owner.get(), seen.key(), name(seen), edited, emails(seen), sender(seen))
        .show();
  }

  static String name(ClassView seen) {
    return PlainText.name(seen.trainingClass().name());
  }

  /** Empty texts for students without an address, who take a place nevertheless. */
  private static List<String> emails(ClassView seen) {
    return seen.students() == null
        ? List.of()
        : seen.students().list().stream()
            .map(student -> student.email() == null ? "" : student.email())
            .toList();
  }

  void importStudents(ClassView seen) {
    new ImportDialog(
            owner.get(),
            new ImportDialog.Target(
                seen.key().id(), name(seen), emails(seen), seen.detail(ClassField.MAX_STUDENTS)),
            sender(seen),
            background,
            rosterChooser,
            () -> Clipboard.getSystemClipboard().getString())
        .show();
  }

  /** Asks first, by name. */
  void remove(ClassView seen, List<Student> students) {
    int count = students.size();
    QuestionDialog dialog =
        new QuestionDialog(
            owner.get(),
            Glyph.DELETE,
            count == 1
                ? text(
                    "classes.student.remove.title",
                    PlainText.quoted(students.getFirst().name()),
                    PlainText.quoted(name(seen)))
                : text("classes.student.remove.title.many", count, PlainText.quoted(name(seen))),
            text("classes.student.remove.agree"),
            () -> sender(seen).sendAll(changes(seen, students), (change, result) -> {}),
            () -> {});
    if (count > 1) {
      dialog.add(Controls.wrapped(names(students)));
    }
    dialog.add(Controls.wrapped(text("classes.student.remove.words", count)));
    dialog.forGood();
    dialog.show();
  }

  private static String names(List<Student> students) {
    String first =
        students.stream()
            .limit(MOST_NAMES)
            .map(student -> PlainText.name(student.name()))
            .collect(Collectors.joining("\n"));
    int more = students.size() - MOST_NAMES;
    return more > 0 ? first + "\n" + text("classes.student.remove.more", more) : first;
  }

  private static List<Change> changes(ClassView seen, List<Student> students) {
    return students.stream()
        .map(student ->
            new Change(
                new RemoveStudent(seen.key().id(), student.id()),
                name(seen),
                List.of(student.name())))
        .toList();
  }
}

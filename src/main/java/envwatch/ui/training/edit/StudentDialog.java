package envwatch.ui.training.edit;

import static envwatch.words.Messages.text;

import envwatch.model.training.Attendance;
import envwatch.model.training.ClassKey;
import envwatch.model.training.Student;
import envwatch.model.training.StudentDraft;
import envwatch.model.training.TrainingAction;
import envwatch.training.EmailAddress;
import envwatch.ui.choices.EditedText;
import envwatch.ui.choices.OutcomeLine;
import envwatch.ui.kit.DialogFrame;
import envwatch.ui.kit.Form;
import envwatch.ui.kit.FormField;
import envwatch.ui.kit.Glyph;
import envwatch.ui.kit.StyleSheets;
import envwatch.ui.training.edit.ChangeSender.Change;
import envwatch.ui.training.edit.ChangeSender.Result;
import envwatch.words.PlainText;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Supplier;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.TextField;
import javafx.scene.layout.VBox;
import javafx.stage.Modality;
import javafx.stage.Window;
import org.jspecify.annotations.Nullable;

/**
 * Adds or edits a student. It closes once the service accepted the change; until then nothing that
 * was typed is lost. Lives on the JavaFX thread.
 */
final class StudentDialog {
  private final ClassKey key;
  private final String className;
  private final @Nullable Student edited;
  private final ChangeSender sender;
  private final Form form = new Form();
  private final EditedText firstName;
  private final EditedText lastName;
  private final EditedText email;

  /** Only until the first login (service/api-v3-training.md), as far as that is known. */
  private final boolean emailEditable;

  private final Set<String> others = new TreeSet<>(String.CASE_INSENSITIVE_ORDER);
  private final TextField first;
  private final OutcomeLine outcome = new OutcomeLine("student-outcome");
  private final DialogFrame frame;
  private final Button save;

  /**
   * @param edited null to add a student
   * @param emails the addresses of the students of the class
   */
  StudentDialog(
      @Nullable Window owner,
      ClassKey key,
      String className,
      @Nullable Student edited,
      List<String> emails,
      ChangeSender sender) {
    this.key = key;
    this.className = className;
    this.edited = edited;
    this.sender = sender;
    firstName = new EditedText(edited == null ? null : edited.firstName());
    lastName = new EditedText(edited == null ? null : edited.lastName());
    email = new EditedText(edited == null ? null : edited.email());
    emailEditable = edited == null || edited.attendance() == Attendance.INVITED;
    others.addAll(emails);
    others.remove(email.text());
    VBox body = new VBox(form, outcome);
    body.getStyleClass().addAll("dialog-body", "student-form");
    body.getStylesheets().addAll(StyleSheets.of("forms"), StyleSheets.of("class-forms"));
    frame =
        new DialogFrame(
            owner,
            Modality.WINDOW_MODAL,
            edited == null ? Glyph.PERSON_ADD : Glyph.EDIT,
            edited == null
                ? text("classes.student.add.title", PlainText.quoted(className))
                : text("classes.student.edit.title", PlainText.quoted(edited.name())),
            body,
            36,
            22);
    frame.askBeforeDiscarding();
    first = add("first-name", firstName, () -> emptyProblem(firstName, "no-first-name"));
    add("last-name", lastName, () -> emptyProblem(lastName, "no-last-name"));
    Node[] hint =
        emailEditable ? new Node[0] : new Node[] {Form.hint(text("classes.student.email.fixed"))};
    add("email", email, this::emailProblem, hint).setDisable(!emailEditable);
    save =
        frame.actionButton(
            text(edited == null ? "classes.student.add" : "classes.form.save"),
            edited == null ? Glyph.PERSON_ADD : Glyph.EDIT,
            this::save);
    save.setId("student-save");
    save.setDefaultButton(true);
    frame.buttons(frame.cancelButton(text("confirm.cancel")), save);
    sender
        .obstacle()
        .ifPresent(why -> {
          save.setDisable(true);
          outcome.warn(why);
        });
  }

  private TextField add(
      String name, EditedText value, Supplier<Optional<String>> check, Node... hints) {
    TextField field = new TextField();
    field.setId("student-" + name);
    field.textProperty().bindBidirectional(value.typed());
    form.add("classes.student." + name, field, field, value.typed(), check, hints);
    return field;
  }

  private static Optional<String> emptyProblem(EditedText value, String problem) {
    return value.blank() ? Optional.of(text("classes.import." + problem)) : Optional.empty();
  }

  private Optional<String> emailProblem() {
    if (!emailEditable || email.change() == null && !email.blank()) {
      return Optional.empty();
    }
    if (email.blank()) {
      return Optional.of(text("classes.import.no-email"));
    }
    if (!EmailAddress.looksRight(email.text())) {
      return Optional.of(text("classes.import.invalid-email"));
    }
    return others.contains(email.text())
        ? Optional.of(text("classes.import.already"))
        : Optional.empty();
  }

  void show() {
    frame.show(first);
  }

  private void save() {
    Optional<FormField> problem = form.firstProblem();
    if (problem.isPresent()) {
      problem.get().control().requestFocus();
      frame.grow();
      return;
    }
    StudentDraft draft =
        new StudentDraft(
            emailEditable ? email.change() : null, firstName.change(), lastName.change());
    if (edited != null && draft.equals(new StudentDraft(null, null, null))) {
      frame.close();
      return;
    }
    sending(true);
    outcome.tell(text("form.sending"));
    frame.grow();
    sender.send(change(draft), this::show);
  }

  private Change change(StudentDraft draft) {
    return edited == null
        ? new Change(
            new TrainingAction.AddStudent(key.id(), draft),
            className,
            List.of(firstName.text() + " " + lastName.text()))
        : new Change(
            new TrainingAction.EditStudent(key.id(), edited.id(), draft),
            className,
            List.of(edited.name()));
  }

  private void sending(boolean now) {
    form.setDisable(now);
    save.setDisable(now);
  }

  private void show(Result result) {
    sending(false);
    switch (result) {
      case Result.Accepted accepted -> frame.close();
      case Result.Failed(String why, var sent) -> warn(why);
    }
  }

  private void warn(String why) {
    outcome.warn(why);
    frame.grow();
  }
}

package envwatch.ui.training.edit;

import static envwatch.words.Messages.text;

import envwatch.model.training.ClassKey;
import envwatch.model.training.Student;
import envwatch.model.training.TrainingAction;
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
  private final StudentFields fields;
  private final ChangeSender sender;
  private final Form form = new Form();
  private final TextField firstName = new TextField();
  private final TextField lastName = new TextField();
  private final TextField email = new TextField();
  private final OutcomeLine outcome = new OutcomeLine("student-outcome");
  private final DialogFrame frame;
  private final Button save;

  /**
   * @param edited null to add a student
   * @param emails the addresses of the students of the class
   */
  public StudentDialog(
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
    fields = new StudentFields(edited, emails);
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
    add("first-name", firstName, fields.firstName(), fields::firstNameProblem);
    add("last-name", lastName, fields.lastName(), fields::lastNameProblem);
    email.setDisable(!fields.emailEditable());
    Node[] hint =
        fields.emailEditable()
            ? new Node[0]
            : new Node[] {Form.hint(text("classes.student.email.fixed"))};
    add("email", email, fields.email(), fields::emailProblem, hint);
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

  private void add(
      String name,
      TextField field,
      EditedText value,
      Supplier<Optional<String>> check,
      Node... hints) {
    field.setId("student-" + name);
    field.textProperty().bindBidirectional(value.typed());
    form.add("classes.student." + name, field, field, value.typed(), check, hints);
  }

  public void show() {
    frame.show(firstName);
  }

  private void save() {
    Optional<FormField> problem = form.firstProblem();
    if (problem.isPresent()) {
      problem.get().control().requestFocus();
      frame.grow();
    } else if (edited != null && fields.unchanged()) {
      frame.close();
    } else {
      sending(true);
      outcome.tell(text("form.sending"));
      frame.grow();
      sender.send(change(), this::show);
    }
  }

  private Change change() {
    return edited == null
        ? new Change(
            new TrainingAction.AddStudent(key.id(), fields.draft()),
            className,
            List.of(fields.name()))
        : new Change(
            new TrainingAction.EditStudent(key.id(), edited.id(), fields.draft()),
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

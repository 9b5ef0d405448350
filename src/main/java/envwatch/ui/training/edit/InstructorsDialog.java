package envwatch.ui.training.edit;

import static envwatch.words.Messages.text;

import envwatch.api.ApiException;
import envwatch.model.Choice;
import envwatch.model.training.ClassKey;
import envwatch.model.training.Instructor;
import envwatch.model.training.InstructorId;
import envwatch.model.training.TrainingAction;
import envwatch.ui.choices.ChoiceBoxes;
import envwatch.ui.choices.EditedChoice;
import envwatch.ui.choices.Lookups;
import envwatch.ui.choices.Options;
import envwatch.ui.choices.OutcomeLine;
import envwatch.ui.kit.Controls;
import envwatch.ui.kit.DialogFrame;
import envwatch.ui.kit.DialogQuestion;
import envwatch.ui.kit.Form;
import envwatch.ui.kit.Glyph;
import envwatch.ui.kit.Icon;
import envwatch.ui.kit.QuestionDialog;
import envwatch.ui.kit.StyleSheets;
import envwatch.ui.training.edit.ChangeSender.Change;
import envwatch.ui.training.edit.ChangeSender.Result;
import envwatch.words.FailureWords;
import envwatch.words.PlainText;
import java.util.List;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.CheckBox;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import javafx.stage.Modality;
import javafx.stage.Window;
import org.jspecify.annotations.Nullable;

/** The instructors of a class: who they are, adding and removing them. */
final class InstructorsDialog {
  private final Target target;
  private final Lookups lookups;
  private final ChangeSender sender;
  private final EditedChoice chosen = new EditedChoice(false, null);
  private final Options choices;
  private final VBox list = new VBox();
  private final CheckBox invite = new CheckBox(text("classes.instructors.invite"));
  private final CheckBox without = new CheckBox(text("classes.instructors.without-environment"));
  private final Button add = new Button(text("classes.instructors.add"));
  private final OutcomeLine outcome = new OutcomeLine("instructors-outcome");
  private final VBox body = new VBox();
  private final Button close;
  private final DialogFrame frame;

  /**
   * The class whose instructors are shown.
   *
   * @param policyId decides who may instruct; null if it is not known
   * @param lead the id of the lead instructor, who stays; null if it is not known
   * @param leadEmail the address of the same; null if it is not known
   */
  public record Target(
      ClassKey key,
      String name,
      @Nullable String policyId,
      @Nullable String lead,
      @Nullable String leadEmail) {
    /** The list of instructors may have an id of its own for somebody: the address tells then. */
    boolean ledBy(Instructor instructor) {
      InstructorId id = instructor.id();
      String email = instructor.email();
      return id != null && id.value().equals(lead)
          || email != null && !email.isBlank() && email.strip().equalsIgnoreCase(leadEmail);
    }
  }

  public InstructorsDialog(
      @Nullable Window owner, Target target, Lookups lookups, ChangeSender sender) {
    this.target = target;
    this.lookups = lookups;
    this.sender = sender;
    choices = new Options(lookups, chosen);
    frame =
        new DialogFrame(
            owner,
            Modality.WINDOW_MODAL,
            Glyph.SCHOOL,
            text("classes.instructors.title", PlainText.quoted(target.name())),
            body,
            40,
            28);
    lookups.onlyWhileOpen(frame.window());
    close = frame.cancelButton(text("form.close"));
    fill();
    frame.buttons(close);
    String policy = target.policyId();
    if (policy != null) {
      choices.load(service -> ClassChoices.choices(service.training().instructorChoices(policy)));
    }
    load();
  }

  private void fill() {
    body.getStyleClass().addAll("dialog-body", "class-form");
    body.getStylesheets().addAll(StyleSheets.of("forms"), StyleSheets.of("class-forms"));
    list.setId("instructors");
    list.getStyleClass().add("step-rows");
    ComboBox<Choice> box = ChoiceBoxes.of(choices, "instructor-choice");
    box.setAccessibleText(text("classes.instructors.choose"));
    HBox.setHgrow(box, Priority.ALWAYS);
    add.setId("instructor-add");
    add.setGraphic(new Icon(Glyph.PERSON_ADD));
    add.setMinWidth(Button.USE_PREF_SIZE);
    add.setOnAction(event -> add());
    chosen.chosen().subscribe(this::refresh);
    invite.setId("instructor-invite");
    without.setId("instructor-without-environment");
    Label heading = new Label(text("classes.instructors.choose"));
    heading.getStyleClass().add("form-heading");
    HBox adding = new HBox(box, add);
    adding.getStyleClass().add("joined");
    Node trouble =
        ChoiceBoxes.trouble(
            choices.state(), "instructor-choice", lookups.host(), choices::loadAgain);
    body.getChildren().setAll(list, heading, adding, trouble, invite, without, outcome);
    sender.obstacle().ifPresent(outcome::warn);
    refresh();
  }

  public void show() {
    frame.show(close);
  }

  private void refresh() {
    add.setDisable(chosen.id() == null || sender.obstacle().isPresent());
  }

  private void load() {
    list.getChildren().setAll(Form.hint(text("form.loading")));
    lookups.ask(service -> service.training().instructors(target.key().id()), this::show);
  }

  private void show(Lookups.Answer<List<Instructor>> answer) {
    switch (answer) {
      case Lookups.Answer.Found(List<Instructor> found) when found.isEmpty() ->
          list.getChildren().setAll(Form.hint(text("classes.instructors.none")));
      case Lookups.Answer.Found(List<Instructor> found) ->
          list.getChildren().setAll(found.stream().map(this::row).toList());
      case Lookups.Answer.Failed(ApiException cause) ->
          list.getChildren().setAll(Form.hint(FailureWords.sentence(cause, lookups.host())));
      case Lookups.Answer.NotWatched<List<Instructor>>() ->
          list.getChildren().setAll(Form.hint(text("obstacle.account-not-watched")));
    }
    frame.grow();
  }

  private HBox row(Instructor instructor) {
    String words = PlainText.line(ClassChoices.name(instructor, ""));
    Label name = Controls.tooltipWhenTruncated(new Label(words));
    name.setMaxWidth(Double.MAX_VALUE);
    HBox.setHgrow(name, Priority.ALWAYS);
    HBox row = new HBox(name);
    row.getStyleClass().add("step-row");
    InstructorId id = instructor.id();
    if (target.ledBy(instructor)) {
      row.getChildren().add(Form.hint(text("classes.instructors.lead")));
    } else if (id != null) {
      Button remove =
          Controls.iconButton(
              Glyph.DELETE, text("classes.instructors.remove", words), () -> ask(id, words));
      remove.setId("instructor-remove-" + id.value());
      remove.setDisable(sender.obstacle().isPresent());
      row.getChildren().add(remove);
    }
    return row;
  }

  private void ask(InstructorId id, String name) {
    DialogQuestion question =
        new DialogQuestion(
            Glyph.DELETE,
            text("classes.instructors.remove.title", PlainText.quoted(name)),
            text("classes.instructors.remove.words", PlainText.quoted(target.name())),
            text("classes.instructors.remove.agree"));
    QuestionDialog.over(body)
        .ask(
            question, () -> send(new TrainingAction.RemoveInstructor(target.key().id(), id), name));
  }

  private void add() {
    Choice choice = chosen.chosen().get();
    if (choice != null) {
      send(
          new TrainingAction.AddInstructor(
              target.key().id(),
              new InstructorId(choice.id()),
              invite.isSelected(),
              without.isSelected()),
          choice.name());
    }
  }

  private void send(TrainingAction action, String person) {
    body.setDisable(true);
    outcome.tell(text("form.sending"));
    sender.send(new Change(action, target.name(), List.of(person)), this::show);
  }

  private void show(Result result) {
    body.setDisable(false);
    switch (result) {
      case Result.Accepted accepted -> {
        outcome.clear();
        chosen.chosen().set(null);
        load();
      }
      case Result.Failed(String why, var sent) -> outcome.warn(why);
    }
    frame.grow();
  }
}

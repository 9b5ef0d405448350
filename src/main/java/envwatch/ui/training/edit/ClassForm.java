package envwatch.ui.training.edit;

import static envwatch.words.Messages.key;
import static envwatch.words.Messages.text;

import envwatch.model.training.EarlyAccess;
import envwatch.ui.choices.ChoiceBoxes;
import envwatch.ui.choices.EditedText;
import envwatch.ui.choices.Options;
import envwatch.ui.kit.Form;
import envwatch.ui.kit.FormField;
import envwatch.ui.kit.LinesField;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import javafx.scene.Node;
import javafx.scene.control.CheckBox;
import javafx.scene.control.ComboBox;
import javafx.scene.control.TextField;
import javafx.scene.layout.VBox;
import javafx.util.StringConverter;
import org.jspecify.annotations.Nullable;

/** The fields of a class on screen. */
final class ClassForm {
  private static final int MOST_DIGITS = 6;

  private final ClassFields fields;
  private final ClassChoices choices;
  private final String host;
  private final TextField name = field("class-name");
  private final Form above = new Form();
  private final ProjectFieldRows projectFields;
  private final Form below = new Form();
  private final VBox root;

  /**
   * @param host of the service, for failures that name it
   */
  ClassForm(ClassFields fields, ClassChoices choices, String host) {
    this.fields = fields;
    this.choices = choices;
    this.host = host;
    projectFields = new ProjectFieldRows(fields, choices, host);
    root = new VBox(above, projectFields.root(), below);
    root.getStyleClass().add("class-form");
    addClass();
    addTimes();
    addStudents();
    addInvitation();
    if (!Boolean.FALSE.equals(fields.hints().address())) {
      addPlace();
    }
    addMore();
  }

  VBox root() {
    return root;
  }

  TextField name() {
    return name;
  }

  /** Checks every field, so that each says what is wrong; the first that is. */
  Optional<FormField> firstProblem() {
    List<Optional<FormField>> found =
        Stream.of(above, projectFields.form(), below).map(Form::firstProblem).toList();
    return found.stream().flatMap(Optional::stream).findFirst();
  }

  private void addClass() {
    name.textProperty().bindBidirectional(fields.name().typed());
    above.add("classes.form.name", name, name, fields.name().typed(), fields::nameProblem);
    add(above, "project", choices.projects());
    add(above, "blueprint", choices.blueprints());
    add(above, "policy", choices.policies());
    add(above, "instructor", choices.instructors());
    add(above, "region", choices.regions());
  }

  private void add(Form form, String called, Options options, Node... hints) {
    String id = "class-" + called;
    var box = ChoiceBoxes.of(options, id);
    Node trouble = ChoiceBoxes.trouble(options.state(), id, host, options::loadAgain);
    form.add(
        "classes.form." + called,
        box,
        box,
        options.field().chosen(),
        () -> fields.problem(options.field()),
        Stream.concat(Stream.of(trouble), Stream.of(hints)).toArray(Node[]::new));
  }

  private void addTimes() {
    TimeFields times = fields.times();
    above.heading("classes.form.times");
    add(above, "zone", choices.zones());
    FormField start =
        MomentRow.add(
            above, "start", times.start(), times, times.startServed(), "", times::startProblem);
    if (!times.startEditable()) {
      start.control().getParent().setDisable(true);
      above.addWide(Form.hint(text("classes.form.start.fixed")));
    }
    String usualEnd = fields.creating() ? text("classes.form.end.usual") : "";
    FormField end =
        MomentRow.add(
            above, "end", times.end(), times, times.endServed(), usualEnd, times::endProblem);
    times.start().typed().subscribe((before, now) -> end.recheckIfInvalid());
    add(above, "self-paced", fields.selfPaced());
  }

  private static void add(Form form, String called, EditedSwitch value) {
    CheckBox box = new CheckBox(text("classes.form." + called));
    box.setId("class-" + called);
    box.setWrapText(true);
    box.selectedProperty().bindBidirectional(value.on());
    String hint = text("classes.form." + called + ".hint");
    box.setAccessibleHelp(hint);
    form.addWide(box, Form.hint(hint));
  }

  private void addStudents() {
    StudentsFields students = fields.students();
    above.heading("classes.form.students");
    PasswordRow.add(above, students, !fields.creating());
    if (!Boolean.FALSE.equals(fields.hints().maxStudents())) {
      TextField most = field("class-most");
      most.setPrefColumnCount(MOST_DIGITS);
      most.setMaxWidth(TextField.USE_PREF_SIZE);
      most.textProperty().bindBidirectional(students.most().typed());
      above.add(
          "classes.form.most",
          most,
          most,
          students.most().typed(),
          students::mostProblem,
          Form.hint(text("classes.form.most.hint", students.limit())));
    }
    ComboBox<EarlyAccess> early = new ComboBox<>();
    early.setId("class-early");
    early.setMaxWidth(Double.MAX_VALUE);
    early.getItems().setAll(EarlyAccess.values());
    early.setConverter(new EarlyAccessWords());
    early.valueProperty().bindBidirectional(students.earlyAccess());
    above.add("classes.form.early", early, Form.hint(text("classes.form.early.hint")));
    if (!Boolean.FALSE.equals(fields.hints().selfRegistration())) {
      add(above, "self-registration", students.selfRegistration());
    }
    add(above, "multiple-login", students.multipleLogin());
  }

  private void addInvitation() {
    InvitationFields invitation = fields.invitation();
    below.heading("classes.form.invitation");
    add(below, "custom-invitation", invitation.custom());
    invitation
        .custom()
        .on()
        .subscribe((before, now) -> {
          if (now) {
            invitation.begin();
          }
        });
    TextField subject = field("class-subject");
    subject.textProperty().bindBidirectional(invitation.subject().typed());
    subject.disableProperty().bind(invitation.custom().on().not());
    FormField subjectField =
        below.add(
            "classes.form.subject",
            subject,
            subject,
            invitation.subject().typed(),
            invitation::subjectProblem);
    LinesField body = new LinesField();
    body.setId("class-body");
    body.setPrefRowCount(5);
    body.setWrapText(true);
    body.textProperty().bindBidirectional(invitation.body().typed());
    body.disableProperty().bind(invitation.custom().on().not());
    FormField bodyField =
        below.add(
            "classes.form.body",
            body,
            body,
            invitation.body().typed(),
            invitation::bodyProblem,
            Form.hint(text("classes.form.body.hint")));
    invitation
        .custom()
        .on()
        .subscribe((before, now) -> {
          subjectField.recheckIfInvalid();
          bodyField.recheckIfInvalid();
        });
  }

  private void addPlace() {
    below.heading("classes.form.place");
    addText("address1", fields.place().address1());
    addText("address2", fields.place().address2());
    addText("zip", fields.place().zipCode());
    addText("city", fields.place().city());
    addText("state", fields.place().state());
    add(below, "country", choices.countries());
  }

  private void addText(String called, EditedText text) {
    TextField field = field("class-" + called);
    field.textProperty().bindBidirectional(text.typed());
    below.add("classes.form." + called, field);
  }

  private void addMore() {
    below.heading("classes.form.more");
    add(below, "steps", fields.steps().enabled());
    StepsEditor editor = new StepsEditor(fields.steps(), choices.blueprints());
    FormField steps =
        below.add(
            "classes.form.steps.list",
            editor.add(),
            editor.root(),
            fields.steps().enabled().on(),
            fields.steps()::problem);
    editor.root().disableProperty().bind(fields.steps().enabled().on().not());
    fields.steps().steps().subscribe(steps::recheckIfInvalid);
    add(below, "steps-switch", fields.steps().studentsMaySwitch());
    add(below, "audio-video", fields.audioVideo());
    add(below, "shared-folder", fields.sharedFolder());
  }

  private static TextField field(String id) {
    TextField field = new TextField();
    field.setId(id);
    return field;
  }

  private static final class EarlyAccessWords extends StringConverter<EarlyAccess> {
    @Override
    public String toString(@Nullable EarlyAccess access) {
      return access == null ? "" : text("classes.form.early." + key(access));
    }

    @Override
    public EarlyAccess fromString(String words) {
      throw new UnsupportedOperationException("this is chosen, not typed");
    }
  }
}

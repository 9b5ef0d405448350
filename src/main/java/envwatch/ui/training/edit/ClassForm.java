package envwatch.ui.training.edit;

import static envwatch.words.Messages.key;
import static envwatch.words.Messages.text;

import envwatch.model.training.ClassField;
import envwatch.model.training.EarlyAccess;
import envwatch.ui.choices.ChoiceBoxes;
import envwatch.ui.choices.EditedText;
import envwatch.ui.choices.Options;
import envwatch.ui.kit.Controls;
import envwatch.ui.kit.Form;
import envwatch.ui.kit.FormField;
import envwatch.ui.kit.LinesField;
import envwatch.ui.kit.ShownAs;
import java.time.ZoneId;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.Stream;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.scene.Node;
import javafx.scene.control.CheckBox;
import javafx.scene.control.ComboBox;
import javafx.scene.control.TextField;
import javafx.scene.control.TextInputControl;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;

/** The fields of a class on screen, in their order. */
final class ClassForm {
  private final ClassFields fields;
  private final ClassChoices choices;
  private final String host;
  private final TextField name = new TextField();
  private final Form above = new Form();
  private final ProjectFieldRows projectFields;
  private final FormSection invitation;
  private final FormSection place;
  private final FormSection more;
  private final StepFields steps;
  private final VBox root;

  /**
   * @param here the zone of this computer
   * @param host of the service, for failures that name it
   */
  ClassForm(ClassFields fields, ClassChoices choices, ZoneId here, String host) {
    this.fields = fields;
    this.choices = choices;
    this.host = host;
    projectFields = new ProjectFieldRows(fields, choices, host);
    invitation = section("invitation", ClassField.CUSTOM_INVITATION);
    place =
        section(
            "place",
            ClassField.ADDRESS1,
            ClassField.ADDRESS2,
            ClassField.ZIP_CODE,
            ClassField.CITY,
            ClassField.STATE,
            ClassField.COUNTRY);
    more =
        section(
            "more",
            ClassField.IN_STEPS,
            ClassField.SWITCHING_STEPS,
            ClassField.AUDIO_VIDEO,
            ClassField.SHARED_FOLDER);
    root = new VBox(above, projectFields.root(), invitation, place, more);
    root.getStyleClass().add("class-form");
    addClass();
    addTimes(new TimeFields(fields, choices.zones.field(), here));
    addStudents();
    addInvitation();
    Controls.show(place, fields.shows(ClassField.SHOWS_ADDRESS));
    if (place.isVisible()) {
      addPlace();
    }
    steps = addMore();
  }

  VBox root() {
    return root;
  }

  /** Whether there are other steps than the person found. */
  boolean addsOrRemovesSteps() {
    return steps.addsOrRemoves();
  }

  TextField name() {
    return name;
  }

  /** Checks every field, so that each says what is wrong; the first that is. */
  Optional<FormField> firstProblem() {
    List<Optional<FormField>> found =
        List.of(
            above.firstProblem(),
            projectFields.form().firstProblem(),
            invitation.firstProblem(),
            place.firstProblem(),
            more.firstProblem());
    return found.stream().flatMap(Optional::stream).findFirst();
  }

  /** Folded, unless something in it was filled in. */
  private FormSection section(String called, ClassField<?>... filled) {
    boolean any =
        Stream.of(filled)
            .map(fields::before)
            .anyMatch(value ->
                value != null && !Boolean.FALSE.equals(value) && !value.toString().isEmpty());
    return new FormSection("class-section-" + called, "classes.form." + called, any);
  }

  private void addClass() {
    String before = fields.before == null ? null : fields.before.trainingClass().name();
    EditedText typed = fields.text(ClassField.NAME, before);
    add(
        above,
        "name",
        name,
        typed,
        () -> typed.blank() ? Optional.of(text("classes.form.name.empty")) : Optional.empty());
    add(above, "project", choices.projects);
    add(above, "blueprint", choices.blueprints);
    add(above, "policy", choices.policies);
    add(above, "instructor", choices.instructors);
    add(above, "region", choices.regions);
  }

  private void add(Form form, String called, Options options) {
    String id = "class-" + called;
    var box = ChoiceBoxes.of(options, id);
    form.add(
        "classes.form." + called,
        box,
        box,
        options.field().chosen(),
        () -> options.field().problem(fields.creating()),
        ChoiceBoxes.trouble(options.state(), id, host, options::loadAgain));
  }

  private static FormField add(
      Form form,
      String called,
      TextInputControl control,
      EditedText value,
      Supplier<Optional<String>> check,
      Node... hints) {
    control.setId("class-" + called);
    control.textProperty().bindBidirectional(value.typed());
    return form.add("classes.form." + called, control, control, value.typed(), check, hints);
  }

  private void addTimes(TimeFields times) {
    above.heading("classes.form.times");
    add(above, "zone", choices.zones);
    FormField start = MomentRow.add(above, "start", times.start, times, "", times::startProblem);
    if (!times.startEditable) {
      start.control().getParent().setDisable(true);
      above.addWide(Form.hint(text("classes.form.start.fixed")));
    }
    String usualEnd = fields.creating() ? text("classes.form.end.usual") : "";
    FormField end = MomentRow.add(above, "end", times.end, times, usualEnd, times::endProblem);
    times.start.text().typed().subscribe((before, now) -> end.recheckIfInvalid());
    add(above, "self-paced", ClassField.SELF_PACED);
  }

  private BooleanProperty add(Form form, String called, ClassField<Boolean> field) {
    BooleanProperty value = fields.truth(field);
    CheckBox box = new CheckBox(text("classes.form." + called));
    box.setId("class-" + called);
    box.setWrapText(true);
    box.selectedProperty().bindBidirectional(value);
    String hint = text("classes.form." + called + ".hint");
    box.setAccessibleHelp(hint);
    form.addWide(box, Form.hint(hint));
    return value;
  }

  private void addStudents() {
    above.heading("classes.form.students");
    PasswordRow.add(above, fields);
    if (fields.shows(ClassField.SHOWS_MAX_STUDENTS)) {
      StudentLimit limit = new StudentLimit(fields);
      TextField most = new TextField();
      most.setPrefColumnCount(StudentLimit.MOST_DIGITS);
      most.setMaxWidth(TextField.USE_PREF_SIZE);
      Node hint = Form.hint(text("classes.form.most.hint", limit.highest()));
      add(above, "most", most, limit.typed(), limit::problem, hint);
    }
    addEarlyAccess();
    if (fields.shows(ClassField.SHOWS_SELF_REGISTRATION)) {
      add(above, "self-registration", ClassField.SELF_REGISTRATION);
    }
    add(above, "multiple-login", ClassField.MULTIPLE_LOGIN);
  }

  private void addEarlyAccess() {
    EarlyAccess before = fields.before(ClassField.EARLY_ACCESS);
    ObjectProperty<@Nullable EarlyAccess> chosen =
        new SimpleObjectProperty<>(fields.creating() ? EarlyAccess.EVERYBODY : before);
    fields.changed(ClassField.EARLY_ACCESS, () -> chosen.get() == before ? null : chosen.get());
    ComboBox<EarlyAccess> box = new ComboBox<>();
    box.setId("class-early");
    box.setMaxWidth(Double.MAX_VALUE);
    box.getItems().setAll(EarlyAccess.values());
    box.setConverter(new ShownAs<>(access -> text("classes.form.early." + key(access))));
    box.valueProperty().bindBidirectional(chosen);
    above.add("classes.form.early", box, Form.hint(text("classes.form.early.hint")));
  }

  private void addInvitation() {
    BooleanProperty custom =
        add(invitation.form(), "custom-invitation", ClassField.CUSTOM_INVITATION);
    addInvitation(custom, "subject", new TextField(), ClassField.SUBJECT, ClassField.USUAL_SUBJECT);
    LinesField body = new LinesField();
    body.setPrefRowCount(5);
    body.setWrapText(true);
    addInvitation(
        custom,
        "body",
        body,
        ClassField.BODY,
        ClassField.USUAL_BODY,
        Form.hint(text("classes.form.body.hint")));
  }

  /**
   * A text that begins with the service's own, whose placeholders are then seen.
   *
   * @param custom whether it replaces the service's own
   */
  private void addInvitation(
      BooleanProperty custom,
      String called,
      TextInputControl control,
      ClassField<String> field,
      ClassField<String> usual,
      Node... hints) {
    EditedText typed = new EditedText(fields.before(field));
    fields.changed(field, () -> custom.get() ? typed.change() : null);
    control.disableProperty().bind(custom.not());
    String empty = text("classes.form." + called + ".empty");
    FormField row =
        add(
            invitation.form(),
            called,
            control,
            typed,
            () -> custom.get() && typed.blank() ? Optional.of(empty) : Optional.empty(),
            hints);
    custom.subscribe((before, now) -> {
      String begin = fields.before(usual);
      if (now && typed.blank() && begin != null) {
        typed.typed().set(begin);
      }
      row.recheckIfInvalid();
    });
  }

  private void addPlace() {
    addText("address1", ClassField.ADDRESS1);
    addText("address2", ClassField.ADDRESS2);
    addText("zip", ClassField.ZIP_CODE);
    addText("city", ClassField.CITY);
    addText("state", ClassField.STATE);
    add(place.form(), "country", choices.countries);
  }

  private void addText(String called, ClassField<String> field) {
    TextField control = new TextField();
    control.setId("class-" + called);
    EditedText typed = fields.text(field, fields.before(field));
    control.textProperty().bindBidirectional(typed.typed());
    place.form().add("classes.form." + called, control);
  }

  private StepFields addMore() {
    BooleanProperty inSteps = add(more.form(), "steps", ClassField.IN_STEPS);
    StepFields steps = new StepFields(fields, inSteps);
    StepsEditor editor = new StepsEditor(steps, choices.blueprints);
    FormField row =
        more.form()
            .add("classes.form.steps.list", editor.add(), editor.root(), inSteps, steps::problem);
    editor.root().disableProperty().bind(inSteps.not());
    steps.steps.subscribe(row::recheckIfInvalid);
    add(more.form(), "steps-switch", ClassField.SWITCHING_STEPS);
    add(more.form(), "audio-video", ClassField.AUDIO_VIDEO);
    add(more.form(), "shared-folder", ClassField.SHARED_FOLDER);
    return steps;
  }
}

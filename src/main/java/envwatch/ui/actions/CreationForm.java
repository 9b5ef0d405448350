package envwatch.ui.actions;

import static envwatch.words.Messages.text;

import envwatch.ui.choices.ChoiceBoxes;
import envwatch.ui.choices.EditedText;
import envwatch.ui.choices.Options;
import envwatch.ui.kit.Form;
import envwatch.ui.kit.FormField;
import envwatch.ui.kit.LinesField;
import java.util.Optional;
import java.util.function.Supplier;
import javafx.scene.Node;
import javafx.scene.control.ComboBox;
import javafx.scene.control.TextField;
import javafx.scene.control.TextInputControl;

/** The fields of a new environment on screen. */
final class CreationForm {
  private static final int LINES = 2;

  private final CreationFields fields;
  private final String host;
  private final Form form = new Form();
  private final TextField name = new TextField();

  /**
   * @param host of the service, for failures that name it
   */
  CreationForm(CreationFields fields, CreationChoices choices, String host) {
    this.fields = fields;
    this.host = host;
    add("name", name, fields.name(), fields::nameProblem);
    if (fields.detailed()) {
      LinesField description = new LinesField();
      description.setWrapText(true);
      description.setPrefRowCount(LINES);
      add("description", description, fields.description(), Optional::empty);
    }
    add("project", choices.projects());
    add("blueprint", choices.blueprints());
    add("snapshot", choices.snapshots());
    add("policy", choices.policies());
    if (fields.detailed()) {
      add("region", choices.regions());
      TextField owner = new TextField();
      add(
          "owner",
          owner,
          fields.owner(),
          fields::ownerProblem,
          Form.hint(text("creation.owner.hint")));
    }
  }

  private void add(
      String called,
      TextInputControl control,
      EditedText value,
      Supplier<Optional<String>> check,
      Node... hints) {
    control.setId("creation-" + called);
    control.textProperty().bindBidirectional(value.typed());
    form.add("creation." + called, control, control, value.typed(), check, hints);
  }

  private void add(String called, Options options) {
    String id = "creation-" + called;
    ComboBox<?> box = ChoiceBoxes.of(options, id);
    form.add(
        "creation." + called,
        box,
        box,
        options.field().chosen(),
        () -> options.field().problem(true),
        ChoiceBoxes.trouble(options.state(), id, host, options::loadAgain));
  }

  Form form() {
    return form;
  }

  TextField name() {
    return name;
  }

  Optional<FormField> firstProblem() {
    return form.firstProblem();
  }

  CreationFields fields() {
    return fields;
  }
}

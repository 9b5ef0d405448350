package envwatch.ui.training.edit;

import static envwatch.words.Messages.text;

import envwatch.model.Choice;
import envwatch.ui.choices.ChoiceBoxes;
import envwatch.ui.choices.Options;
import envwatch.ui.kit.Controls;
import envwatch.ui.kit.Glyph;
import envwatch.ui.kit.Icon;
import envwatch.ui.training.edit.StepFields.Step;
import java.util.ArrayList;
import java.util.List;
import javafx.collections.ListChangeListener;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.ComboBox;
import javafx.scene.control.RadioButton;
import javafx.scene.control.ToggleGroup;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;

/** The steps of a class: a blueprint for each, and which one students begin with. */
final class StepsEditor {
  private final StepFields steps;
  private final Options blueprints;
  private final VBox rows = new VBox();
  private final Button add = new Button(text("classes.form.steps.add"), new Icon(Glyph.ADD));
  private final VBox root = new VBox(rows, add);
  private ToggleGroup first = new ToggleGroup();

  StepsEditor(StepFields steps, Options blueprints) {
    this.steps = steps;
    this.blueprints = blueprints;
    root.getStyleClass().add("step-rows");
    rows.getStyleClass().add("step-rows");
    add.setId("class-step-add");
    add.setOnAction(event -> steps.add());
    steps.steps.addListener((ListChangeListener<Step>) change -> show());
    blueprints.items().addListener((ListChangeListener<Choice>) change -> show());
    blueprints
        .field()
        .chosen()
        .subscribe((before, now) -> {
          if (now == null) {
            steps.steps.forEach(step -> step.blueprint.set(null));
          }
        });
    show();
  }

  VBox root() {
    return root;
  }

  /** What is focused when something is wrong with the steps. */
  Button add() {
    return add;
  }

  private void show() {
    first = new ToggleGroup();
    List<Node> shown = new ArrayList<>();
    for (Step step : steps.steps) {
      shown.add(row(step, shown.size() + 1));
    }
    rows.getChildren().setAll(shown);
  }

  private HBox row(Step step, int number) {
    ComboBox<Choice> blueprint = ChoiceBoxes.plain("class-step-" + number);
    blueprint.setAccessibleText(text("classes.form.steps.blueprint-of", number));
    Choice chosen = step.blueprint.get();
    Choice listed =
        blueprints.items().stream()
            .filter(one -> chosen != null && one.id().equals(chosen.id()))
            .findFirst()
            .orElse(chosen);
    blueprint.getItems().setAll(blueprints.items());
    step.blueprint.set(listed);
    blueprint.valueProperty().bindBidirectional(step.blueprint);
    RadioButton begins = new RadioButton(text("classes.form.steps.first"));
    begins.setId("class-step-first-" + number);
    begins.setAccessibleText(text("classes.form.steps.first-of", number));
    begins.setToggleGroup(first);
    begins.setSelected(step.equals(steps.first.get()));
    begins
        .selectedProperty()
        .subscribe(selected -> {
          if (selected) {
            steps.first.set(step);
          }
        });
    Button remove =
        Controls.iconButton(
            Glyph.CLOSE, text("classes.form.steps.remove", number), () -> steps.remove(step));
    remove.setId("class-step-remove-" + number);
    HBox.setHgrow(blueprint, Priority.ALWAYS);
    begins.setMinWidth(RadioButton.USE_PREF_SIZE);
    HBox row = new HBox(blueprint, begins, remove);
    row.getStyleClass().add("step-row");
    return row;
  }
}

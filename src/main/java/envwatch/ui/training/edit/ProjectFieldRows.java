package envwatch.ui.training.edit;

import static envwatch.words.Messages.text;

import envwatch.ui.choices.ChoiceBoxes;
import envwatch.ui.kit.Form;
import envwatch.words.PlainText;
import java.util.List;
import javafx.scene.Node;
import javafx.scene.control.TextField;
import javafx.scene.layout.VBox;

/** The fields that the project asks for; other ones when another project is chosen. */
final class ProjectFieldRows {
  private final VBox root = new VBox();
  private final Node trouble;
  private Form form = new Form();

  /**
   * @param host of the service, for failures that name it
   */
  ProjectFieldRows(ClassFields fields, ClassChoices choices, String host) {
    root.getStyleClass().add("class-form-part");
    trouble =
        ChoiceBoxes.trouble(choices.custom(), "class-custom", host, choices::loadCustomFields);
    fields.custom().subscribe(this::show);
    choices.custom().subscribe(() -> show(fields.custom().get()));
    root.managedProperty().bind(root.visibleProperty());
  }

  VBox root() {
    return root;
  }

  Form form() {
    return form;
  }

  private void show(List<CustomValue> values) {
    form = new Form();
    form.heading("classes.form.custom");
    for (CustomValue each : values) {
      TextField typed = new TextField();
      typed.setId("class-custom-" + each.field().id());
      typed.textProperty().bindBidirectional(each.value().typed());
      form.addNamed(name(each), typed, typed, each.value().typed(), each::problem);
    }
    root.getChildren().setAll(form, trouble);
    root.setVisible(!values.isEmpty() || trouble.isVisible());
  }

  private static String name(CustomValue value) {
    String name = PlainText.name(value.field().name());
    return value.field().required() ? name : text("form.optional", name);
  }
}

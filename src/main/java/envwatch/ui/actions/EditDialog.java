package envwatch.ui.actions;

import static envwatch.words.Messages.text;

import envwatch.model.Action;
import envwatch.model.ActionKind;
import envwatch.model.Environment;
import envwatch.ui.kit.ActionIcons;
import envwatch.ui.kit.DialogFrame;
import envwatch.ui.kit.FormRows;
import envwatch.ui.kit.LinesField;
import envwatch.words.PlainText;
import java.util.Objects;
import java.util.function.Consumer;
import javafx.beans.binding.Bindings;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.TextField;
import javafx.stage.Modality;
import javafx.stage.Window;
import org.jspecify.annotations.Nullable;

/** Changes name and description of an environment. */
final class EditDialog {
  private final Environment environment;
  private final TextField name = new TextField();
  private final LinesField description = new LinesField();
  private final DialogFrame frame;

  public EditDialog(
      @Nullable Window owner, Environment environment, Consumer<Action.EditEnvironment> edited) {
    this.environment = environment;
    FormRows form = new FormRows();
    frame =
        new DialogFrame(
            owner,
            Modality.WINDOW_MODAL,
            ActionIcons.of(ActionKind.EDIT_ENVIRONMENT),
            text("edit.title", PlainText.quoted(environment.name())),
            form,
            34,
            25);
    frame.askBeforeDiscarding();
    name.setId("edit-name");
    name.setText(environment.name());
    description.setId("edit-description");
    description.setText(Objects.requireNonNullElse(environment.description(), ""));
    description.setWrapText(true);
    description.setPrefRowCount(4);
    Label hint = form.add(text("edit.name"), name, "");
    hint.textProperty()
        .bind(name.textProperty().map(typed -> typed.isBlank() ? text("edit.name.missing") : ""));
    form.add(text("edit.description"), description, "");
    Button save = frame.buttons(text("edit.save"), () -> edited.accept(edit()));
    save.setDefaultButton(true);
    save.disableProperty()
        .bind(
            Bindings.createBooleanBinding(
                this::nothingToSave, name.textProperty(), description.textProperty()));
  }

  private boolean nothingToSave() {
    Action.EditEnvironment edit = edit();
    return name.getText().isBlank() || (edit.name() == null && edit.description() == null);
  }

  private Action.EditEnvironment edit() {
    String newName = name.getText().strip();
    String newDescription = description.getText().strip();
    String oldDescription = Objects.requireNonNullElse(environment.description(), "").strip();
    return new Action.EditEnvironment(
        environment.id(),
        newName.equals(environment.name()) ? null : newName,
        newDescription.equals(oldDescription) ? null : newDescription);
  }

  public void show() {
    frame.show(name);
  }
}

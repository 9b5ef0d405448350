package envwatch.ui.training.edit;

import static envwatch.words.Messages.text;

import envwatch.model.Secret;
import envwatch.model.training.ClassField;
import envwatch.ui.kit.Form;
import envwatch.ui.kit.FormField;
import envwatch.ui.kit.SecretField;
import java.util.Optional;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.scene.layout.HBox;
import org.jspecify.annotations.Nullable;

/** A row with the class password: never shown unless asked for, never copied. */
final class PasswordRow {
  private PasswordRow() {}

  /** A class that has one already keeps it while the field is blank. */
  static FormField add(Form form, ClassFields fields) {
    ObjectProperty<@Nullable Secret> typed = new SimpleObjectProperty<>();
    fields.changed(ClassField.PASSPHRASE, typed::get);
    SecretField field = new SecretField();
    field.setId("class-password");
    field.setPromptText(
        text(fields.creating() ? "classes.form.password.none" : "classes.form.password.stored"));
    field.textProperty().subscribe((before, now) -> typed.set(field.secret()));
    HBox shown =
        field.withReveal(
            "class-password-reveal",
            text("classes.form.password.reveal"),
            text("classes.form.password.hide"));
    return form.add(
        "classes.form.password",
        field,
        shown,
        typed,
        () ->
            fields.creating() && typed.get() == null
                ? Optional.of(text("classes.form.password.empty"))
                : Optional.empty(),
        Form.hint(text("classes.form.password.hint")));
  }
}

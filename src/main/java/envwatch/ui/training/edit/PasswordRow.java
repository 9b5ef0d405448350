package envwatch.ui.training.edit;

import static envwatch.words.Messages.text;

import atlantafx.base.theme.Styles;
import envwatch.model.Secret;
import envwatch.model.training.ClassField;
import envwatch.ui.kit.Controls;
import envwatch.ui.kit.Form;
import envwatch.ui.kit.FormField;
import envwatch.ui.kit.Glyph;
import envwatch.ui.kit.Icon;
import envwatch.ui.kit.SecretField;
import java.util.Optional;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.scene.control.ToggleButton;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
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
    ToggleButton reveal = new ToggleButton();
    reveal.setId("class-password-reveal");
    reveal.getStyleClass().add(Styles.BUTTON_ICON);
    Icon icon = new Icon();
    reveal.setGraphic(icon);
    field.revealed().bind(reveal.selectedProperty());
    reveal
        .selectedProperty()
        .subscribe(revealed -> {
          icon.setGlyph(revealed ? Glyph.VISIBILITY_OFF : Glyph.VISIBILITY);
          String words =
              text(revealed ? "classes.form.password.hide" : "classes.form.password.reveal");
          reveal.setAccessibleText(words);
          Controls.tip(reveal, words);
        });
    HBox.setHgrow(field, Priority.ALWAYS);
    HBox shown = new HBox(field, reveal);
    shown.getStyleClass().add("joined");
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

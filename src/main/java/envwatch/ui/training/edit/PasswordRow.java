package envwatch.ui.training.edit;

import static envwatch.words.Messages.text;

import atlantafx.base.theme.Styles;
import envwatch.ui.kit.Controls;
import envwatch.ui.kit.Form;
import envwatch.ui.kit.FormField;
import envwatch.ui.kit.Glyph;
import envwatch.ui.kit.Icon;
import envwatch.ui.kit.SecretField;
import javafx.scene.control.ToggleButton;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;

/** A row with the class password: never shown unless asked for, never copied. */
final class PasswordRow {
  private PasswordRow() {}

  /**
   * @param stored whether the class has one already, which a blank field leaves as it is
   */
  static FormField add(Form form, StudentsFields students, boolean stored) {
    SecretField field = new SecretField();
    field.setId("class-password");
    field.setPromptText(
        text(stored ? "classes.form.password.stored" : "classes.form.password.none"));
    field.textProperty().subscribe((before, now) -> students.passphrase().set(field.secret()));
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
        students.passphrase(),
        students::passphraseProblem,
        Form.hint(text("classes.form.password.hint")));
  }
}

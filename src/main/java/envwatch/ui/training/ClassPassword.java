package envwatch.ui.training;

import static envwatch.words.Messages.text;

import atlantafx.base.theme.Styles;
import envwatch.model.Secret;
import envwatch.model.training.ClassField;
import envwatch.model.training.ClassKey;
import envwatch.ui.secrets.PasswordReveal;
import envwatch.ui.secrets.SecretClipboard;
import envwatch.ui.secrets.SecretLine;
import envwatch.watch.ClassView;
import javafx.geometry.Pos;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import org.jspecify.annotations.Nullable;

/** The password of the class, masked, shown and copied like those of machines. */
final class ClassPassword extends HBox {
  private final OpenClass open;
  private final SecretLine<ClassKey> line;

  ClassPassword(OpenClass open, PasswordReveal<ClassKey> reveal, SecretClipboard clipboard) {
    this.open = open;
    setAlignment(Pos.CENTER_LEFT);
    getStyleClass().add("class-password");
    Label name = new Label(text("classes.password"));
    name.getStyleClass().add(Styles.TEXT_MUTED);
    name.setMinWidth(USE_PREF_SIZE);
    line =
        new SecretLine<>(
            "class-password",
            new SecretLine.Words(
                text("classes.password.show"),
                text("classes.password.hide"),
                text("classes.password.copy"),
                text("classes.password.hidden")),
            reveal,
            () -> copy(clipboard));
    getChildren().setAll(name, line);
    managedProperty().bind(visibleProperty());
    open.classProperty().subscribe(this::show);
  }

  private void copy(SecretClipboard clipboard) {
    ClassView seen = open.classProperty().get();
    Secret password = password();
    if (seen == null || password == null) {
      clipboard.copyNothing();
    } else {
      clipboard.copy(password, seen.trainingClass().name());
    }
  }

  private @Nullable Secret password() {
    ClassView seen = open.classProperty().get();
    Secret password = seen == null ? null : seen.detail(ClassField.PASSPHRASE);
    return password == null || password.isEmpty() ? null : password;
  }

  private void show() {
    ClassView seen = open.classProperty().get();
    Secret password = password();
    setVisible(password != null);
    line.show(seen == null ? null : seen.key(), password);
  }
}

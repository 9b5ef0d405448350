package envwatch.ui.training.actions;

import static envwatch.words.Messages.text;

import atlantafx.base.theme.Styles;
import envwatch.model.Secret;
import envwatch.training.model.ClassKey;
import envwatch.training.watch.ClassView;
import envwatch.ui.kit.Controls;
import envwatch.ui.secrets.PasswordReveal;
import envwatch.ui.secrets.SecretClipboard;
import envwatch.ui.training.model.OpenClass;
import javafx.geometry.Pos;
import javafx.scene.Scene;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.stage.Window;
import org.jspecify.annotations.Nullable;
import org.kordamp.ikonli.javafx.FontIcon;
import org.kordamp.ikonli.material2.Material2AL;
import org.kordamp.ikonli.material2.Material2MZ;

/** The password of the class, masked, shown and copied like those of machines. */
final class ClassPassword extends HBox {
  /** Says nothing about the length. */
  private static final String MASK = "\u2022".repeat(8);

  private final OpenClass open;
  private final PasswordReveal<ClassKey> reveal;
  private final Label value = new Label();
  private final Button eye;

  ClassPassword(OpenClass open, PasswordReveal<ClassKey> reveal, SecretClipboard clipboard) {
    this.open = open;
    this.reveal = reveal;
    setAlignment(Pos.CENTER_LEFT);
    getStyleClass().add("class-password");
    Label name = new Label(text("classes.password"));
    name.getStyleClass().add(Styles.TEXT_MUTED);
    value.setId("class-password");
    value.getStyleClass().add("password");
    name.setMinWidth(USE_PREF_SIZE);
    value.setMinWidth(USE_PREF_SIZE);
    eye = Controls.iconButton(Material2MZ.VISIBILITY, text("classes.password.show"), this::toggle);
    eye.setId("class-password-show");
    Button copy =
        Controls.iconButton(
            Material2AL.CONTENT_COPY, text("classes.password.copy"), () -> copy(clipboard));
    copy.setId("class-password-copy");
    eye.getStyleClass().add("cell-button");
    copy.getStyleClass().add("cell-button");
    getChildren().setAll(name, value, eye, copy);
    managedProperty().bind(visibleProperty());
    open.classProperty().subscribe((before, now) -> changed(before, now));
    open.classProperty().subscribe(this::show);
    reveal.shownProperty().subscribe(this::show);
    // Nobody is there to look at it.
    sceneProperty()
        .flatMap(Scene::windowProperty)
        .flatMap(Window::focusedProperty)
        .orElse(false)
        .subscribe(there -> {
          if (!there) {
            reveal.hide();
          }
        });
  }

  private void changed(@Nullable ClassView before, @Nullable ClassView now) {
    if (before != null && (now == null || !before.key().equals(now.key()))) {
      reveal.hide();
    }
  }

  private void toggle() {
    ClassView seen = open.classProperty().get();
    if (seen != null) {
      reveal.toggle(seen.key());
    }
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
    Secret password = seen == null || seen.details() == null ? null : seen.details().passphrase();
    return password == null || password.isEmpty() ? null : password;
  }

  private void show() {
    ClassView seen = open.classProperty().get();
    Secret password = password();
    setVisible(password != null);
    boolean shown = seen != null && password != null && reveal.shows(seen.key());
    value.setText(shown && password != null ? password.reveal() : MASK);
    value.setAccessibleText(shown ? null : text("classes.password.hidden"));
    Controls.rename(eye, text(shown ? "classes.password.hide" : "classes.password.show"));
    eye.setGraphic(new FontIcon(shown ? Material2MZ.VISIBILITY_OFF : Material2MZ.VISIBILITY));
  }
}

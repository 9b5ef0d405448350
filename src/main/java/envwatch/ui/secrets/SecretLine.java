package envwatch.ui.secrets;

import static envwatch.ui.kit.Controls.named;
import static envwatch.ui.kit.Controls.styled;
import static envwatch.ui.kit.Controls.whole;

import envwatch.model.Secret;
import envwatch.ui.kit.Controls;
import envwatch.ui.kit.Glyph;
import envwatch.ui.kit.Icon;
import javafx.beans.value.ObservableValue;
import javafx.geometry.Pos;
import javafx.scene.Scene;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.stage.Window;
import org.jspecify.annotations.Nullable;

/**
 * A secret outside of tables: masked, with a button that shows it for a while and one that copies
 * it. Lives on the JavaFX thread.
 *
 * @param <K> identifies what has the secret
 */
public final class SecretLine<K> extends HBox {
  /** Says nothing about the length. */
  private static final String MASK = "\u2022".repeat(8);

  private final PasswordReveal<K> reveal;
  private final Words words;
  private final Label value = whole(styled(new Label(), "password"));
  private final Button eye;
  private @Nullable K of;
  private @Nullable Secret secret;

  /**
   * How it is called.
   *
   * @param show what the button does that shows it
   * @param hide what the same button does then
   * @param copy what the other button does
   * @param hidden what is read aloud in the place of the secret
   */
  public record Words(String show, String hide, String copy, String hidden) {}

  /**
   * @param id of the secret's text; those of the buttons end in {@code -show} and {@code -copy}
   * @param copy copies the secret
   */
  public SecretLine(String id, Words words, PasswordReveal<K> reveal, Runnable copy) {
    this.words = words;
    this.reveal = reveal;
    setAlignment(Pos.CENTER_LEFT);
    getStyleClass().add("secret-line");
    value.setId(id);
    eye = Controls.iconButton(Glyph.VISIBILITY, words.show(), this::toggle);
    eye.setId(id + "-show");
    Button copies =
        named(
            Controls.iconButton(Glyph.CONTENT_COPY, words.copy(), copy),
            id + "-copy",
            "cell-button");
    eye.getStyleClass().add("cell-button");
    getChildren().setAll(value, eye, copies);
    ObservableValue<Window> window = sceneProperty().flatMap(Scene::windowProperty);
    ObservableValue<Boolean> open = window.flatMap(Window::showingProperty).orElse(false);
    // What is shown outlives every dialog: listening any longer would keep this line and its
    // secret.
    reveal.shownProperty().when(open).subscribe(what -> show());
    // A window that is closed is not always told that it has lost the focus.
    open.subscribe(this::hideUnless);
    window.flatMap(Window::focusedProperty).orElse(false).subscribe(this::hideUnless);
    show();
  }

  /** Breaks a secret into lines that is longer than there is room. */
  public SecretLine<K> wrapped() {
    value.setWrapText(true);
    value.setMinWidth(0);
    HBox.setHgrow(value, Priority.SOMETIMES);
    return this;
  }

  /** What stands for the secret, for a label that names it. */
  public Label value() {
    return value;
  }

  /** Has another secret, which is masked if it belongs to something else. */
  public void show(@Nullable K whose, @Nullable Secret newest) {
    if (of != null && !of.equals(whose)) {
      reveal.hide();
    }
    of = whose;
    secret = newest;
    show();
  }

  private void hideUnless(boolean somebodyLooks) {
    if (!somebodyLooks) {
      reveal.hide();
      show();
    }
  }

  private void toggle() {
    if (of != null) {
      reveal.toggle(of);
    }
  }

  private void show() {
    Secret known = secret;
    boolean shown = of != null && known != null && reveal.shows(of);
    value.setText(shown && known != null ? known.reveal() : MASK);
    value.setAccessibleText(shown ? null : words.hidden());
    Controls.rename(eye, shown ? words.hide() : words.show());
    eye.setGraphic(new Icon(shown ? Glyph.VISIBILITY_OFF : Glyph.VISIBILITY));
  }
}

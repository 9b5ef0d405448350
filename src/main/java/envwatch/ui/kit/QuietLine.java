package envwatch.ui.kit;

import atlantafx.base.theme.Styles;
import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;

/** One quiet line above the list, with buttons; hidden until it has something to say. */
public final class QuietLine extends HBox {
  private final Label words = Controls.wrapped("");

  /**
   * @param id of the line; its words are called {@code ID-words}
   */
  public QuietLine(String id, Glyph icon, Button... buttons) {
    setId(id);
    getStyleClass().add("quiet-line");
    setAlignment(Pos.CENTER_LEFT);
    setMinHeight(USE_PREF_SIZE);
    managedProperty().bind(visibleProperty());
    setVisible(false);
    words.setId(id + "-words");
    words.setMaxWidth(Double.MAX_VALUE);
    HBox.setHgrow(words, Priority.ALWAYS);
    Controls.fillWhenShown(
        this,
        () -> {
          getChildren().setAll(new Icon(icon), words);
          getChildren().addAll(buttons);
        });
  }

  public static Button button(String id, String words, Runnable action) {
    Button button = new Button(words);
    button.setId(id);
    button.getStyleClass().add(Styles.SMALL);
    button.setMinWidth(USE_PREF_SIZE);
    button.setOnAction(event -> action.run());
    return button;
  }

  /** A cross that lets the line disappear. */
  public static Button closing(String id, String name, Runnable action) {
    Button close = Controls.iconButton(Glyph.CLOSE, name, action);
    close.setId(id);
    close.setMinWidth(USE_PREF_SIZE);
    return close;
  }

  public void say(String said) {
    words.setText(said);
    setVisible(true);
  }

  public void hide() {
    setVisible(false);
  }
}

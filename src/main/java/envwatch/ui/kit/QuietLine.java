package envwatch.ui.kit;

import static envwatch.ui.kit.Controls.filling;
import static envwatch.ui.kit.Controls.named;
import static envwatch.ui.kit.Controls.styled;
import static envwatch.ui.kit.Controls.whole;

import atlantafx.base.theme.Styles;
import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;

/** One quiet line above the list, with buttons; hidden until it has something to say. */
public final class QuietLine extends HBox {
  private final Label words = filling(Controls.wrapped(""));

  /**
   * @param id of the line; its words are called {@code ID-words}
   */
  public QuietLine(String id, Glyph icon, Button... buttons) {
    setId(id);
    getStyleClass().add("quiet-line");
    setAlignment(Pos.CENTER_LEFT);
    setMinHeight(USE_PREF_SIZE);
    Controls.hidden(this);
    words.setId(id + "-words");
    Controls.fillWhenShown(
        this,
        () -> {
          getChildren().setAll(new Icon(icon), words);
          getChildren().addAll(buttons);
        });
  }

  public static Button button(String id, String words, Runnable action) {
    return whole(styled(Controls.button(id, words, action), Styles.SMALL));
  }

  /** A cross that lets the line disappear. */
  public static Button closing(String id, String name, Runnable action) {
    return whole(named(Controls.iconButton(Glyph.CLOSE, name, action), id));
  }

  public void say(String said) {
    words.setText(said);
    setVisible(true);
  }

  public void hide() {
    setVisible(false);
  }
}

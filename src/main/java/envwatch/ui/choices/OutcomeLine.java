package envwatch.ui.choices;

import envwatch.ui.kit.Controls;
import envwatch.ui.kit.Glyph;
import envwatch.ui.kit.Icon;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;

/** What came of sending; takes no room while there is nothing to say. */
public final class OutcomeLine extends HBox {
  private final Label words = Controls.wrapped("");
  private final Icon icon = new Icon();

  /**
   * @param id of the line; that of its words ends in {@code -words}
   */
  public OutcomeLine(String id) {
    setId(id);
    words.setId(id + "-words");
    HBox.setHgrow(words, Priority.ALWAYS);
    getStyleClass().add("form-outcome");
    getChildren().setAll(icon, words);
    managedProperty().bind(visibleProperty());
    setVisible(false);
  }

  /** Says what is happening. */
  public void tell(String text) {
    say(text, Glyph.CLOUD_UPLOAD, false);
  }

  /** Says why something was not done. */
  public void warn(String text) {
    say(text, Glyph.ERROR_OUTLINE, true);
  }

  public void clear() {
    setVisible(false);
  }

  private void say(String text, Glyph mark, boolean trouble) {
    icon.setGlyph(mark);
    words.setText(text);
    getStyleClass().remove("trouble");
    if (trouble) {
      getStyleClass().add("trouble");
    }
    setVisible(true);
  }
}

package envwatch.ui.kit;

import static envwatch.ui.kit.Controls.whole;

import javafx.scene.control.Label;
import org.jspecify.annotations.Nullable;

/** An icon beside the name of something of which there is more to say, which its tip does. */
public final class RowMark extends Label {
  private final Icon icon = new Icon(Glyph.INFO);

  public RowMark() {
    setGraphic(icon);
    getStyleClass().add("row-mark");
    whole(Controls.hidden(this));
  }

  /**
   * @param words what it means; null where there is nothing to say
   */
  public void show(Glyph glyph, @Nullable String words) {
    setVisible(words != null);
    icon.setGlyph(glyph);
    setAccessibleText(words);
    Controls.tip(this, words);
  }
}

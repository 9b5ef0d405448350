package envwatch.ui.environments;

import static envwatch.ui.kit.Controls.whole;

import envwatch.ui.kit.Controls;
import envwatch.ui.kit.Glyph;
import envwatch.ui.kit.Icon;
import javafx.scene.control.Label;
import org.jspecify.annotations.Nullable;

/** An icon beside the name of something of which there is more to say, which its tip does. */
final class RowMark extends Label {
  private final Icon icon = new Icon(Glyph.INFO);

  RowMark() {
    setGraphic(icon);
    getStyleClass().add("row-mark");
    whole(Controls.hidden(this));
  }

  /**
   * @param words what it means; null where there is nothing to say
   */
  void show(Glyph glyph, @Nullable String words) {
    setVisible(words != null);
    icon.setGlyph(glyph);
    setAccessibleText(words);
    Controls.tip(this, words);
  }
}

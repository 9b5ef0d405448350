package envwatch.ui.environments;

import static envwatch.ui.kit.Controls.whole;

import envwatch.history.Outlier;
import envwatch.ui.kit.Controls;
import envwatch.ui.kit.Glyph;
import envwatch.ui.kit.Icon;
import envwatch.words.OddityWords;
import java.util.List;
import javafx.scene.control.Label;

/**
 * Beside the name of something that differs from most others of its blueprint; the tip says how.
 */
final class OddityMark extends Label {
  /** As wide as the mark and its distance from the name. */
  private static final String AS_WIDE = "\u2003\u2002";

  public OddityMark() {
    super(null, new Icon(Glyph.COMPARE_ARROWS));
    getStyleClass().add("oddity-mark");
    whole(Controls.hidden(this));
    show(List.of());
  }

  /**
   * Words as wide as the mark, to be measured.
   *
   * @param odd empty for no mark
   */
  public static String words(List<Outlier> odd) {
    return odd.isEmpty() ? "" : AS_WIDE;
  }

  /**
   * @param odd empty for no mark
   */
  public void show(List<Outlier> odd) {
    String sentences = odd.isEmpty() ? null : OddityWords.sentences(odd);
    setVisible(sentences != null);
    setAccessibleText(sentences);
    Controls.tip(this, sentences);
  }
}

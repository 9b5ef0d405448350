package envwatch.ui.kit;

import static envwatch.ui.kit.Controls.whole;

import envwatch.history.Outlier;
import envwatch.words.OddityWords;
import java.time.Instant;
import java.time.ZoneId;
import javafx.scene.control.Label;
import org.jspecify.annotations.Nullable;

/**
 * Beside the name of something that differs from most others of its blueprint; the tip says how.
 */
public final class OddityMark extends Label {
  /** As wide as the mark and its distance from the name. */
  private static final String AS_WIDE = "\u2003\u2002";

  public OddityMark() {
    super(null, new Icon(Glyph.COMPARE_ARROWS));
    getStyleClass().add("oddity-mark");
    whole(Controls.hidden(this));
    show(null, Instant.EPOCH);
  }

  /**
   * Words as wide as the mark, to be measured.
   *
   * @param odd null for no mark
   */
  public static String words(@Nullable Outlier odd) {
    return odd == null ? "" : AS_WIDE;
  }

  /**
   * @param odd null for no mark
   */
  public void show(@Nullable Outlier odd, Instant now) {
    String sentence = odd == null ? null : OddityWords.sentence(odd, now, ZoneId.systemDefault());
    setVisible(odd != null);
    setAccessibleText(sentence);
    Controls.tip(this, sentence);
  }
}

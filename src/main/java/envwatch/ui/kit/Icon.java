package envwatch.ui.kit;

import javafx.scene.text.Text;
import org.jspecify.annotations.Nullable;

/**
 * An icon: a character of the font of icons. Colour and size come from style sheets, as {@code
 * -fx-fill} and {@code -fx-font-size}. It has its font from the beginning, because labels measure
 * their icons before these are styled: in the font of text, which has no such character, JavaFX
 * would open every font of the system to look for one.
 */
@SuppressWarnings("this-escape") // Nothing that the constructors call is overridden.
public sealed class Icon extends Text permits LevelIcon {
  private static final double SIZE_BEFORE_STYLES = 16;

  private @Nullable Glyph shown;

  /** A place for an icon that is chosen later. */
  public Icon() {
    // AtlantaFX knows icons by this name.
    getStyleClass().setAll("ikonli-font-icon");
    setFont(IconFont.of(SIZE_BEFORE_STYLES));
  }

  public Icon(Glyph glyph) {
    this();
    setGlyph(glyph);
  }

  public final void setGlyph(Glyph glyph) {
    if (glyph != shown) {
      shown = glyph;
      setText(glyph.character());
    }
  }
}

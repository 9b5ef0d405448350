package envwatch.ui.kit.icon;

import javafx.scene.text.Font;
import org.kordamp.ikonli.Ikon;
import org.kordamp.ikonli.javafx.FontIcon;

/**
 * An icon that has its font from the beginning. Its superclass gets it with the style, but labels
 * measure their icons before that: in the font of text, which has no such character, so that JavaFX
 * opens every font of the system to look for one.
 */
@SuppressWarnings("this-escape") // Nothing that the constructors call is overridden.
public sealed class Icon extends FontIcon permits LevelIcon {
  /** A place for an icon that is chosen later. */
  public Icon() {
    useItsFont();
  }

  public Icon(Ikon ikon) {
    super(ikon);
    useItsFont();
  }

  /** Keeps the size, because one that is set here would come before that of the theme. */
  private void useItsFont() {
    setFont(Font.font(IconFonts.FAMILY, getIconSize()));
  }
}

package envwatch.ui.kit;

import static envwatch.ui.kit.Controls.whole;
import static envwatch.words.Messages.text;

import javafx.scene.control.Label;

/** Beside the name of something of which a person wants to be told, or wants not to be told. */
public final class NoticeMark extends Label {
  private final Icon icon = new Icon(Glyph.NOTIFICATIONS_ACTIVE);

  public NoticeMark() {
    setGraphic(icon);
    getStyleClass().add("notice-mark");
    whole(Controls.hidden(this));
    show(false, false);
  }

  /**
   * @param awaited whether a person is told when it is ready
   * @param muted whether nothing else is told of it
   */
  public void show(boolean awaited, boolean muted) {
    setVisible(awaited || muted);
    icon.setGlyph(awaited ? Glyph.NOTIFICATIONS_ACTIVE : Glyph.NOTIFICATIONS_OFF);
    String words = awaited ? text("tell-when.mark") : muted ? text("mute.mark") : null;
    setAccessibleText(words);
    Controls.tip(this, words);
  }
}

package envwatch.ui.kit;

import envwatch.training.check.Level;

/** Stands for a level, always next to its words. */
public final class LevelIcon extends Icon {
  public LevelIcon() {
    super(Glyph.HELP);
    getStyleClass().add("level-icon");
  }

  public void show(Level level) {
    setGlyph(
        switch (level) {
          case RED -> Glyph.ERROR;
          case AMBER -> Glyph.WARNING;
          case UNKNOWN -> Glyph.HELP;
          case NOT_ASKED -> Glyph.ACCESS_TIME;
          case GREEN -> Glyph.CHECK_CIRCLE;
        });
    Icons.mark(this, "level-", Level.values(), level);
  }
}

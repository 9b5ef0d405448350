package envwatch.ui.kit.icon;

import envwatch.training.check.model.Level;
import java.util.Locale;
import javafx.css.PseudoClass;
import org.kordamp.ikonli.material2.Material2AL;
import org.kordamp.ikonli.material2.Material2MZ;

/** Stands for a level, always next to its words. */
public final class LevelIcon extends Icon {
  public LevelIcon() {
    super(Material2AL.HELP);
    getStyleClass().add("level-icon");
  }

  public void show(Level level) {
    setIconCode(
        switch (level) {
          case RED -> Material2AL.ERROR;
          case AMBER -> Material2MZ.WARNING;
          case UNKNOWN -> Material2AL.HELP;
          case NOT_ASKED -> Material2AL.ACCESS_TIME;
          case GREEN -> Material2AL.CHECK_CIRCLE;
        });
    for (Level each : Level.values()) {
      pseudoClassStateChanged(
          PseudoClass.getPseudoClass("level-" + each.name().toLowerCase(Locale.ROOT)),
          each == level);
    }
  }
}

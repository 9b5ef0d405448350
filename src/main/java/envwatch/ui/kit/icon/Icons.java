package envwatch.ui.kit.icon;

import envwatch.model.state.Phase;
import envwatch.watch.Link;
import java.util.List;
import java.util.Locale;
import javafx.css.PseudoClass;
import javafx.scene.Node;
import javafx.scene.text.Text;
import org.jspecify.annotations.Nullable;
import org.kordamp.ikonli.Ikon;
import org.kordamp.ikonli.material2.Material2AL;
import org.kordamp.ikonli.material2.Material2MZ;

/** The icons and colours that stand for states; never without a word next to them. */
public final class Icons {
  private Icons() {}

  /**
   * Reads the fonts of text and icons, so that the first window finds them read. May be called on
   * any thread, while JavaFX starts.
   */
  public static void readFonts() {
    for (Text text : List.of(new Text("Envwatch"), new Icon(Material2AL.ERROR))) {
      text.getLayoutBounds();
    }
  }

  /** The icon of a phase; its colour comes from {@link #mark}. */
  public static Ikon of(Phase phase) {
    return switch (phase) {
      case PROBLEM -> Material2AL.ERROR;
      case EXPIRING -> Material2AL.ACCESS_TIME;
      case CHANGING -> Material2AL.AUTORENEW;
      case RUNNING -> Material2AL.CHECK_CIRCLE;
      case SUSPENDED -> Material2MZ.PAUSE_CIRCLE_FILLED;
      case UNKNOWN -> Material2AL.HELP;
    };
  }

  public static Ikon of(Link.Trouble trouble) {
    return switch (trouble) {
      case NO_CONNECTION -> Material2AL.CLOUD_OFF;
      case SERVICE_FAILING -> Material2AL.ERROR_OUTLINE;
      case RATE_LIMITED -> Material2AL.HOURGLASS_EMPTY;
      case CLOCK_WRONG -> Material2AL.ACCESS_TIME;
    };
  }

  /** Lets the style sheet colour the node as the phase; null for no phase. */
  public static void mark(Node node, @Nullable Phase phase) {
    for (Phase each : Phase.values()) {
      node.pseudoClassStateChanged(pseudoClass(each), each == phase);
    }
  }

  private static PseudoClass pseudoClass(Phase phase) {
    return PseudoClass.getPseudoClass("phase-" + phase.name().toLowerCase(Locale.ROOT));
  }
}

package envwatch.ui.kit;

import envwatch.model.Phase;
import envwatch.watch.Link;
import envwatch.words.Messages;
import java.util.List;
import javafx.css.PseudoClass;
import javafx.scene.Node;
import javafx.scene.text.Text;
import org.jspecify.annotations.Nullable;

/** The icons and colours that stand for states; never without a word next to them. */
public final class Icons {
  private Icons() {}

  /**
   * Reads the fonts of text and icons, so that the first window finds them read. May be called on
   * any thread, while JavaFX starts.
   */
  public static void readFonts() {
    for (Text text : List.of(new Text("Envwatch"), new Icon(Glyph.ERROR))) {
      text.getLayoutBounds();
    }
  }

  /** The icon of a phase; its colour comes from {@link #mark}. */
  public static Glyph of(Phase phase) {
    return switch (phase) {
      case PROBLEM -> Glyph.ERROR;
      case EXPIRING -> Glyph.ACCESS_TIME;
      case CHANGING -> Glyph.AUTORENEW;
      case RUNNING -> Glyph.CHECK_CIRCLE;
      case SUSPENDED -> Glyph.PAUSE_CIRCLE_FILLED;
      case UNKNOWN -> Glyph.HELP;
    };
  }

  public static Glyph of(Link.Trouble trouble) {
    return switch (trouble) {
      case NO_CONNECTION -> Glyph.CLOUD_OFF;
      case SERVICE_FAILING -> Glyph.ERROR_OUTLINE;
      case RATE_LIMITED -> Glyph.HOURGLASS_EMPTY;
      case CLOCK_WRONG -> Glyph.ACCESS_TIME;
    };
  }

  /** Lets the style sheet colour the node as the phase; null for no phase. */
  public static void mark(Node node, @Nullable Phase phase) {
    mark(node, "phase-", Phase.values(), phase);
  }

  /**
   * Lets the style sheet tell one constant from the others, by a pseudo-class of its name.
   *
   * @param marked null for none
   */
  public static <E extends Enum<E>> void mark(
      Node node, String prefix, E[] all, @Nullable E marked) {
    for (E each : all) {
      PseudoClass its = PseudoClass.getPseudoClass(prefix + Messages.key(each));
      node.pseudoClassStateChanged(its, each == marked);
    }
  }
}

package envwatch.ui.kit;

import static envwatch.ui.kit.Controls.styled;

import javafx.event.EventHandler;
import javafx.scene.Node;
import javafx.scene.control.Tooltip;
import javafx.scene.input.MouseEvent;
import javafx.util.Duration;
import org.jspecify.annotations.Nullable;

/**
 * The tooltip of a node, made when the mouse first comes over the node: each tooltip is a window
 * with a scene of its own, and a dashboard has more than a hundred that nobody ever looks at.
 */
final class LazyTip implements EventHandler<MouseEvent> {
  private static final Duration SOON = Duration.millis(400);

  private final Node node;
  private @Nullable String text;
  private @Nullable Tooltip window;

  private LazyTip(Node node) {
    this.node = node;
  }

  /** The tip of a node, created without a text where it has none. */
  static LazyTip of(Node node) {
    LazyTip present = find(node);
    if (present != null) {
      return present;
    }
    LazyTip created = new LazyTip(node);
    node.getProperties().put(LazyTip.class, created);
    node.addEventHandler(MouseEvent.MOUSE_ENTERED, created);
    return created;
  }

  private static @Nullable LazyTip find(Node node) {
    return node.hasProperties() ? (LazyTip) node.getProperties().get(LazyTip.class) : null;
  }

  /** What the tip of a node says; null without one. */
  static @Nullable String text(Node node) {
    LazyTip present = find(node);
    return present == null ? null : present.text;
  }

  /**
   * @param said null or empty for no tip; one that is shown is hidden
   */
  void say(@Nullable String said) {
    text = said == null || said.isEmpty() ? null : said;
    if (window == null) {
      return;
    }
    if (text == null) {
      window.hide();
      Tooltip.uninstall(node, window);
      window = null;
    } else {
      window.setText(text);
    }
  }

  /** Precedes the movements of the mouse that let the tooltip come up. */
  @Override
  public void handle(MouseEvent entered) {
    if (window == null && text != null) {
      window = window(text);
      Tooltip.install(node, window);
    }
  }

  static Tooltip window(String text) {
    Tooltip tip = styled(new Tooltip(text), "tip");
    tip.setShowDelay(SOON);
    tip.setWrapText(true);
    return tip;
  }
}

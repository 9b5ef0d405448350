package envwatch.ui.shell;

import envwatch.ui.kit.Controls;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;

/**
 * A list over the page, below the button that opens it: nothing moves when it comes or goes. Esc, a
 * press beside it, what it leads to, and another page in the place of its opener close it.
 */
public final class Overlay extends StackPane {
  private static final double GAP = 6;

  private final Node opener;

  /**
   * @param opener takes the keyboard back
   */
  public Overlay(Node opener) {
    this.opener = opener;
    getStyleClass().add("overlay");
    Controls.hidden(this);
    opener.sceneProperty().subscribe(this::close);
  }

  public boolean isOpen() {
    return isVisible();
  }

  public void open() {
    setVisible(true);
    toFront();
  }

  /** Opens it, or closes it again. */
  public void toggle() {
    if (isOpen()) {
      dismiss();
    } else {
      open();
    }
  }

  /** Closes it where the person goes on elsewhere. */
  public void close() {
    setVisible(false);
  }

  /** Closes it, and brings the keyboard back to what opened it. */
  public void dismiss() {
    close();
    opener.requestFocus();
  }

  /** Whether a node is a part of it. */
  public boolean holds(Node part) {
    return Controls.isWithin(this, part);
  }

  /** Whether a press on that node leaves it open, or is the opener's own matter. */
  public boolean leavesOpen(Node pressed) {
    return holds(pressed) || Controls.isWithin(opener, pressed);
  }

  /** Puts it below its opener, inside of the window. */
  public void place(Region window) {
    Bounds above = window.sceneToLocal(opener.localToScene(opener.getLayoutBounds()));
    double width = Math.min(prefWidth(-1), window.getWidth() - 2 * GAP);
    double left = Math.min(above.getMaxX(), window.getWidth() - GAP) - width;
    double top = above.getMaxY() + GAP;
    double height = Math.min(prefHeight(width), window.getHeight() - top - GAP);
    resizeRelocate(snapPositionX(Math.max(GAP, left)), snapPositionY(top), width, height);
  }
}

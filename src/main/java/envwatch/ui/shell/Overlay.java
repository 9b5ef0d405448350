package envwatch.ui.shell;

import envwatch.ui.kit.Controls;
import envwatch.ui.kit.FocusBefore;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import org.jspecify.annotations.Nullable;

/**
 * A list over the page, below the button that opens it: nothing moves when it comes or goes. Esc, a
 * press beside it, what it leads to, and another page in the place of its opener close it.
 */
public final class Overlay extends StackPane {
  private static final double GAP = 6;

  /** The part of the window that is left above a list that no button opens. */
  private static final double SHARE_ABOVE = 0.1;

  /** Null where only a key opens it. */
  private final @Nullable Node opener;

  private final FocusBefore before = new FocusBefore(this);

  /**
   * @param opener takes the keyboard back; null for a list in the middle, which a key opens: what
   *     had the keyboard before takes that back
   */
  public Overlay(@Nullable Node opener) {
    this.opener = opener;
    getStyleClass().add("overlay");
    Controls.hidden(this);
    if (opener != null) {
      opener.sceneProperty().subscribe(this::close);
    }
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

  /** Closes it where the person goes on elsewhere, or where they were. */
  public void close() {
    before.giveBack();
    setVisible(false);
  }

  /** Closes it, and brings the keyboard back to what opened it. */
  public void dismiss() {
    close();
    if (opener != null) {
      opener.requestFocus();
    }
  }

  /** Whether a node is a part of it. */
  public boolean holds(Node part) {
    return Controls.isWithin(this, part);
  }

  /** Whether a press on that node leaves it open, or is the opener's own matter. */
  public boolean leavesOpen(Node pressed) {
    return holds(pressed) || (opener != null && Controls.isWithin(opener, pressed));
  }

  /** Puts it below its opener, or into the middle, inside of the window. */
  public void place(Region window) {
    if (opener == null) {
      placeInMiddle(window);
      return;
    }
    Bounds above = window.sceneToLocal(opener.localToScene(opener.getLayoutBounds()));
    double width = Math.min(prefWidth(-1), window.getWidth() - 2 * GAP);
    double left = Math.min(above.getMaxX(), window.getWidth() - GAP) - width;
    double top = above.getMaxY() + GAP;
    double height = Math.min(prefHeight(width), window.getHeight() - top - GAP);
    resizeRelocate(snapPositionX(Math.max(GAP, left)), snapPositionY(top), width, height);
  }

  private void placeInMiddle(Region window) {
    double width = Math.min(prefWidth(-1), window.getWidth() - 2 * GAP);
    double top = window.getHeight() * SHARE_ABOVE;
    double height = Math.min(prefHeight(width), window.getHeight() - top - GAP);
    double left = (window.getWidth() - width) / 2;
    resizeRelocate(snapPositionX(left), snapPositionY(top), width, height);
  }
}

package envwatch.ui.window;

import envwatch.ui.kit.Keys;
import java.util.Comparator;
import java.util.Locale;
import javafx.geometry.BoundingBox;
import javafx.geometry.Bounds;
import javafx.geometry.Point2D;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.ContextMenu;
import javafx.scene.control.IndexedCell;
import javafx.scene.input.ContextMenuEvent;
import javafx.scene.input.KeyEvent;
import javafx.stage.Window;

/**
 * Opens menus by key on Linux. There JavaFX asks for a menu only when the mouse does; elsewhere the
 * system tells it of the key as well, and a second menu would open.
 */
public final class MenuKey {
  private final Scene scene;

  private MenuKey(Scene scene) {
    this.scene = scene;
  }

  /**
   * Lets the key work in the scene, where nothing else does.
   *
   * @param operatingSystem as {@code os.name} says
   */
  public static void install(Scene scene, String operatingSystem) {
    if (operatingSystem.toLowerCase(Locale.ROOT).startsWith("linux")) {
      // A filter: a text field takes the key, and does nothing with it.
      scene.addEventFilter(KeyEvent.KEY_PRESSED, new MenuKey(scene)::pressed);
    }
  }

  private void pressed(KeyEvent event) {
    Node focused = scene.getFocusOwner();
    if (Keys.MENU.matches(event) && focused != null) {
      event.consume();
      // An open menu gets the key first, and leaves it to its window.
      if (!isMenuOpen()) {
        ask(focused);
      }
    }
  }

  private boolean isMenuOpen() {
    return Window.getWindows().stream()
        .anyMatch(window ->
            window instanceof ContextMenu menu && menu.getOwnerWindow() == scene.getWindow());
  }

  /** Opens the menu of what has the keyboard, as the key does. */
  static void ask(Node focused) {
    Bounds place = place(focused);
    // Below the row and not at its very beginning, so that it can still be read.
    Point2D at = new Point2D(place.getMinX() + place.getHeight(), place.getMaxY());
    Point2D inScene = focused.localToScene(at);
    Point2D onScreen = focused.localToScreen(at);
    if (onScreen != null) {
      focused.fireEvent(
          new ContextMenuEvent(
              ContextMenuEvent.CONTEXT_MENU_REQUESTED,
              inScene.getX(),
              inScene.getY(),
              onScreen.getX(),
              onScreen.getY(),
              true,
              null));
    }
  }

  /** Of a list, the row in sight that is meant; of anything else, its first line. */
  private static Bounds place(Node focused) {
    Bounds whole = focused.getLayoutBounds();
    return focused.lookupAll(".indexed-cell").stream()
        .filter(node -> node instanceof IndexedCell<?> cell && isMeant(cell))
        .max(Comparator.comparing(Node::isFocused))
        .map(row -> focused.sceneToLocal(row.localToScene(row.getLayoutBounds())))
        .filter(row -> whole.contains(whole.getCenterX(), row.getCenterY()))
        .orElseGet(() -> firstLine(whole));
  }

  private static boolean isMeant(IndexedCell<?> cell) {
    return cell.isVisible() && !cell.isEmpty() && (cell.isFocused() || cell.isSelected());
  }

  private static Bounds firstLine(Bounds whole) {
    double height = Math.min(whole.getHeight(), whole.getWidth() / 4);
    return new BoundingBox(whole.getMinX(), whole.getMinY(), whole.getWidth(), height);
  }
}

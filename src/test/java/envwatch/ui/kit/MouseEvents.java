package envwatch.ui.kit;

import javafx.event.Event;
import javafx.event.EventType;
import javafx.geometry.Point2D;
import javafx.scene.Node;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import javafx.scene.input.PickResult;

/** What the mouse does, on the JavaFX thread and without a robot. */
public final class MouseEvents {
  private MouseEvents() {}

  /** Fires an event of the primary button at a place of the node. */
  public static void primary(
      Node node, EventType<MouseEvent> type, double x, double y, int clicks) {
    fire(node, type, x, y, MouseButton.PRIMARY, clicks);
  }

  /** The mouse comes over the node. */
  public static void enter(Node node) {
    fire(node, MouseEvent.MOUSE_ENTERED, 0, 0, MouseButton.NONE, 0);
  }

  /** The mouse moves over the node. */
  public static void move(Node node) {
    fire(node, MouseEvent.MOUSE_MOVED, 0, 0, MouseButton.NONE, 0);
  }

  private static void fire(
      Node node, EventType<MouseEvent> type, double x, double y, MouseButton button, int clicks) {
    Point2D at = node.localToScene(x, y);
    boolean pressed = button == MouseButton.PRIMARY;
    Event.fireEvent(
        node,
        new MouseEvent(
            type,
            x,
            y,
            at.getX(),
            at.getY(),
            button,
            clicks,
            false,
            false,
            false,
            false,
            pressed,
            false,
            false,
            true,
            false,
            true,
            new PickResult(node, at.getX(), at.getY())));
  }
}

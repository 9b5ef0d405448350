package envwatch.ui.window;

import java.time.Duration;
import java.util.Set;
import java.util.function.Supplier;
import javafx.event.EventType;
import javafx.geometry.Point2D;
import javafx.scene.Node;
import javafx.scene.input.ContextMenuEvent;
import javafx.scene.input.MouseEvent;
import org.jspecify.annotations.Nullable;

/**
 * Ignores a press of the mouse that was meant for what stood at its place just before. A banner
 * that comes or goes moves all that is below it, and a hand that is about to press cannot hold back
 * in time: the press would hit another row or button. Whoever aims anew is not held up.
 */
final class MisclickGuard {
  /** What a person needs to see that something has moved, and to hold back. */
  private static final Duration REACTION = Duration.ofMillis(400);

  /** How far the mouse moves by being pressed, in pixels; who moves it further aims anew. */
  private static final double TREMOR = 4;

  /** What a press consists of, up to the click that it ends in. */
  private static final Set<EventType<? extends MouseEvent>> PRESS =
      Set.of(
          MouseEvent.MOUSE_PRESSED,
          MouseEvent.MOUSE_DRAGGED,
          MouseEvent.DRAG_DETECTED,
          MouseEvent.MOUSE_RELEASED,
          MouseEvent.MOUSE_CLICKED);

  private final Supplier<Duration> elapsed;
  private @Nullable Point2D mouse;

  /** Where the mouse was when things moved last, if those below it did. */
  private @Nullable Point2D aim;

  private Duration movedAt = Duration.ZERO;
  private boolean ignoring;

  private MisclickGuard(Supplier<Duration> elapsed) {
    this.elapsed = elapsed;
  }

  /**
   * @param whole in which presses are ignored
   * @param moving its part that is moved down and up by what comes and goes above it
   * @param elapsed the time since any fixed moment
   */
  static void guard(Node whole, Node moving, Supplier<Duration> elapsed) {
    MisclickGuard guard = new MisclickGuard(elapsed);
    whole.addEventFilter(MouseEvent.ANY, guard::handle);
    whole.addEventFilter(ContextMenuEvent.CONTEXT_MENU_REQUESTED, guard::handle);
    moving
        .layoutYProperty()
        .subscribe((before, now) -> guard.moved(Math.min(before.doubleValue(), now.doubleValue())));
  }

  /**
   * @param from the upper edge of what has moved, or is new
   */
  private void moved(double from) {
    aim = mouse != null && mouse.getY() >= from ? mouse : null;
    movedAt = elapsed.get();
  }

  private void handle(MouseEvent event) {
    Point2D at = new Point2D(event.getX(), event.getY());
    if (event.getEventType() == MouseEvent.MOUSE_PRESSED) {
      ignoring = isMisplaced(at);
    }
    if (event.getEventType() == MouseEvent.MOUSE_EXITED) {
      mouse = null;
    } else {
      mouse = at;
    }
    if (ignoring && PRESS.contains(event.getEventType())) {
      event.consume();
    }
  }

  private boolean isMisplaced(Point2D at) {
    return aim != null
        && aim.distance(at) <= TREMOR
        && elapsed.get().minus(movedAt).compareTo(REACTION) < 0;
  }

  private void handle(ContextMenuEvent event) {
    if (ignoring && !event.isKeyboardTrigger()) {
      event.consume();
    }
  }
}

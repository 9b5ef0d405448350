package envwatch.ui;

import envwatch.settings.WindowSettings;
import envwatch.settings.WindowSettings.Bounds;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.UnaryOperator;
import javafx.beans.InvalidationListener;
import javafx.geometry.Rectangle2D;
import javafx.stage.Screen;
import javafx.stage.Stage;

/**
 * Puts the window where it was, if that place is still on a screen, and remembers where it goes.
 */
final class WindowPlace {
  private static final double USUAL_WIDTH = 1180;
  private static final double USUAL_HEIGHT = 760;
  private static final double LEAST_WIDTH = 760;
  private static final double LEAST_HEIGHT = 480;

  /** So much of the title bar has to be within reach of the mouse. */
  private static final double GRIP_WIDTH = 120;

  private static final double GRIP_HEIGHT = 24;

  private WindowPlace() {}

  static void attach(
      Stage stage, WindowSettings window, Consumer<UnaryOperator<WindowSettings>> remember) {
    stage.setMinWidth(LEAST_WIDTH);
    stage.setMinHeight(LEAST_HEIGHT);
    Bounds bounds = window.bounds();
    List<Rectangle2D> screens = Screen.getScreens().stream().map(Screen::getVisualBounds).toList();
    if (bounds != null && reachable(bounds, screens)) {
      stage.setX(bounds.x());
      stage.setY(bounds.y());
      stage.setWidth(bounds.width());
      stage.setHeight(bounds.height());
    } else {
      Rectangle2D screen = Screen.getPrimary().getVisualBounds();
      stage.setWidth(Math.min(USUAL_WIDTH, screen.getWidth()));
      stage.setHeight(Math.min(USUAL_HEIGHT, screen.getHeight()));
    }
    stage.setMaximized(window.maximized());
    InvalidationListener moved = property -> remember(stage, remember);
    stage.xProperty().addListener(moved);
    stage.yProperty().addListener(moved);
    stage.widthProperty().addListener(moved);
    stage.heightProperty().addListener(moved);
    stage.maximizedProperty().addListener(moved);
  }

  /** Whether the window could be moved by its title bar on one of the screens. */
  static boolean reachable(Bounds bounds, List<Rectangle2D> screens) {
    boolean sized =
        Double.isFinite(bounds.x() + bounds.y())
            && bounds.width() >= LEAST_WIDTH
            && bounds.height() >= LEAST_HEIGHT;
    return sized
        && screens.stream()
            .anyMatch(screen ->
                bounds.y() >= screen.getMinY()
                    && bounds.y() + GRIP_HEIGHT <= screen.getMaxY()
                    && bounds.x() + bounds.width() - GRIP_WIDTH >= screen.getMinX()
                    && bounds.x() + GRIP_WIDTH <= screen.getMaxX());
  }

  private static void remember(Stage stage, Consumer<UnaryOperator<WindowSettings>> remember) {
    if (!stage.isShowing() || stage.isIconified()) {
      return;
    }
    if (stage.isMaximized()) {
      remember.accept(window -> window.withBounds(window.bounds(), true));
      return;
    }
    Bounds bounds = new Bounds(stage.getX(), stage.getY(), stage.getWidth(), stage.getHeight());
    remember.accept(window -> window.withBounds(bounds, false));
  }
}

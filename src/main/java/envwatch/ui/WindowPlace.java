package envwatch.ui;

import envwatch.settings.WindowSettings;
import envwatch.settings.WindowSettings.Bounds;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.UnaryOperator;
import javafx.beans.InvalidationListener;
import javafx.beans.Observable;
import javafx.geometry.Dimension2D;
import javafx.geometry.Rectangle2D;
import javafx.scene.Scene;
import javafx.scene.layout.Region;
import javafx.stage.Screen;
import javafx.stage.Stage;
import org.jspecify.annotations.Nullable;

/**
 * Puts the window where it was, if that place is still on a screen, and remembers where it goes.
 */
public final class WindowPlace {
  private static final double USUAL_WIDTH = 1180;
  private static final double USUAL_HEIGHT = 760;
  private static final double LEAST_WIDTH = 760;
  private static final double LEAST_HEIGHT = 480;

  /** So much of the title bar has to be within reach of the mouse. */
  private static final double GRIP_WIDTH = 120;

  private static final double GRIP_HEIGHT = 24;

  private final WindowSettings window;
  private final Consumer<UnaryOperator<WindowSettings>> remember;

  /** Where it was; null when that is not known or on no screen any more. */
  private final @Nullable Bounds earlier;

  private final Dimension2D size;

  /**
   * @param window where it was
   * @param remember changes what is remembered of the window
   */
  public WindowPlace(WindowSettings window, Consumer<UnaryOperator<WindowSettings>> remember) {
    this.window = window;
    this.remember = remember;
    Bounds bounds = window.bounds();
    earlier = bounds != null && reachable(bounds, screens()) ? bounds : null;
    size = earlier == null ? usual() : new Dimension2D(earlier.width(), earlier.height());
  }

  private static List<Rectangle2D> screens() {
    return Screen.getScreens().stream().map(Screen::getVisualBounds).toList();
  }

  private static Dimension2D usual() {
    Rectangle2D screen = Screen.getPrimary().getVisualBounds();
    return new Dimension2D(
        Math.min(USUAL_WIDTH, screen.getWidth()), Math.min(USUAL_HEIGHT, screen.getHeight()));
  }

  /** An empty scene of the size that the window will have, so that its content is laid out once. */
  Scene scene() {
    return new Scene(new Region(), size.getWidth(), size.getHeight());
  }

  /** Of the window when it is not maximized. */
  double width() {
    return size.getWidth();
  }

  /** Puts the window there, and remembers from now on where it goes. */
  void place(Stage stage) {
    stage.setMinWidth(LEAST_WIDTH);
    stage.setMinHeight(LEAST_HEIGHT);
    put(stage);
    stage.setMaximized(window.maximized());
    if (window.maximized()) {
      putOnceRestored(stage);
    }
    InvalidationListener moved = property -> remember(stage);
    stage.xProperty().addListener(moved);
    stage.yProperty().addListener(moved);
    stage.widthProperty().addListener(moved);
    stage.heightProperty().addListener(moved);
    stage.maximizedProperty().addListener(moved);
  }

  private void put(Stage stage) {
    if (earlier != null) {
      stage.setX(earlier.x());
      stage.setY(earlier.y());
    }
    stage.setWidth(size.getWidth());
    stage.setHeight(size.getHeight());
  }

  /** A window that comes maximized has no other place to go back to by itself. */
  private void putOnceRestored(Stage stage) {
    stage
        .maximizedProperty()
        .addListener(
            new InvalidationListener() {
              @Override
              public void invalidated(Observable maximized) {
                if (stage.isShowing() && !stage.isMaximized()) {
                  maximized.removeListener(this);
                  put(stage);
                }
              }
            });
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

  private void remember(Stage stage) {
    if (!stage.isShowing() || stage.isIconified()) {
      return;
    }
    if (stage.isMaximized()) {
      remember.accept(known -> known.withBounds(known.bounds(), true));
      return;
    }
    Bounds bounds = new Bounds(stage.getX(), stage.getY(), stage.getWidth(), stage.getHeight());
    // Where a window manager puts the title bar off the screen, the next start would not go.
    boolean kept = reachable(bounds, screens());
    remember.accept(known -> known.withBounds(kept ? bounds : known.bounds(), false));
  }
}

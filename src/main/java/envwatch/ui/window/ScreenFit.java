package envwatch.ui.window;

import envwatch.settings.WindowSettings.Bounds;
import java.util.Comparator;
import java.util.List;
import javafx.geometry.Rectangle2D;
import org.jspecify.annotations.Nullable;

/** Finds the place on the screens where a window opens: always whole on them. */
final class ScreenFit {
  static final double LEAST_WIDTH = 760;
  static final double LEAST_HEIGHT = 480;

  private static final double USUAL_WIDTH = 1180;
  private static final double USUAL_HEIGHT = 760;

  /** The part of the free height that is left above the window, as when JavaFX centres one. */
  private static final double SHARE_ABOVE = 1.0 / 3;

  private ScreenFit() {}

  /**
   * Where the window was, moved and sized as far as it takes to see all of it. A window that was
   * never placed, or only on a screen that is gone, comes to the middle of the first screen.
   *
   * @param earlier place of the window with its frame; null when it is not known
   * @param screens without what task bars take of them, the primary one first
   */
  static Bounds fit(@Nullable Bounds earlier, List<Rectangle2D> screens) {
    Rectangle2D primary = screens.getFirst();
    if (earlier == null || !sound(earlier)) {
      return centred(USUAL_WIDTH, USUAL_HEIGHT, primary);
    }
    Bounds whole = rounded(large(earlier));
    double seen = screens.stream().mapToDouble(screen -> overlap(whole, screen)).sum();
    if (seen >= whole.width() * whole.height()) {
      return whole;
    }
    return screens.stream()
        .filter(screen -> overlap(whole, screen) > 0)
        .max(Comparator.comparingDouble(screen -> overlap(whole, screen)))
        .map(screen -> within(whole, screen))
        .orElseGet(() -> centred(whole.width(), whole.height(), primary));
  }

  private static boolean sound(Bounds bounds) {
    return Double.isFinite(bounds.x() + bounds.y() + bounds.width() + bounds.height());
  }

  private static Bounds large(Bounds bounds) {
    return new Bounds(
        bounds.x(),
        bounds.y(),
        Math.max(LEAST_WIDTH, bounds.width()),
        Math.max(LEAST_HEIGHT, bounds.height()));
  }

  /** Window systems place windows on whole pixels. */
  private static Bounds rounded(Bounds bounds) {
    return new Bounds(
        Math.rint(bounds.x()),
        Math.rint(bounds.y()),
        Math.rint(bounds.width()),
        Math.rint(bounds.height()));
  }

  private static double overlap(Bounds bounds, Rectangle2D screen) {
    double right = Math.min(bounds.x() + bounds.width(), screen.getMaxX());
    double bottom = Math.min(bounds.y() + bounds.height(), screen.getMaxY());
    double width = right - Math.max(bounds.x(), screen.getMinX());
    double height = bottom - Math.max(bounds.y(), screen.getMinY());
    return Math.max(0, width) * Math.max(0, height);
  }

  private static Bounds within(Bounds bounds, Rectangle2D screen) {
    double width = Math.min(bounds.width(), screen.getWidth());
    double height = Math.min(bounds.height(), screen.getHeight());
    return new Bounds(
        Math.clamp(bounds.x(), screen.getMinX(), screen.getMaxX() - width),
        Math.clamp(bounds.y(), screen.getMinY(), screen.getMaxY() - height),
        width,
        height);
  }

  private static Bounds centred(double mostWidth, double mostHeight, Rectangle2D screen) {
    double width = Math.min(mostWidth, screen.getWidth());
    double height = Math.min(mostHeight, screen.getHeight());
    return rounded(
        new Bounds(
            screen.getMinX() + (screen.getWidth() - width) / 2,
            screen.getMinY() + (screen.getHeight() - height) * SHARE_ABOVE,
            width,
            height));
  }
}

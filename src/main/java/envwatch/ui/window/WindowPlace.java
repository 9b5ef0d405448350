package envwatch.ui.window;

import envwatch.settings.WindowSettings;
import envwatch.settings.WindowSettings.Bounds;
import envwatch.util.Time;
import java.util.List;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import javafx.geometry.Insets;
import javafx.geometry.Rectangle2D;
import javafx.scene.Scene;
import javafx.scene.layout.Region;
import javafx.stage.Screen;
import javafx.stage.Stage;
import org.jspecify.annotations.Nullable;

/**
 * Puts the window where it was, whole on the screen, and remembers where the person moves it. Lives
 * on the JavaFX thread.
 */
public final class WindowPlace implements AutoCloseable {
  /** How much of the title bar has to be within reach of the mouse. */
  private static final double GRIP_WIDTH = 120;

  private static final double GRIP_HEIGHT = 24;

  /**
   * How often a window that is moved by the size of its frame is put back before it is left there.
   */
  private static final int MOST_SLIPS = 5;

  private final WindowSettings window;
  private final Consumer<UnaryOperator<WindowSettings>> remember;
  private final Time time;
  private final Executor javaFxThread;
  private final Function<Stage, Insets> frame;

  /** Where the window opens, or goes when it opens maximized and is restored. */
  private final Bounds opening;

  private @Nullable WindowPositioner settling;

  /** Where the window came to rest; null until it has. */
  private @Nullable Bounds rest;

  private boolean moved;
  private boolean takenBack;
  private int slips;

  /**
   * @param window where it was
   * @param remember changes what is remembered of the window
   */
  public WindowPlace(
      WindowSettings window,
      Consumer<UnaryOperator<WindowSettings>> remember,
      Time time,
      Executor javaFxThread) {
    this(window, remember, time, javaFxThread, WindowPositioner::frameOf);
  }

  WindowPlace(
      WindowSettings window,
      Consumer<UnaryOperator<WindowSettings>> remember,
      Time time,
      Executor javaFxThread,
      Function<Stage, Insets> frame) {
    this.window = window;
    this.remember = remember;
    this.time = time;
    this.javaFxThread = javaFxThread;
    this.frame = frame;
    opening = ScreenFit.fit(window.bounds(), screens());
  }

  /** The primary one first. */
  private static List<Rectangle2D> screens() {
    return Stream.concat(Stream.of(Screen.getPrimary()), Screen.getScreens().stream())
        .map(Screen::getVisualBounds)
        .distinct()
        .toList();
  }

  /** An empty scene of the size that the window will have, so that its content is laid out once. */
  public Scene scene() {
    return new Scene(new Region(), opening.width(), opening.height());
  }

  /** Puts the window there, and remembers from now on where the person moves it. */
  public void place(Stage stage) {
    stage.setMinWidth(Math.min(ScreenFit.LEAST_WIDTH, opening.width()));
    stage.setMinHeight(Math.min(ScreenFit.LEAST_HEIGHT, opening.height()));
    WindowPositioner starting =
        new WindowPositioner(stage, opening, time, javaFxThread, this::rested, frame);
    settling = starting;
    starting.open(opening);
    stage.setMaximized(window.get(WindowSettings.MAXIMIZED));
    Stream.of(
            stage.xProperty(),
            stage.yProperty(),
            stage.widthProperty(),
            stage.heightProperty(),
            stage.showingProperty(),
            stage.iconifiedProperty())
        .forEach(property -> property.subscribe((before, now) -> starting.changed()));
    stage
        .maximizedProperty()
        .subscribe((before, maximized) -> maximized(stage, starting, maximized));
  }

  private void maximized(Stage stage, WindowPositioner settling, boolean maximized) {
    if (!stage.isShowing()) {
      return;
    }
    remember.accept(known -> known.withBounds(known.bounds(), maximized));
    if (!maximized) {
      // A window that came maximized has no earlier place that the window system could know, and
      // JavaFX makes others as large as when maximized where their frame was another one then.
      settling.restore(rest == null ? opening : rest);
    }
  }

  private void rested(WindowPositioner settling, Bounds place) {
    Bounds before = rest;
    rest = place;
    if (before == null || WindowPositioner.same(before, place)) {
      return;
    }
    if (!moved && WindowPositioner.same(opening, place)) {
      // Only now a slow window manager has put the window where it was to open.
      return;
    }
    if (!moved && settling.slippedByFrame(place)) {
      // Hardly a person's move, however often it comes: a slow window manager puts on its frame.
      slips++;
      if (slips <= MOST_SLIPS) {
        settling.open(opening);
      }
      return;
    }
    boolean within = reachable(place, screens());
    if (within) {
      moved = true;
      remember.accept(known -> known.withBounds(place, false));
    } else if (!moved && !takenBack) {
      takenBack = true;
      settling.open(opening);
    }
  }

  /** Whether the window could be moved by its title bar on one of the screens. */
  static boolean reachable(Bounds bounds, List<Rectangle2D> screens) {
    return screens.stream()
        .anyMatch(screen ->
            bounds.y() >= screen.getMinY()
                && bounds.y() + GRIP_HEIGHT <= screen.getMaxY()
                && bounds.x() + bounds.width() - GRIP_WIDTH >= screen.getMinX()
                && bounds.x() + GRIP_WIDTH <= screen.getMaxX());
  }

  @Override
  public void close() {
    if (settling != null) {
      settling.close();
    }
  }
}

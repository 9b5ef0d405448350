package envwatch.ui.window;

import envwatch.settings.WindowSettings.Bounds;
import envwatch.util.Time;
import java.time.Duration;
import java.util.concurrent.Executor;
import java.util.function.BiConsumer;
import java.util.function.Function;
import javafx.geometry.Insets;
import javafx.scene.Scene;
import javafx.stage.Stage;
import org.jspecify.annotations.Nullable;

/**
 * Waits until a window stands where it belongs, and puts it there again if it does not.
 *
 * <p>Under X11 a window opens without a frame. Until the window manager has put it into one, JavaFX
 * knows the frame's size but not its place, or the other way round: it reports places and sizes
 * that are wrong by the frame, and moves the window there itself (update_frame_extents in JavaFX's
 * glass_window.cpp). The slower the window manager, the more often the title bar ends up above the
 * screen. Leaving the maximized state has similar moments. What is reported in that time is not
 * what a person chose.
 *
 * <p>Lives on the JavaFX thread.
 */
final class WindowPositioner implements AutoCloseable {
  /** How long nothing may change before the place of a window that opens is believed. */
  private static final Duration QUIET = Duration.ofMillis(500);

  /** How long a move by the person has to pause: place and size are reported separately. */
  private static final Duration PAUSE = Duration.ofMillis(100);

  /** How often a window manager that places windows by its own rules is opposed. */
  private static final int TRIES = 8;

  /** How many tries are left when a window is assumed to get no frame. */
  private static final int TRIES_WITHOUT_FRAME = 4;

  private final Stage stage;
  private final Time time;
  private final Executor javaFxThread;
  private final BiConsumer<WindowPositioner, Bounds> rested;
  private final Function<Stage, Insets> frame;
  private Bounds wanted;

  /** What the window filled while it was maximized; null where it has not been. */
  private @Nullable Bounds filled;

  private Time.@Nullable Alarm quiet;
  private int triesLeft;

  /** Whether a window that opens was asked for its place once more after it had got its frame. */
  private boolean confirmed;

  /** Whether the window was moved a pixel aside, to be asked for its place again. */
  private boolean aside;

  /**
   * @param place where the window belongs until it is told otherwise
   * @param rested told each time where the window has come to rest
   * @param frame what the window manager has put around the window; empty before it has
   */
  WindowPositioner(
      Stage stage,
      Bounds place,
      Time time,
      Executor javaFxThread,
      BiConsumer<WindowPositioner, Bounds> rested,
      Function<Stage, Insets> frame) {
    this.stage = stage;
    this.wanted = place;
    this.time = time;
    this.javaFxThread = javaFxThread;
    this.rested = rested;
    this.frame = frame;
  }

  /** A window opens that belongs there. */
  void open(Bounds place) {
    begin(place, null);
    put();
  }

  /**
   * The window is no longer maximized and goes back to that place, unless it is dragged elsewhere.
   */
  void restore(Bounds place) {
    boolean neverSeenThere = !over();
    begin(place, bounds());
    if (neverSeenThere) {
      put();
    }
  }

  private void begin(Bounds place, @Nullable Bounds left) {
    wanted = place;
    filled = left;
    triesLeft = TRIES;
    confirmed = false;
    aside = false;
    awaitQuiet();
  }

  /** To be called when anything about the window's place has changed. */
  void changed() {
    awaitQuiet();
  }

  private void awaitQuiet() {
    if (quiet != null) {
      quiet.cancel();
    }
    quiet = time.after(over() ? PAUSE : QUIET, () -> javaFxThread.execute(this::look));
  }

  private boolean over() {
    return triesLeft == 0;
  }

  private void look() {
    quiet = null;
    if (!stage.isShowing() || stage.isIconified() || stage.isMaximized()) {
      return;
    }
    if (aside) {
      aside = false;
      put();
      awaitQuiet();
      return;
    }
    if (!over()) {
      triesLeft--;
      boolean framed = framed() || triesLeft < TRIES_WITHOUT_FRAME;
      if (standsWhereWanted() && framed) {
        if (filled == null && framed() && !confirmed) {
          confirm();
          return;
        }
        triesLeft = 0;
      }
    }
    if (over()) {
      rested.accept(this, bounds());
      return;
    }
    if (!standsWhereWanted()) {
      putAgain();
    }
    awaitQuiet();
  }

  /**
   * JavaFX may report the wanted place while the frame, put on late, has shifted the window: only a
   * place that is asked for after that is sure. As GTK does not ask for the same place twice, the
   * window first goes a pixel aside.
   */
  private void confirm() {
    confirmed = true;
    aside = true;
    stage.setX(wanted.x() + 1);
    stage.setY(wanted.y() + 1);
    awaitQuiet();
  }

  /**
   * GTK does not ask a second time for the place that it asked for last; so each other try is next
   * to it.
   */
  private void putAgain() {
    put();
    if (triesLeft % 2 == 0) {
      stage.setX(wanted.x() + 1);
      stage.setY(wanted.y() + 1);
    }
  }

  private boolean framed() {
    return !Insets.EMPTY.equals(frame.apply(stage));
  }

  /** The frame as JavaFX knows it: left of and above the content. */
  static Insets frameOf(Stage stage) {
    Scene scene = stage.getScene();
    return scene.getX() > 0 || scene.getY() > 0
        ? new Insets(scene.getY(), 0, 0, scene.getX())
        : Insets.EMPTY;
  }

  private boolean standsWhereWanted() {
    Bounds now = bounds();
    boolean elsewhere = filled != null && !same(filled, now);
    return elsewhere || same(wanted, now);
  }

  private void put() {
    stage.setX(wanted.x());
    stage.setY(wanted.y());
    stage.setWidth(wanted.width());
    stage.setHeight(wanted.height());
  }

  private Bounds bounds() {
    return new Bounds(stage.getX(), stage.getY(), stage.getWidth(), stage.getHeight());
  }

  /** Whether the window has slipped from where it was wanted by its frame, once or twice. */
  boolean slippedByFrame(Bounds place) {
    double left = frame.apply(stage).getLeft();
    double top = frame.apply(stage).getTop();
    return framed() && (same(shifted(left, top), place) || same(shifted(2 * left, 2 * top), place));
  }

  private Bounds shifted(double left, double up) {
    return new Bounds(wanted.x() - left, wanted.y() - up, wanted.width(), wanted.height());
  }

  /** Whether both are the same place, apart from what a scaled screen rounds. */
  static boolean same(Bounds one, Bounds other) {
    return Math.abs(one.x() - other.x()) < 1
        && Math.abs(one.y() - other.y()) < 1
        && Math.abs(one.width() - other.width()) < 1
        && Math.abs(one.height() - other.height()) < 1;
  }

  /** Tells of a move just before; then of nothing any more. To be called while the window shows. */
  @Override
  public void close() {
    if (quiet != null) {
      quiet.cancel();
      if (over()) {
        look();
      }
      quiet = null;
    }
  }
}

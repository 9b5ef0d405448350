package envwatch.app;

import envwatch.model.EnvironmentKey;
import envwatch.ui.kit.Ticker;
import envwatch.ui.model.Connections;
import envwatch.ui.model.DashboardModel;
import envwatch.util.Time;
import java.time.Duration;
import java.time.Instant;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import javafx.application.Platform;
import javafx.scene.Scene;
import javafx.scene.input.InputEvent;
import org.jspecify.annotations.Nullable;

/**
 * Lets time pass in the window: in short steps while somebody uses it, in longer ones while nobody
 * does. Confined to the JavaFX thread.
 */
final class WindowClock implements AutoCloseable {
  private static final Duration UNUSED_AFTER = Duration.ofSeconds(10);

  private final Time time;
  private final DashboardModel model;
  private final NewestView views;
  private final AttendedSelection selection;
  private final Ticker ticker;
  private @Nullable HeapTrimmer heapTrimmer;

  /**
   * @param views delivered whenever time passes
   * @param attended is told which environment is to be looked at more often; null for none
   */
  WindowClock(
      Time time,
      DashboardModel model,
      NewestView views,
      Consumer<@Nullable EnvironmentKey> attended) {
    this.time = time;
    this.model = model;
    this.views = views;
    selection = new AttendedSelection(time, attended);
    model.selectedProperty().subscribe(row -> selection.select(row == null ? null : row.key()));
    ticker = new Ticker(time, Platform::runLater, this::timePassed, this::secondsMatter);
  }

  /** To run while the window can be seen, and to close with it. */
  Ticker ticker() {
    return ticker;
  }

  /**
   * Begins to follow whether somebody uses the window.
   *
   * @param background runs what takes a while
   */
  void follow(Scene scene, Executor background) {
    scene.addEventFilter(InputEvent.ANY, event -> used());
    heapTrimmer = HeapTrimmer.ofThisProcess(time, this::windowInUse, background);
  }

  private void used() {
    selection.used();
    ticker.hurry();
  }

  /** Called on a thread of the timer, too. */
  private boolean windowInUse() {
    return selection.unused().compareTo(UNUSED_AFTER) < 0;
  }

  private boolean secondsMatter() {
    return windowInUse() || Connections.countedDown(model.shownAccounts());
  }

  private void timePassed(Instant now) {
    // First, so that the moment of the view, which is an earlier one, is not told, too.
    model.tick(now);
    views.deliver();
    selection.update();
  }

  @Override
  public void close() {
    if (heapTrimmer != null) {
      heapTrimmer.close();
    }
  }
}
